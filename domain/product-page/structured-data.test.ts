import { describe, expect, it } from "vitest";
import { offersGraph, productGraph, structuredDataText } from "./structured-data";

const place = { url: "https://shop.example/products/4060", country: "US", returnDays: null };
const offer = { amount: "385.00", currency: "USD", availability: "InStock", shipping: null } as const;
const sold = { sku: "4060S", amount: "100", unit: "µl", offer } as const;
const unsold = { sku: "4060L", amount: "1", unit: "ml", offer: null } as const;
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

  it("sizes are variants of one group, to which the offers refer", () => {
    const [thing, group] = productGraph({ ...akt, sizes: [sold, unsold] }, [], place)["@graph"];
    expect(group).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "4060",
      variesBy: "https://schema.org/size",
      hasVariant: [
        { "@id": "https://shop.example/products/4060S#size", sku: "4060S", name: "Akt, 100 µl", size: "100 µl" },
        { sku: "4060L", size: "1 ml" },
      ],
    });
    expect(thing).toMatchObject({ offers: [{ itemOffered: { "@id": "https://shop.example/products/4060S#size" } }] });
  });

  it.each([
    [14, { returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow", merchantReturnDays: 14 }],
    [0, { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }],
  ])("an offer states shipping and returns within %i days", (returnDays, policy) => {
    const transitDays = { least: 2, most: 5 };
    const shipped = { ...sold, offer: { ...offer, shipping: { rate: "29.00", transitDays } } };
    expect(offersGraph([shipped], { ...place, returnDays })?.offers[0]).toMatchObject({
      shippingDetails: {
        shippingRate: { value: "29.00", currency: "USD" },
        shippingDestination: { addressCountry: "US" },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 5, unitCode: "DAY" } },
      },
      hasMerchantReturnPolicy: { applicableCountry: "US", ...policy },
    });
  });

  it("an offer states its prices for larger quantities, and its price is that of one piece", () => {
    const breaks = [
      { pieces: 10, amount: "350.00" },
      { pieces: 50, amount: "300.00" },
    ];
    const [stated] = offersGraph([{ ...sold, offer: { ...offer, breaks } }], place)?.offers ?? [];
    expect(stated).toMatchObject({
      price: "385.00",
      priceSpecification: [
        {
          ...{ "@type": "UnitPriceSpecification", price: "350.00", priceCurrency: "USD" },
          eligibleQuantity: { "@type": "QuantitativeValue", minValue: 10, unitCode: "C62" },
        },
        { price: "300.00", eligibleQuantity: { minValue: 50 } },
      ],
    });
  });

  it("an offer does not state what is not known", () => {
    const [plain] = offersGraph([sold], place)?.offers ?? [];
    expect(plain).not.toHaveProperty("priceSpecification");
    expect(Object.keys(plain ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/shipping|Return|priceValidUntil|deliveryTime/)]),
    );
  });

  it("rates the product by its reviews, and marks invented ones", () => {
    const review = { rating: 4, title: "Clean", text: "One band.", author: "A lab", lang: "en", day: "2026-01-02" };
    // Search engines refuse a review without an author's name.
    const shown = [
      { ...review, demonstration: true },
      { ...review, author: "", demonstration: true },
    ];
    const rated = { ...akt, sizes: [], reviews: { total: 3, average: 4.333, shown, demonstration: true } };
    expect(productGraph(rated, [], place)["@graph"][0]).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5, description: "Made up for a demonstration." },
      review: [{ name: "Clean", author: { name: "A lab" }, description: "Made up for a demonstration." }],
    });
    const unrated = { ...akt, sizes: [], reviews: { total: 0, average: null, shown: [], demonstration: false } };
    expect(productGraph(unrated, [], place)["@graph"][0]).not.toHaveProperty("aggregateRating");
  });

  it("states that a product is no longer sold, and nothing about one that is", () => {
    const formers = { formerKeys: ["9271"], formerNames: [], replacement: null };
    const graphOf = (standing: "sold" | "withdrawn") =>
      productGraph({ ...akt, sizes: [], lineage: { ...formers, standing } }, [], place)["@graph"][0];
    expect(graphOf("withdrawn")).toMatchObject({
      identifier: [{ propertyID: "former catalog number", value: "9271" }],
      additionalProperty: [{ "@type": "PropertyValue", name: "status", value: "withdrawn" }],
    });
    expect(graphOf("sold")).not.toHaveProperty("additionalProperty");
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
