/** Products and stock for tests: small, valid, and equal unless a test changes them. */

import type { StockRecord } from "@contracts/catalogue/availability";
import type { Product, Variant } from "@contracts/catalogue/catalogue";
import type { CountryPrice } from "@contracts/values/money";

export const price = (country: string, centAmount: number, currencyCode: string): CountryPrice => ({
  country,
  centAmount,
  currencyCode,
  fractionDigits: currencyCode === "JPY" ? 0 : 2,
});

/** Prices of a size in every country with list prices. */
export const prices = (base: number): CountryPrice[] => [
  price("US", base, "USD"),
  price("DE", base + 1000, "EUR"),
  price("AT", base + 1000, "EUR"),
  price("GB", base - 500, "GBP"),
  price("NL", base + 1200, "EUR"),
  price("JP", base * 2, "JPY"),
  price("CN", base * 7, "CNY"),
];

export function variant(
  sku: string,
  over: Partial<Omit<Variant, "sku" | "attributes">> & { attributes?: Partial<Variant["attributes"]> } = {},
): Variant {
  return {
    id: over.id ?? 1,
    sku,
    prices: over.prices ?? prices(38_500),
    attributes: {
      active: true,
      amount: "100",
      uom: "µl",
      unit: "Regular",
      code: sku.replace(/^[0-9]+/, ""),
      published: true,
      tests: 0,
      assemblyOptionCode: null,
      assemblyOptionText: null,
      ...over.attributes,
    },
  };
}

export function product(key: string, over: Partial<Product> = {}): Product {
  return {
    id: `product-${key}`,
    key,
    version: 1,
    name: `Antibody ${key}`,
    description: "Detects endogenous levels of the target.",
    published: true,
    hasStagedChanges: false,
    priceMode: "Embedded",
    createdAt: "2020-01-01T00:00:00.000Z",
    lastModifiedAt: "2024-01-01T00:00:00.000Z",
    releasedDate: "2020-01-01",
    status: "Released",
    productType: "Primary Antibody",
    productCategory: "primary-antibodies",
    sales: { unitsLast12Months: 12 },
    citationCount: 3,
    masterVariant: variant(`${key}S`),
    variants: [],
    attributes: {
      host: "Rabbit",
      isotype: "IgG",
      clonality: "Monoclonal",
      clone: "D9E",
      concentration: null,
      conjugation: null,
      casNumber: null,
      coa: null,
      storage: null,
      storageTemperature: "-20",
      molecularWeight: 60,
      molecularWeightBasis: "sequence",
      observedMolecularWeight: [60],
      formulation: null,
      purity: null,
      endotoxin: null,
      directionsForUse: null,
      qualityControl: null,
      reagentsNotIncluded: [],
      pathways: [],
      background: null,
      sourcePurification: null,
      specificitySensitivity: null,
      epitopeTag: null,
      safety: null,
      safetyData: null,
      immunogen: null,
      protein: null,
      targetModifications: [],
      recombinant: true,
      xp: false,
      newProduct: false,
      rrid: null,
      demonstration: false,
      kitComponents: [],
      lots: [],
      lotBridges: [],
      figures: [],
      protocols: [],
      references: [],
      keywords: [],
      targets: [],
      statusDates: [],
      unspsc: "41116100",
      statements: [],
      fluorescents: [],
      elisaKits: [],
      matchedPairs: [],
      proteinControls: [],
      conjugates: { parent: null, children: [], siblings: [], carrierFree: null },
      chimerics: [],
      alternatives: [],
      recommendations: [],
      successor: null,
      panel: null,
      panelPart: null,
      lineage: null,
      auditLog: { "xml-generation-date": "2024-01-01" },
    },
    ...over,
  };
}

export const stock = (sku: string, over: Partial<StockRecord> = {}): StockRecord => ({
  sku,
  productKey: sku.replace(/[A-Z].*$/, ""),
  prices: [price("JP", 58_000, "JPY"), price("CN", 329_900, "CNY")],
  onHand: 40,
  replenishmentDays: 14,
  ...over,
});

/** One JSON object per line, as imports expect. */
export const ndjson = (records: readonly unknown[]): string =>
  records.map((record) => JSON.stringify(record)).join("\n");

/** Products shared by the tests of cart and catalogue. */
export const shelf: readonly Product[] = [
  product("4060", {
    name: "Phospho-Akt (Ser473) Rabbit mAb",
    variants: [
      variant("4060T", { id: 2, prices: prices(12_900), attributes: { unit: "Trial", amount: "20" } }),
      variant("4060L", { id: 3, prices: prices(98_000), attributes: { unit: "Large", amount: "300" } }),
    ],
  }),
  product("9272", { name: "Akt Antibody", masterVariant: variant("9272S", { prices: prices(29_900) }) }),
  product("2101", { status: "Released - On Hold" }),
  product("2102", { status: "Discontinued" }),
  product("2103", { status: "Pending", published: false }),
  product("2104", { status: "Pre-discontinued" }),
  product("2106", { status: "Obsolete" }),
  product("2110", { masterVariant: variant("2110S", { prices: [price("US", 10_000, "USD")] }) }),
  product("2112"),
  product("3990", { productType: "PTM Scan", masterVariant: variant("3990S", { prices: [] }) }),
  product("2500", { masterVariant: variant("2500S", { attributes: { active: false } }) }),
  ...Array.from({ length: 110 }, (_, index) => product(String(5000 + index))),
];
