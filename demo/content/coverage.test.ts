import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import type { Entry } from "./entries/entry";
import { inEnglish, isRecord, ofType, types, values } from "./written-content";

describe("the demonstration content", () => {
  const keysOf = (entry: Entry | undefined, path: RegExp) =>
    new Set(
      [...values(entry?.fields.en)].flatMap(({ path: at, value }) =>
        path.test(at) && isRecord(value) ? Object.keys(value) : [],
      ),
    );

  it("has every kind of content block on one page", () => {
    const page = ofType("page").find((entry) => inEnglish(entry).devkey === "content-blocks");
    expect([...keysOf(page, /^content_blocks\.\d+$/u)].sort()).toEqual([
      "accordion",
      "carousel",
      "custom_component",
      "hero_banner",
      "hero_with_ticker",
      "image_map",
      "navigation",
      "reference",
      "rich_text",
      "tiles",
    ]);
  });

  it("has a menu four levels deep", () => {
    const menu = ofType("navigation").find((entry) => inEnglish(entry).devkey === "main-navigation");
    const depth = Math.max(...[...values(menu?.fields.en)].map(({ path }) => path.split("items").length - 1));
    expect(depth).toBe(4);
  });

  it("uses every kind of component and every section on product pages", () => {
    const found = ofType("pdp_template").map((entry) => [
      ...keysOf(entry, /components\.\d+$/u),
      ...keysOf(entry, /sub_components\.\d+$/u),
    ]);
    const type = types.get("pdp_template");
    const defined = [...values(type)].flatMap(({ path, value }) =>
      /blocks\.\d+$/u.test(path) && isRecord(value) ? [String(value.uid)] : [],
    );
    expect([...new Set(defined)].filter((kind) => !found.flat().includes(kind))).toEqual([]);
  });

  it("has a template for every product type, Generic and one override", () => {
    const uses = ofType("pdp_template_target").map((entry) => inEnglish(entry));
    expect(uses.filter((use) => use.override_product_type_template).map((use) => use.product_id)).toEqual(["4060"]);
    expect(uses.filter((use) => use.product_type === "Generic")).toHaveLength(1);
    expect(uses.filter((use) => !use.override_product_type_template)).toHaveLength(14);
  });

  it("shows verdicts on the page of every product type that has some", () => {
    const { plans, paperUses } = createCatalogue({ size: 1500 });
    const used = new Set([...paperUses()].map(({ productKey }) => productKey));
    const judged = plans.flatMap(({ key, productType }) => (used.has(key) ? productType : []));
    const templateOf = new Map(
      ofType("pdp_template_target").map((entry) => {
        const { product_type: type, template } = inEnglish(entry);
        return [type, isRecord(template) ? template.uid : null];
      }),
    );
    const shows = new Map<unknown, boolean>(
      ofType("pdp_template").map((entry) => [entry.uid, keysOf(entry, /components\.\d+$/u).has("application_tab")]),
    );
    expect([...new Set(judged)].filter((type) => !shows.get(templateOf.get(type)))).toEqual([]);
  });

  it("uses every shape of content rule", () => {
    const rules = JSON.stringify(ofType("content_target").map(inEnglish));
    const shapes = [
      ...["and", "or", "not"].map((mode) => `"match":"${mode}"`),
      ...["on", "after", "before", "between"].map((mode) => `"time":{"match":"${mode}"`),
      ...["generic", "additional_information", "legal_statement"].map((kind) => `{"${kind}":`),
      ...["product_type", "product_id", "product_ids", "product_status", "product_category", "country_codes"].map(
        (domain) => `"domain-${domain.replaceAll("_", "-")}`,
      ),
      ...["metadata_domain_value", "country", "audience"].map((kind) => `"_content_type_uid":"${kind}"`),
      '"is_not":true',
    ];
    expect(shapes.filter((shape) => !rules.includes(shape))).toEqual([]);
  });

  it("has the lists that control header, footer and selling", () => {
    const settings = ofType("global_setting").map(inEnglish);
    const listsOf = (devkey: string) => settings.filter((one) => one.devkey === devkey).map((one) => one.value);
    expect(listsOf("hide-price-list")).toEqual(["2114S"]);
    expect(listsOf("made-to-order-product-list")).toEqual(["2115S"]);
    expect(listsOf("excluded-products")).toEqual(["2112S", "2113S"]);
    expect(listsOf("b2dAllowedCountries")).toEqual(["BR, IN, IL, TR, ZA, PL, CZ"]);
  });

  it("has enough of everything", () => {
    const least = {
      page: 30,
      support_article: 36,
      news: 13,
      content_video: 13,
      pathway_diagram: 11,
      protein_domain_page: 8,
      protocol: 12,
      library_item: 20,
    };
    expect(Object.entries(least).filter(([type, count]) => ofType(type).length < count)).toEqual([]);
  });
});
