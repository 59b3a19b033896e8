import { describe, expect, it } from "vitest";
import { price, product, variant } from "../../tests/factories/product";
import { requiredSelling } from "../../tests/factories/selling";
import type { PriceFact } from "../selling/types";
import { asksPriceService, sizeRows } from "./sizes";

const us = { country: "US", settings: requiredSelling, preview: false } as const;
const japan = { ...us, country: "JP" } as const;
const akt = product("4060", {
  masterVariant: variant("4060S", { prices: [price("US", 38_500, "USD")] }),
  variants: [
    variant("4060T", { prices: [price("US", 0, "USD")], attributes: { unit: "Trial", amount: "20" } }),
    variant("4060L", { prices: [price("DE", 98_000, "EUR")] }),
  ],
});

describe("product sizes", () => {
  it("C-DATA-13: use only a price above 0 in the shopper's country", () => {
    const rows = sizeRows({ ...us, product: akt });
    expect(rows.map(({ sku, price: shown, addsToBasket }) => [sku, shown, addsToBasket])).toEqual([
      ["4060S", "$385.00", true],
      ["4060T", null, false],
      ["4060L", null, false],
    ]);
    expect(rows.map(({ offer }) => offer)).toEqual([
      { amount: "385.00", currency: "USD", availability: "InStock", shipping: null },
      null,
      null,
    ]);
    const cent = variant("4060S", { prices: [price("US", 1, "USD")] });
    expect(sizeRows({ ...us, product: product("4060", { masterVariant: cent }) })[0]?.price).toBe("$0.01");
  });

  it("state the cheapest shipping of one piece in their currency", () => {
    const transitDays = { least: 2, most: 5 };
    const method = (currency: string, centAmount: number, free: number | null = null) => ({
      currency,
      tiers: [
        { upToWeight: 2, centAmount },
        { upToWeight: 9, centAmount: centAmount * 2 },
      ],
      freeFromCentAmount: free,
      ...(centAmount === 2900 && { transitDays }),
    });
    const shipping = (of: object, productTypes: Record<string, number> = {}) => {
      const terms = { weights: { default: 1, productTypes }, returns: [], shippingMethods: [], ...of };
      return sizeRows({ ...us, product: akt, terms })[0]?.offer?.shipping;
    };
    const methods = [method("USD", 4900), method("USD", 2900), method("EUR", 100)];
    expect(shipping({ shippingMethods: methods })).toEqual({ rate: "29.00", transitDays });
    expect(shipping({ shippingMethods: methods }, { [akt.productType]: 5 })).toEqual({ rate: "58.00", transitDays });
    expect(shipping({ shippingMethods: methods }, { [akt.productType]: 10 })).toBeNull();
    expect(shipping({ shippingMethods: [method("USD", 4900, 38_500), method("USD", 2900, 38_501)] })).toEqual({
      rate: "0.00",
      transitDays: null,
    });
    expect(shipping({})).toBeNull();
  });

  it("C-DATA-14: mark the trial size", () => {
    expect(sizeRows({ ...us, product: akt }).map(({ trial }) => trial)).toEqual([false, true, false]);
  });

  it("state the prices for larger quantities, where a price is shown", () => {
    const breaks = [
      { pieces: 10, centAmount: 35_000 },
      // Higher than the price for ten, so nobody pays it.
      { pieces: 20, centAmount: 36_000 },
      { pieces: 50, centAmount: 30_000 },
    ];
    const size = variant("4060S", { prices: [{ ...price("US", 38_500, "USD"), breaks }] });
    const listed = product("4060", { masterVariant: size });
    const [row] = sizeRows({ ...us, product: listed });
    expect(row?.breaks).toEqual([
      { pieces: 10, price: "$350.00" },
      { pieces: 50, price: "$300.00" },
    ]);
    expect(row?.offer).toMatchObject({
      amount: "385.00",
      breaks: [
        { pieces: 10, amount: "350.00" },
        { pieces: 50, amount: "300.00" },
      ],
    });
    expect(sizeRows({ ...us, country: "BR", product: listed })[0]?.breaks).toEqual([]);
  });

  it("omit unpublished and duplicate sizes", () => {
    const hidden = variant("4060L", { attributes: { published: false } });
    const rows = sizeRows({ ...us, product: product("4060", { variants: [hidden, variant("4060S")] }) });
    expect(rows.map(({ sku }) => sku)).toEqual(["4060S"]);
  });

  it("C-PRICE-06: take the price from the price service in Japan and China, never from the catalogue", () => {
    expect(["US", "DE", "JP", "CN"].filter((country) => asksPriceService(country, requiredSelling))).toEqual([
      "JP",
      "CN",
    ]);
    const listed = product("4060", { masterVariant: variant("4060S", { prices: [price("JP", 58_000, "JPY")] }) });
    const shown = (lookup: ReadonlyMap<string, PriceFact> | "failed" | null) =>
      sizeRows({ ...japan, product: listed, lookup })[0];
    expect(shown(null)).toMatchObject({ priceVisibility: "lookup", price: null });
    expect(shown("failed")).toMatchObject({ priceVisibility: "hidden", price: null, offer: null });
    expect(shown(new Map())).toMatchObject({ priceVisibility: "hidden", price: null });
    const answer = new Map<string, PriceFact>([["4060S", { kind: "known", price: price("JP", 61_000, "JPY") }]]);
    expect(shown(answer)?.price).toContain("61,000");
  });
});
