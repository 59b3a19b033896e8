import { describe, expect, it } from "vitest";
import { ServiceFailure } from "~/services/service-failure";
import { stopAt } from "./basket.server";

const url = new URL("http://shop.test/checkout/summary?from=mail");

/** Where a page leads that could not read its basket; null for an outage. */
function leads(expired: "customer" | "punchout" | "anonymous" | null, status: number): string | null {
  try {
    return stopAt({ session: { expired } }, url, { status });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    expect(thrown).toBeInstanceOf(ServiceFailure);
    return null;
  }
}

describe("a page of the checkout without its basket", () => {
  it("leads on where a session has ended, and is out only where the gateway is", () => {
    expect(leads("customer", 400)).toBe("/account/sign-in?goto=%2Fcheckout%2Fsummary%3Ffrom%3Dmail");
    expect(leads("anonymous", 400)).toBe("/cart");
    expect(leads("punchout", 401)).toBe("/cart");
    expect(leads(null, 401)).toBe("/cart");
    expect(leads("anonymous", 429)).toBeNull();
    for (const status of [0, 500, 503]) expect(leads(null, status)).toBeNull();
  });
});
