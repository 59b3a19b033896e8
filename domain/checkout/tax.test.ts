import { describe, expect, it } from "vitest";
import { demoTaxRules } from "../../demo/checkout/taxes";
import { keptState, stateCode } from "../account/states";
import { taxRuleFor } from "./tax";

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
