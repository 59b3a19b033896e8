import type { ProductBrief } from "@contracts/catalogue/briefs";
import { describe, expect, it } from "vitest";
import { product } from "../../../tests/factories/product";
import { requiredSelling } from "../../../tests/factories/selling";
import { loadRelations } from "./relations.server";

const to = (key: string) => ({ key, name: `Product ${key}`, relation: "companion" });
const brief = (key: string, status: ProductBrief["status"]): ProductBrief => ({
  sku: key,
  productKey: status === "not found" ? null : key,
  name: null,
  status,
  category: null,
  productType: null,
  listPrice: { centAmount: 39900, currencyCode: "USD", fractionDigits: 2, country: "US" },
  size: { sku: `${key}S`, amount: "100", unit: "µl" },
  applications: ["WB", "IP"],
});
const usual = product("4060");
const related = {
  ...usual,
  attributes: {
    ...usual.attributes,
    recommendations: [to("2101"), to("2102"), to("2103")],
    conjugates: { parent: to("2104"), children: [to("2101"), to("2105")], siblings: [], carrierFree: to("2106") },
    successor: to("2102"),
  },
};

const asked: string[][] = [];
const context = (briefs: () => Promise<readonly ProductBrief[]>, warnings: string[] = [], country = "US") =>
  ({
    preview: false,
    market: { country, procurement: null },
    log: { warn: (label: string) => warnings.push(label) },
    degraded: () => warnings.push("not stored"),
    services: {
      catalogue: {
        briefs(keys: string[]) {
          asked.push(keys);
          return briefs();
        },
      },
    },
  }) as never;

describe("product relations", () => {
  it("keep products with a page, checked in one call", async () => {
    const briefs = async () => [
      brief("2101", "Released"),
      brief("2102", "Pre-released"),
      brief("2103", "not found"),
      brief("2104", "Obsolete"),
      brief("2105", "Discontinued"),
      brief("2106", "Commercialization"),
    ];
    const {
      product: { attributes },
    } = await loadRelations(context(briefs), related, requiredSelling);
    expect(attributes.recommendations.map(({ key }) => key)).toEqual(["2101"]);
    expect(attributes.conjugates.children.map(({ key }) => key)).toEqual(["2101", "2105"]);
    expect(attributes.conjugates.parent?.key).toBe("2104");
    expect([attributes.conjugates.carrierFree, attributes.successor]).toEqual([null, null]);
    expect(asked).toEqual([["2101", "2102", "2103", "2105", "2104", "2106"]]);
  });

  it("of a kit keep its parts, and the links of those with a page", async () => {
    const part = (number: string, sefUrl: string | null) => ({ number, name: `Part ${number}`, sefUrl }) as never;
    const kitComponents = [part("2101", "/products/2101"), part("2103", "/products/2103"), part("7074-1", null)];
    const kit = { ...usual, attributes: { ...usual.attributes, kitComponents } };
    const briefs = async () => [brief("2101", "Released"), brief("2103", "not found")];
    const { product: shown } = await loadRelations(context(briefs), kit, requiredSelling);
    expect(shown.attributes.kitComponents.map(({ number, sefUrl }) => [number, sefUrl])).toEqual([
      ["2101", "/products/2101"],
      ["2103", null],
      ["7074-1", null],
    ]);
    expect(asked.at(-1)).toEqual(["2101", "2103"]);
  });

  it("have applications, and a price where the market shows it in lists", async () => {
    const briefs = async () => [brief("2101", "Released"), brief("2105", "Discontinued")];
    const offersIn = async (country: string) =>
      (await loadRelations(context(briefs, [], country), related, requiredSelling)).offers;
    const offers = await offersIn("US");
    expect(offers.get("2101")).toMatchObject({ price: { centAmount: 39900 }, applications: ["WB", "IP"] });
    expect(offers.get("2105")).toMatchObject({ price: null, applications: ["WB", "IP"] });
    expect((await offersIn("BR")).get("2101")).toMatchObject({ price: null, applications: ["WB", "IP"] });
  });

  it("stay unchanged during an outage of the catalogue, on a page that is not stored", async () => {
    const warnings: string[] = [];
    const failing = async () => Promise.reject(new Error("away"));
    expect(await loadRelations(context(failing, warnings), related, requiredSelling)).toEqual({
      product: related,
      offers: new Map(),
    });
    expect(warnings).toEqual(["relations of a product cannot be checked", "not stored"]);
  });

  it("make no call if there are none", async () => {
    asked.length = 0;
    const found = await loadRelations(
      context(async () => []),
      usual,
      requiredSelling,
    );
    expect(found.product).toBe(usual);
    expect(asked).toEqual([]);
  });
});
