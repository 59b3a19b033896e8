import { facetNames, otherFacetNames } from "@contracts/search/search-documents";
import { engineSchemas } from "@contracts/search/search-engines";
import { describe, expect, it } from "vitest";
import { noNames } from "../../tests/factories/no-names";
import { type BrowseState, defaultBrowseState } from "../search-url/state";
import { readListCounts } from "./facet-counts";
import { knowledgeBaseQuery, knowledgeBaseTopics } from "./knowledge-base/knowledge-base-search";
import { productFacetPreload, productNumberQuery, productQueries, unread } from "./product-search";
import { resourceFacetPreload, resourceQueries } from "./resource-search";
import { suggestionTypes } from "./suggestion";
import { needsCategories, suggestionQuery, typeAheadProductQuery, typeAheadResourceQuery } from "./type-ahead-queries";

const plain = { ...unread, text: "akt" };
const queries = (change: Partial<BrowseState>) => productQueries({ ...defaultBrowseState, ...change }, plain);

describe("suggestion types", () => {
  it("C-SCALL-09: are the index types and no others", () => {
    expect(new Set(suggestionTypes)).toEqual(
      new Set(["product", "resources", "categories", "history", "suggestions", "knowledge-base"]),
    );
    expect(suggestionTypes).toHaveLength(6);
  });
});

describe("knowledge-base search", () => {
  const state = { query: "anti-Akt antibody", topic: "", page: 1 };
  it("C-KB-01: requests the engine's article fields, newest first without a phrase", () => {
    expect(knowledgeBaseQuery(state)).toMatchObject({ query: "Akt", sort: { _score: "desc" }, page: { size: 10 } });
    expect(knowledgeBaseQuery({ ...state, query: "" })).toMatchObject({ query: "", sort: { releaseddate: "desc" } });
    expect(knowledgeBaseQuery(state)).not.toHaveProperty("precision");
    for (const field of Object.keys(knowledgeBaseQuery(state).search_fields))
      expect(engineSchemas["knowledge-base"]).toHaveProperty(field);
  });
  it("C-KB-02: counts subjects of the phrase regardless of the chosen one", () => {
    const chosen = { ...state, topic: "Ordering", page: 3 };
    expect(knowledgeBaseQuery(chosen).filters.all).toEqual([{ categories: "Ordering" }]);
    expect(knowledgeBaseTopics(chosen)).toMatchObject({ page: { size: 0, current: 1 }, filters: { all: [] } });
  });
});

describe("product list", () => {
  it("C-SCALL-07: the body is complete, filters.all has the status, filters.none is a list", () => {
    const [body] = productQueries(defaultBrowseState, { ...plain, precision: 11 });
    expect(Object.keys(body ?? {}).sort()).toEqual(
      ["boosts", "facets", "filters", "page", "precision", "query", "result_fields", "search_fields", "sort"].sort(),
    );
    expect(body?.filters.all).toContainEqual({
      status: ["Released", "Released - On Hold", "Pre-discontinued", "Discontinued"],
    });
    expect(body?.filters.none).toEqual([]);
  });
  it("C-SEARCH-20: every query, including counts, is limited to the searchable statuses", () => {
    const all = [
      ...queries({ facets: { applications: ["WB"] }, other: ["xp"] }),
      productFacetPreload(),
      productNumberQuery("4060", 11),
    ];
    for (const body of all) expect(body.filters.all[0]).toHaveProperty("status");
  });
  it("C-SCALL-10: requests the result fields", () => {
    const asked = Object.keys(queries({})[0]?.result_fields ?? {});
    for (const field of [
      "productnumber",
      "name",
      "url",
      "clickurl",
      "headings",
      "title",
      "categories",
      "applications",
      "status",
      "releaseddate",
      "totalcitationcount",
    ]) {
      expect(asked).toContain(field);
    }
  });
  it("C-SORT-02, C-SORT-03: sort fields and directions", () => {
    const sortOf = (sort: BrowseState["sort"]) => {
      const [first, second] = [queries({ sort })[0]?.sort ?? []].flat();
      expect(first, "discontinued products come last").toEqual({ discontinued: "asc" });
      return second;
    };
    expect(sortOf("relevance")).toEqual({ _score: "desc" });
    expect(sortOf("newest")).toEqual({ releaseddate: "desc" });
    expect(sortOf("citations")).toEqual({ totalcitationcount: "desc" });
    expect(sortOf("applications")).toEqual({ applicationcount: "desc" });
    expect(sortOf("product-name")).toEqual({ name: "asc" });
  });
  it("C-SORT-06: has 30 results per page by default", () => {
    expect(queries({})[0]?.page).toEqual({ size: 30, current: 1 });
  });
  it("C-FACET-01, C-FACET-02: requests all facet counts with the list", () => {
    expect(Object.keys(queries({})[0]?.facets ?? {})).toEqual([...facetNames, ...otherFacetNames]);
  });
  it("requests counts of chosen facets without their own filter", () => {
    const facets = Object.fromEntries(facetNames.map((name) => [name, ["x"]]));
    const all = queries({ facets, other: [...otherFacetNames] });
    expect(all).toHaveLength(2 + facetNames.length);
    expect(all[1]?.filters.all).toHaveLength(1);
    const ofApplications = all.find((body) => Object.keys(body.facets ?? {}).join() === "applications");
    expect(ofApplications?.filters.all).not.toContainEqual({ applications: ["x"] });
    expect(ofApplications?.filters.all).toContainEqual({ hostspecies: ["x"] });
    expect(ofApplications?.page.size).toBe(0);
  });
  it("C-SEARCH-06: looks up a product number with precision 11", () => {
    expect(productNumberQuery("4060", 11).precision).toBe(11);
  });
});

