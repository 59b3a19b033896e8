import { stockRecord } from "@contracts/catalogue/availability";
import { type Product, product } from "@contracts/catalogue/catalogue";
import { citationRecord } from "@contracts/catalogue/citations";
import { figureRecord } from "@contracts/catalogue/images";
import { facetNames, productDocument as productDocumentSchema } from "@contracts/search/search-documents";
import { hasProductPage } from "@domain/product-page/visibility";
import { productDocument } from "@domain/search-documents/product-document";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { vocabularyKey } from "@domain/vocabulary/keys";
import { languages } from "@domain/vocabulary/names";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import japanese from "../app/i18n/messages/vocabulary/ja_JP.json";
import { doubled } from "../tests/factories/doubled";
import { type Catalogue, createCatalogue } from "./catalogue";

const size = 1500;
let catalogue: Catalogue;
let products: Map<string, Product>;

beforeAll(() => {
  catalogue = createCatalogue({ size });
  products = new Map(catalogue.plans.map((plan) => [plan.key, catalogue.product(plan)]));
});

function named(key: string): Product {
  const found = products.get(key);
  if (!found) throw new Error(`no product ${key}`);
  return found;
}
const variantsOf = ({ masterVariant, variants }: Product) => [masterVariant, ...variants];
const skusOf = (key: string) => variantsOf(named(key)).map(({ sku }) => sku);
const countriesOf = (key: string) => named(key).masterVariant.prices.map(({ country }) => country);

describe("the generated catalogue", () => {
  it("has the requested number of products, with unique numbers and SKUs", () => {
    expect(catalogue.plans).toHaveLength(size);
    expect(products.size).toBe(size);
    const skus = [...products.values()].flatMap((item) => variantsOf(item).map(({ sku }) => sku));
    expect(doubled(skus)).toEqual([]);
  });

  it("has units of sizes that are symbols, such as µl, or have a name in every language", () => {
    const units = [...products.values()].flatMap((item) => variantsOf(item).map(({ attributes }) => attributes.uom));
    const words = [...new Set(units)].filter((unit) => /[a-z]{3}/i.test(unit));
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((unit) => !(vocabularyKey(unit) in japanese.unit))).toEqual([]);
  });

  it("is deterministic, and a larger one starts with the smaller", () => {
    const again = createCatalogue({ size: 400 });
    expect(again.plans.map(({ key, name }) => [key, name])).toEqual(
      catalogue.plans.slice(0, 400).map(({ key, name }) => [key, name]),
    );
    for (const plan of again.plans.slice(0, 40))
      expect(again.product(plan).masterVariant).toEqual(named(plan.key).masterVariant);
    expect(createCatalogue({ size: 400 }).product(again.plans[300] ?? again.plans[0] ?? expect.fail())).toEqual(
      again.product(again.plans[300] ?? again.plans[0] ?? expect.fail()),
    );
  });

  it("C-DATA-01, C-DATA-02: matches the contracts in every product, stock line, figure and search document", () => {
    for (const plan of catalogue.plans) {
      const item = named(plan.key);
      expect(v.safeParse(product, item).issues?.[0]).toBeUndefined();
      for (const record of catalogue.stock(plan)) v.parse(stockRecord, record);
      for (const record of catalogue.figures(plan)) v.parse(figureRecord, record);
      for (const language of languages) v.parse(productDocumentSchema, productDocument(item, language));
    }
  });

  it("C-DATA-09: has every status and every type", () => {
    const large = createCatalogue({ size: 4000 }).plans;
    expect(new Set(large.map(({ status }) => status)).size).toBe(8);
    expect([...new Set(large.map(({ productType }) => productType))].toSorted()).toEqual(
      [
        "Antibody Duet",
        "Buffer",
        "Cocktail",
        "Conjugate",
        "ELISA Kit",
        "Kit",
        "Matched Pair",
        "PTM Scan",
        "Primary Antibody",
        "Recombinant Protein",
        "Secondary Antibody",
        "Service",
        "Small Molecule",
      ].toSorted(),
    );
  });

  it("relates existing products, and links conjugates and parents both ways", () => {
    for (const item of products.values()) {
      const { attributes } = item;
      const related = [
        ...attributes.alternatives,
        ...attributes.recommendations,
        ...attributes.elisaKits,
        ...attributes.matchedPairs,
        ...attributes.proteinControls,
        ...attributes.conjugates.children,
        ...attributes.conjugates.siblings,
        ...[attributes.conjugates.parent, attributes.conjugates.carrierFree, attributes.successor].filter(
          (one) => one !== null,
        ),
      ];
      for (const { key, name } of related) {
        expect(key).not.toBe(item.key);
        expect(products.get(key)?.name).toBe(name);
        expect(hasProductPage(named(key).status, false), `${item.key} leads to ${key}`).toBe(true);
      }
      for (const { key } of attributes.conjugates.children)
        expect(named(key).attributes.conjugates.parent?.key).toBe(item.key);
    }
  });

  it("reserves four-digit numbers for the named products, and ends no SKU in X", () => {
    const short = [...products.keys()].filter((key) => key.length === 4).toSorted();
    expect(short).toEqual([
      "2101",
      "2102",
      "2103",
      "2104",
      "2105",
      "2106",
      "2107",
      "2110",
      "2111",
      "2112",
      "2113",
      "2114",
      "2115",
      "3990",
      "4060",
      "5000",
      "7074",
      "8112",
      "9272",
      "9803",
    ]);
    expect([...products.values()].flatMap(variantsOf).some(({ sku }) => sku.endsWith("X"))).toBe(false);
  });

  it("has no facet value with a comma or bar, which separate values in addresses", () => {
    for (const item of products.values()) {
      for (const language of languages) {
        const document = productDocument(item, language);
        for (const name of facetNames) expect([document[name]].flat().join(" ")).not.toMatch(/[,|]/);
      }
    }
  });
});

