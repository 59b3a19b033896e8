import type { ProductBrief } from "@contracts/catalogue/briefs";
import type { SellingSettings } from "@contracts/settings";
import { describe, expect, it } from "vitest";
import type { ProductHit } from "./hits.server";
import { offerRows } from "./offers.server";

const settings: SellingSettings = {
  priceCountries: ["US", "DE"],
  priceServiceCountries: ["JP", "CN"],
  basketCountries: ["US", "DE", "JP"],
  quoteCountries: ["US", "DE", "JP"],
  b2dAllowedCountries: ["BR"],
  partnerCountries: { NL: "https://partner.example/" },
  punchoutCountries: ["US"],
  excludedSkus: {},
  hidePriceSkus: [],
  madeToOrderSkus: [],
};
const hit: ProductHit = {
  sizes: [
    { sku: "4060S", amount: "100", unit: "µl" },
    { sku: "4060T", amount: "20", unit: "µl" },
  ],
  status: "Released",
  row: {
    id: "4060",
    number: "4060",
    href: "/products/4060",
    name: [{ text: "Akt", match: false }],
    applications: [],
    species: [],
    host: "Rabbit",
    kind: "Primary Antibody",
    clonality: "Monoclonal",
    clone: "B7R2",
    weights: [60],
    citations: 0,
    thumbnails: [],
    discontinued: false,
  },
};
const brief = (country: string): ProductBrief => ({
  sku: "4060S",
  productKey: "4060",
  name: "Akt",
  status: "Released",
  category: "primary-antibodies",
  productType: "Primary Antibody",
  listPrice: { centAmount: 41_000, currencyCode: "USD", fractionDigits: 2, country },
  size: { sku: "4060S", amount: "100", unit: "µl" },
  applications: ["WB"],
});

const offerIn = async (country: string, briefs: readonly ProductBrief[] | null = [brief(country)]) => {
  const asked: (readonly string[])[] = [];
  const offers = await offerRows({
    hits: [hit],
    country,
    preview: false,
    settings,
    readBriefs: async (skus) => {
      asked.push(skus);
      return briefs;
    },
  });
  return { ...offers, offer: offers.rows[0]?.offer, asked };
};

describe("offers on a results page", () => {
  it("have the country's price and an add button", async () => {
    const { offer, failed, asked } = await offerIn("US");
    expect(offer).toMatchObject({ sku: "4060S", price: { centAmount: 41_000 }, reason: null, action: "add" });
    expect(offer?.sizes.map(({ sku, price }) => [sku, price?.centAmount ?? null])).toEqual([
      ["4060S", 41_000],
      ["4060T", null],
    ]);
    expect(failed).toBe(false);
    expect(asked).toEqual([["4060S", "4060T"]]);
  });
  it("C-PRICE-05, C-PRICE-07: say why there is no price", async () => {
    expect((await offerIn("FR")).offer).toMatchObject({ price: null, reason: "country", action: "none" });
    expect((await offerIn("BR", [brief("US")])).offer).toMatchObject({
      price: null,
      reason: "distributor",
      action: "lead",
    });
    expect((await offerIn("NL")).offer).toMatchObject({
      price: null,
      action: "partner",
      partnerHref: "https://partner.example/",
    });
  });
  it("request no prices where none are shown", async () => {
    expect((await offerIn("FR")).asked).toEqual([]);
  });
  it("leave the price lookup for Japan and China to the product page", async () => {
    expect((await offerIn("CN", [{ ...brief("CN"), listPrice: null }])).offer).toMatchObject({
      price: null,
      reason: "price-pending",
    });
  });
  it("C-PRICE-12: report failed pricing, and never sell at an unknown price", async () => {
    const { offer, failed } = await offerIn("US", null);
    expect(failed).toBe(true);
    expect(offer).toMatchObject({ price: null, reason: "price-failed", action: "none" });
  });
});
