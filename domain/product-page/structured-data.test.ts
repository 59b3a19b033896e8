import { describe, expect, it } from "vitest";
import { offersGraph, productGraph, structuredDataText } from "./structured-data";

const place = { url: "https://shop.example/products/4060", country: "US" };
const sold = { sku: "4060S", offer: { amount: "385.00", currency: "USD", availability: "InStock" } } as const;
const unsold = { sku: "4060L", offer: null } as const;
const akt = {
  key: "4060",
  name: "Akt",
  description: "Detects Akt.",
  productType: "Primary Antibody",
  images: [],
  evidence: null,
};

describe("product structured data", () => {
  it("C-DATA-13: offers only sizes that are sold, with absolute URLs", () => {
    const [thing] = productGraph({ ...akt, sizes: [sold, unsold] }, [], place)["@graph"];
    expect(thing).toMatchObject({
      "@id": "https://shop.example/products/4060#product",
      sku: "4060S",
      offers: [
        {
          sku: "4060S",
          url: "https://shop.example/products/4060S",
          price: "385.00",
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          itemCondition: "https://schema.org/NewCondition",
          eligibleRegion: "US",
        },
      ],
    });
    expect(productGraph({ ...akt, sizes: [unsold] }, [], place)["@graph"][0]).not.toHaveProperty("offers");
    expect(offersGraph([unsold], place)).toBeNull();
  });

  it("late offers refer to the same product", () => {
    expect(offersGraph([sold], place)).toMatchObject({ "@id": "https://shop.example/products/4060#product" });
  });

  it("numbers the breadcrumb; a step without a page has no URL", () => {
    const crumbs = [{ label: "Home", to: "/" }, { label: "Akt" }];
    expect(productGraph({ ...akt, sizes: [] }, crumbs, place)["@graph"][1]).toMatchObject({
      itemListElement: [
        { position: 1, name: "Home", item: "https://shop.example/" },
        { position: 2, name: "Akt" },
      ],
    });
  });

  it("cannot end its script element", () => {
    const text = structuredDataText({ name: "</script><!-- \u2028\u2029" });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><!-- \u2028\u2029" });
  });
});
