import { describe, expect, it } from "vitest";
import { isLedAway } from "./led-away";

describe("the address that a document was made for", () => {
  const location = { pathname: "/checkout/confirmation", search: "?n=1" };

  it("is another one when path or query differ", () => {
    expect(isLedAway({ location, cameTo: "/checkout/confirmation?n=1" })).toBe(false);
    expect(isLedAway({ location, cameTo: "/checkout/summary?n=1" })).toBe(true);
    expect(isLedAway({ location, cameTo: "/checkout/confirmation" })).toBe(true);
  });

  it("is taken for this one where nothing is known of it", () => {
    expect(isLedAway({ location })).toBe(false);
  });
});
