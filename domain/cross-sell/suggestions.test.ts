import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { crossSellRules } from "./rules";
import { type BasketProduct, checkoutTypeOf, crossSellSuggestions } from "./suggestions";

const line = (sku: string, ...applications: string[]): BasketProduct => ({
  sku,
  productKey: sku.replace(/[A-Z].*$/, ""),
  applications,
});
const regular = { checkoutType: "regular", elisaCrossSell: true };
const types = (lines: BasketProduct[], over: Partial<typeof regular> = {}) =>
  crossSellSuggestions(lines, { ...regular, ...over }).map(({ type }) => type);

describe("crossSellSuggestions", () => {
  it("T-XSELL-01, T-XSELL-04: a product for Western blotting suggests the wb product, with SKU, name and type", () => {
    expect(crossSellSuggestions([line("4060S", "WB")], regular)).toEqual([
      { sku: "9803S", productName: "Cell Lysis Buffer (10X)", type: "wb" },
    ]);
  });

  it("T-XSELL-05: one for immunohistochemistry suggests the ihc product", () => {
    expect(types([line("4060S", "IHC-P")])).toEqual(["ihc"]);
    expect(types([line("4060S", "IHC")])).toEqual(["ihc"]);
    expect(types([line("4060S", "IHCX", "IF-IC")])).toEqual([]);
  });

  it("T-XSELL-02: never suggests a product that is in the basket", () => {
    expect(types([line("4060S", "WB"), line("9803S", "WB")])).toEqual([]);
  });

  it.each(["quote", "punchout", "quoteb2d"])(
    "T-XSELL-03: does not suggest wb and ihc for the checkout type %s",
    (checkoutType) => {
      expect(types([line("4060S", "WB", "IHC-P"), line("86538S")], { checkoutType })).toEqual(["sec"]);
    },
  );

  it.each([
    ["86538S", "sec"],
    ["50030S", "sec"],
    ["29666S", "if"],
    ["19707S", "if"],
  ])("T-XSELL-06: %s suggests the %s kit only if the flag is on", (sku, type) => {
    expect(types([line(sku)])).toEqual([type]);
    expect(types([line(sku)], { elisaCrossSell: false })).toEqual([]);
  });

  it("T-XSELL-07: InTraSeq kit and cocktail suggest each other", () => {
    const offered = (sku: string) => crossSellSuggestions([line(sku)], regular).map((suggestion) => suggestion.sku);
    expect([offered("82906S"), offered("48167S")]).toEqual([["48167S"], ["82906S"]]);
    expect(crossSellSuggestions([line("82906S"), line("48167S")], regular)).toEqual([]);
  });

  it("T-XSELL-08, T-XSELL-09: suggests each product once, and only six SKUs, for any basket", () => {
    const skus = ["4060S", "86538S", "50030S", "29666S", "19707S", "82906S", "48167S", "9803S", "8112L"];
    const anyLine = fc.record({
      sku: fc.constantFrom(...skus),
      codes: fc.subarray(["WB", "IHC-P", "IHC-F", "IF-IC", "ELISA"]),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine),
        fc.boolean(),
        fc.constantFrom("regular", "quote"),
        (lines, elisaCrossSell, checkoutType) => {
          const offered = crossSellSuggestions(
            lines.map(({ sku, codes }) => line(sku, ...codes)),
            { checkoutType, elisaCrossSell },
          ).map(({ sku }) => sku);
          expect(doubled(offered)).toEqual([]);
          expect(offered.filter((sku) => lines.some((one) => one.sku === sku))).toEqual([]);
          expect(["82906S", "48167S", "9803S", "8112L", "64509S", "47140S"]).toEqual(expect.arrayContaining(offered));
        },
      ),
    );
    expect(new Set(crossSellRules.map(({ sku }) => sku)).size).toBe(6);
  });
});

describe("checkout type of a basket", () => {
  const of = (checkoutType: unknown, ofCountry: string) =>
    checkoutTypeOf({ custom: { type: null, fields: { checkoutType } } }, ofCountry);

  it("T-CART-26, T-XSELL-03: a basket on its way to a quote is not regular", () => {
    expect(["quote", "quoteb2d", "regular", "", null, undefined].map((type) => of(type, "regular"))).toEqual([
      ...["quote", "quoteb2d", "regular", "regular", "regular", "regular"],
    ]);
    expect([of("regular", "quote"), of("regular", "punchout")]).toEqual(["quote", "punchout"]);
  });
});
