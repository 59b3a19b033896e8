import { describe, expect, it } from "vitest";
import { demoTaxRules } from "../../demo/checkout/taxes";
import { newCart } from "../../tests/factories/cart";
import { boston } from "../../tests/factories/checkout";
import { keptState, stateCode } from "../account/states";
import { moneyOf } from "../money/money";
import { taxOf, taxRuleFor } from "./tax";
import { taxLabel } from "./tax-label";

const percentIn = (country: string, state?: string | null) => {
  const rule = taxRuleFor({ country, state }, demoTaxRules);
  return rule && rule.partsPerMillion / 10_000;
};

describe("tax rules", () => {
  it("T-CART-07: use the state, by code or name", () => {
    for (const state of ["MA", "ma", " Massachusetts ", "MASSACHUSETTS", "M.A."]) {
      expect([state, percentIn("US", state)]).toEqual([state, 6.25]);
    }
    expect(percentIn("US", "New Hampshire")).toBe(0);
  });

  it("T-CHK-13: do not fall back to the country's rule if a required state is missing", () => {
    for (const state of [undefined, null, "", "ZZ", "Bavaria", "constructor"])
      expect(percentIn("US", state)).toBeNull();
    expect(percentIn("DE")).toBe(19);
    expect(percentIn("DE", "Bayern")).toBe(19);
    expect(percentIn("BR", "SP")).toBeNull();
  });
});

it("a verified certificate of the destination's state removes the tax and states its number", () => {
  const cart = newCart();
  const exemptions = [{ number: "E-77", states: ["MA"], expiresOn: "2099-12-31" }];
  const taxTo = (state: string) => {
    const placed = { ...cart, shippingAddress: { ...boston, state } };
    return taxOf(
      { goods: moneyOf(10_000, "USD"), shipping: null, cart: placed },
      { taxRules: [...demoTaxRules], exemptions },
    )[0];
  };
  const exempt = taxTo("Massachusetts");
  expect(exempt).toMatchObject({ partsPerMillion: 0, exemption: "E-77", amount: { centAmount: 0 } });
  expect(exempt && taxLabel(exempt, "en")).toBe("Sales tax: exempt, certificate E-77");
  expect(taxTo("NY")).not.toHaveProperty("exemption");
  // The state has no sales tax, so there is nothing to be exempt from.
  expect(taxTo("NH")).not.toHaveProperty("exemption");
});

describe("states", () => {
  it("A-ADDR-02: are stored as codes in countries with known states", () => {
    expect([stateCode("CA", "québec"), stateCode("AU", "nsw"), stateCode("AU", "Western Australia")]).toEqual([
      "QC",
      "NSW",
      "WA",
    ]);
    expect(keptState("US", "Puerto rico")).toBe("PR");
    expect(keptState("BR", "sp")).toBe("sp");
    expect(keptState("US", null)).toBeNull();
  });
});