describe("facet preload", () => {
  it("C-FACET-03: empty phrase, 50 values per facet, by value ascending", () => {
    for (const body of [productFacetPreload(), resourceFacetPreload()]) {
      expect(body.query).toBe("");
      for (const facet of Object.values(body.facets ?? {})) {
        expect(facet).toEqual({ type: "value", size: 50, sort: { value: "asc" } });
      }
    }
  });
});

describe("resource list", () => {
  it("C-SORT-03: resources are sorted by score, descending", () => {
    const [body] = resourceQueries({ ...defaultBrowseState, sort: "citations" }, { text: "akt", relaxed: false });
    expect(body?.sort).toEqual({ _score: "desc" });
  });
});

describe("type-ahead", () => {
  it("C-TYPE-14: 3 products with the top 5 categories, 3 resources, 3 suggestions", () => {
    const products = typeAheadProductQuery("akt", { flags: { searchPrecision: false }, names: noNames });
    expect(products.page.size).toBe(3);
    expect(products.facets).toEqual({ categories: { type: "value", size: 5, sort: { count: "desc" } } });
    expect(typeAheadResourceQuery("akt").page.size).toBe(3);
    expect(suggestionQuery("akt").size).toBe(3);
  });

  const deps = { flags: { searchPrecision: false }, names: noNames };
  const known = { categories: [{ key: "signalstar", value: "SignalStar Multiplex IHC", count: 9 }] };

  it.each([
    ["western blot", { applicationcodes: ["WB"] }],
    ["flow cytometry", { applicationcodes: ["FC-FP", "FC-L"] }],
    ["akt simple western", { applicationcodes: ["SW"] }],
    ["SignalStar", { categories: ["SignalStar Multiplex IHC"] }],
  ])("filters by %j, as the results page does", (query, filter) => {
    const body = typeAheadProductQuery(query, deps, known);
    expect(JSON.stringify(body.filters)).toContain(JSON.stringify(filter));
    expect(body.query).not.toMatch(/western|flow|signal/i);
    expect(needsCategories(query)).toBe("categories" in filter);
  });

  it("searches the words of a category that the engine does not have", () => {
    expect(typeAheadProductQuery("signalstar", deps).query).toContain("signalstar");
  });
});

describe("counts", () => {
  const facet = (...data: [string, number][]) => [{ data: data.map(([value, count]) => ({ value, count })) }];
  it("takes a chosen facet's counts from its own response and drops values without hits", () => {
    const state = { facets: { applications: ["WB", "IP"] }, other: [] };
    const { shown, phrase } = readListCounts(state, [
      {
        facets: {
          applications: facet(["WB", 2]),
          hostspecies: facet(["Rabbit", 2], ["Goat", 0]),
          xp: facet(["true", 1], ["false", 1]),
        },
      },
      { facets: { applications: facet(["WB", 5], ["F", 4]) } },
      { facets: { applications: facet(["WB", 5], ["F", 4]) } },
    ]);
    expect(shown.facets.applications).toEqual([
      { key: "WB", value: "WB", count: 5 },
      { key: "F", value: "F", count: 4 },
      { key: "IP", value: "IP", count: 0 },
    ]);
    expect(shown.facets.hostspecies).toEqual([{ key: "rabbit", value: "Rabbit", count: 2 }]);
    expect(shown.other).toEqual({ xp: 1 });
    expect(phrase.facets.applications).toHaveLength(2);
  });
});
