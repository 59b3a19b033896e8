import { describe, expect, it } from "vitest";
import { ServiceFailure } from "~/services/service-failure";
import { stopAt } from "./basket.server";

const url = new URL("http://shop.test/checkout/summary?from=mail");

/** Redirect target of a page that could not read its basket; null for an outage. */
function leads(expired: "customer" | "punchout" | "anonymous" | null, status: number): string | null {
  try {
    return stopAt({ session: { expired } }, url, { status });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get("location");
    expect(thrown).toBeInstanceOf(ServiceFailure);
    return null;
  }
}

describe("a checkout page without its basket", () => {
  it("redirects if a session has ended, and reports an outage only for gateway failures", () => {
    expect(leads("customer", 400)).toBe("/account/sign-in?goto=%2Fcheckout%2Fsummary%3Ffrom%3Dmail");
    expect(leads("anonymous", 400)).toBe("/cart");
    expect(leads("punchout", 401)).toBe("/cart");
    expect(leads(null, 401)).toBe("/cart");
    expect(leads("anonymous", 429)).toBeNull();
    for (const status of [0, 500, 503]) expect(leads(null, status)).toBeNull();
  });
});