describe("named products", () => {
  it("C-DATA-14: 4060 is a phospho-Akt (Ser473) rabbit mAb in sizes S, T and L, T being the trial", () => {
    const akt = named("4060");
    expect(akt).toMatchObject({
      status: "Released",
      productType: "Primary Antibody",
      name: "Phospho-Akt (Ser473) (B7R2) Rabbit mAb",
    });
    expect(skusOf("4060")).toEqual(["4060S", "4060T", "4060L"]);
    expect(akt.variants[0]?.attributes).toMatchObject({ unit: "Trial", active: true });
    expect(countriesOf("4060")).toEqual(expect.arrayContaining(["US", "DE", "AT", "NL", "GB", "JP", "CN"]));
    expect(new Set(akt.attributes.figures.map(({ figureType }) => figureType)).size).toBeGreaterThanOrEqual(3);
    expect(akt.attributes.protocols.length).toBeGreaterThan(2);
    expect(akt.attributes.lots.length).toBeGreaterThan(0);
    expect(akt.attributes.recommendations.map(({ key, relation }) => `${relation} ${key}`)).toEqual(
      expect.arrayContaining(["pair 9272", "kit 7074"]),
    );
    expect(akt.attributes.targets.map(({ symbol, uniprot, entrez }) => [symbol, uniprot, entrez])).toEqual([
      ["AKT1", "P31749", "207"],
      ["AKT2", "P31751", "208"],
      ["AKT3", "Q9Y243", "10000"],
    ]);
    expect(akt.citationCount).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ["2101", "Released - On Hold"],
    ["2102", "Discontinued"],
    ["2103", "Pending"],
    ["2104", "Pre-discontinued"],
    ["2105", "Pre-released"],
    ["2106", "Obsolete"],
    ["2107", "Commercialization"],
  ])("C-DATA-09: %s is %s", (key, status) => {
    expect(named(key).status).toBe(status);
    expect(skusOf(key)).toContain(`${key}S`);
  });

  it("discontinued and obsolete products name a successor that can be bought", () => {
    for (const key of ["2102", "2106"])
      expect(named(named(key).attributes.successor?.key ?? "").status).toBe("Released");
  });

  it("a successor detects the same form of the same protein", () => {
    const form = ({ attributes }: Product) => [
      attributes.targets.map(({ symbol }) => symbol),
      attributes.targetModifications,
    ];
    const gone = catalogue.plans.filter(({ status }) => status === "Discontinued" || status === "Obsolete");
    for (const product of gone.map(catalogue.product)) {
      const { successor } = product.attributes;
      if (successor) expect([product.key, form(named(successor.key))]).toEqual([product.key, form(product)]);
    }
  });

  it("2110 has no price in DE, 2111 none in JP", () => {
    expect(countriesOf("2110")).not.toContain("DE");
    expect(countriesOf("2110")).toContain("US");
    expect(countriesOf("2111")).not.toContain("JP");
    expect(countriesOf("2111")).toContain("DE");
  });

  it.each([
    "9272S",
    "2112S",
    "2113S",
    "2114S",
    "2115S",
    "3990S",
    "7074S",
    "5000S",
    "82906S",
    "48167S",
    "9803S",
    "8112L",
    "64509S",
    "47140S",
    "25001S",
    "86538S",
    "50030S",
    "29666S",
    "19707S",
  ])("%s exists and is sold", (sku) => {
    const item = named(sku.replace(/[A-Z]$/, ""));
    expect(skusOf(item.key)).toContain(sku);
    expect(item.status).toBe("Released");
    expect(
      variantsOf(item)
        .find((variant) => variant.sku === sku)
        ?.prices.find(({ country }) => country === "US")?.centAmount,
    ).toBeGreaterThan(0);
  });

  it("C-DATA-10: 7074 is a kit whose components lead to products", () => {
    const { kitComponents } = named("7074").attributes;
    expect(kitComponents.length).toBeGreaterThan(3);
    for (const { sefUrl, number } of kitComponents)
      expect([sefUrl, products.has(number)]).toEqual([`/products/${number}`, true]);
  });

  it("3990 is a PTM Scan, and only the kit and the panel are SignalStar", () => {
    expect(named("3990").productType).toBe("PTM Scan");
    expect(named("25001")).toMatchObject({ productCategory: "signalstar", productType: "Kit" });
  });

  it("the panel has more than 30 antibodies for human and mouse in four channels and two rounds", () => {
    const panel = catalogue.plans.filter((plan) => plan.panel);
    expect(panel.length).toBeGreaterThan(30);
    for (const species of ["Human", "Mouse"] as const) {
      const own = panel.filter((plan) => plan.panel?.species === species);
      const pairings = own.flatMap((plan) => plan.panel?.pairings ?? []);
      expect(new Set(pairings.map(({ round, channel }) => `${round} ${channel}`)).size).toBe(8);
      for (const { panel: { pairings: cells } = { pairings: [] } } of own) {
        expect(cells.length).toBeGreaterThanOrEqual(2);
        expect(cells.length).toBeLessThanOrEqual(5);
      }
      expect(doubled(own.map((plan) => plan.panel?.oligo))).toEqual([]);
    }
  });

  it("the words zebra-unique-5000 occur in one product, and no other number begins with 5000", () => {
    const found = [...products.values()].filter((item) =>
      /zebra|unique/i.test(JSON.stringify(languages.map((language) => productDocument(item, language)))),
    );
    expect(found.map(({ key }) => key)).toEqual(["5000"]);
    expect([...products.keys()].filter((key) => key.startsWith("5000"))).toEqual(["5000"]);
  });

  it("are the same in a catalogue of any size and from any table of targets", () => {
    const external =
      "symbol\tname\talias_symbols\tentrez_id\tuniprot\tprotein_name\tlength_aa\tgene_groups\tec\tcd\nA1BG\talpha-1-B glycoprotein\t\t1\tP04217\tAlpha-1B-glycoprotein\t495\tImmunoglobulin like domain containing\t\t\n";
    for (const other of [createCatalogue({ size: 1 }), createCatalogue({ size: 300, targets: external })]) {
      const keys = new Set(other.plans.map(({ key }) => key));
      for (const key of ["4060", "9272", "5000", "25001", "47140"]) expect(keys.has(key)).toBe(true);
    }
  });
});

