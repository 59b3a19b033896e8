import { describe, expect, it } from "vitest";
import { carriedOut, newCart } from "../../tests/factories/cart";
import { checkout, promotion } from "../../tests/factories/checkout";

const tenPercent = { kind: "percentage", partsPerMillion: 100_000 } as const;
const first = promotion({ id: "first", code: "FIRST", effect: tenPercent });
const alone = promotion({ id: "alone", code: "ALONE", effect: tenPercent, stackingMode: "StopAfterThisDiscount" });
const last = promotion({ id: "last", code: "LAST", effect: { kind: "freeShipping" } });

const statesOf = (promotions: (typeof first)[], codes: readonly string[]) =>
  carriedOut(
    newCart(),
    [
      { action: "addLineItem", sku: "4060S", quantity: 1 },
      ...codes.map((code) => ({ action: "addDiscountCode" as const, code })),
    ],
    { checkout: { ...checkout, promotions } },
  ).discountCodes.map(({ discountCode, state }) => [discountCode.code, state]);

describe("stacking", () => {
  it("ends after a promotion that stops it, in the order of the settings", () => {
    expect(statesOf([first, alone, last], ["LAST", "FIRST", "ALONE"])).toEqual([
      ["LAST", "ApplicationStoppedByPreviousDiscount"],
      ["FIRST", "MatchesCart"],
      ["ALONE", "MatchesCart"],
    ]);
  });

  it("is not stopped by a promotion that does not apply itself", () => {
    const elsewhere = { ...alone, countries: ["DE"] };
    expect(statesOf([elsewhere, last], ["ALONE", "LAST"])).toEqual([
      ["ALONE", "DoesNotMatchCart"],
      ["LAST", "MatchesCart"],
    ]);
  });
});