describe("prices", () => {
  it("C-DATA-23, C-DATA-24: JPY has no decimals, every other currency two, and each country has one price", () => {
    for (const item of products.values()) {
      for (const { prices } of variantsOf(item)) {
        expect(doubled(prices.map(({ country }) => country))).toEqual([]);
        for (const { currencyCode, fractionDigits, centAmount } of prices) {
          expect(fractionDigits).toBe(currencyCode === "JPY" ? 0 : 2);
          expect(centAmount).toBeGreaterThan(0);
        }
      }
    }
  });

  it("stock lines have the prices of the countries that use the price service", () => {
    const [plan] = catalogue.plans;
    const [first] = plan ? catalogue.stock(plan) : [];
    expect(first?.prices.map(({ country }) => country)).toEqual(defaultSellingSettings.priceServiceCountries);
  });
});

describe("citations", () => {
  it("C-CITE-03: papers cite every product as often as the catalogue and the search engine state", () => {
    const counts = new Map<string, number>();
    const ids = new Set<string>();
    for (const record of catalogue.citations()) {
      v.parse(citationRecord, record);
      expect(ids.has(record.id)).toBe(false);
      ids.add(record.id);
      expect(record.demonstration).toBe(true);
      expect(record.title).toContain("[demonstration record]");
      expect(record.authors).toMatch(/^Demonstration group [A-Z]$/);
      for (const { key } of record.products) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const item of products.values()) {
      expect([item.key, counts.get(item.key) ?? 0]).toEqual([item.key, item.citationCount]);
      expect(productDocument(item, "en").totalcitationcount).toBe(item.citationCount);
    }
  });

  it("C-CITE-02: each figure of a paper belongs to that paper only, and the image service has it", () => {
    const shown = [...catalogue.citations()].flatMap(({ products }) =>
      products.flatMap(({ key, figure }) => (figure ? [{ key, id: figure.id }] : [])),
    );
    expect(shown.some(({ key }) => key === "4060")).toBe(true);
    expect(doubled(shown.map(({ id }) => id))).toEqual([]);
    for (const { key, id } of shown.filter(({ key }) => key === "4060" || key === "9272")) {
      expect(named(key).attributes.figures.map((figure) => figure.id)).not.toContain(id);
      const plan = catalogue.plans.find((candidate) => candidate.key === key);
      expect(plan && catalogue.figures(plan).map(({ imageId }) => imageId)).toContain(id);
    }
  });

  it("figures of products and papers are marked as demonstrations", () => {
    for (const item of products.values())
      for (const { caption } of item.attributes.figures) expect(caption).toContain("Demonstration figure");
  });
});
