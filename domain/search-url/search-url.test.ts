import { facetNames, otherFacetNames } from "@contracts/search/search-documents";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanSearchInput } from "../search-query/clean-input";
import { isFormAddress, parseBrowseUrl } from "./parse";
import { browseHref, serializeBrowseState } from "./serialize";
import { findSortName, sortInTab, sortNames } from "./sort";
import {
  type BrowseState,
  browseTabs,
  changeBrowseState,
  countSelected,
  defaultBrowseState,
  pageSizes,
  resetBrowseState,
} from "./state";
import { newStructure, oldStructure, urlStructure } from "./structure";

const parse = (query: string) => parseBrowseUrl(new URLSearchParams(query));
const write = (change: Partial<BrowseState>, structure = newStructure) =>
  serializeBrowseState({ ...defaultBrowseState, ...change }, structure);

describe("new structure", () => {
  it("C-SURL-02: q is the phrase, read and written", () => {
    expect(parse("q=akt").query).toBe("akt");
    expect(write({ query: "akt 1" })).toBe("q=akt+1&tab=product");
  });
  it("C-SURL-03: tab is the tab; an unknown one means product", () => {
    expect(parse("q=akt&tab=resources").tab).toBe("resources");
    expect(parse("tab=people").tab).toBe("product");
    expect(write({})).toBe("tab=product");
  });
  it("C-SURL-04: nr is the page number", () => {
    expect(parse("nr=2").page).toBe(2);
    expect(write({ page: 2 })).toBe("tab=product&nr=2");
  });
  it("C-SURL-05: results-per-page is the page size", () => {
    expect(parse("results-per-page=60").pageSize).toBe(60);
    expect(write({ pageSize: 60 })).toBe("tab=product&results-per-page=60");
  });
  it("C-SURL-07: sort-by is the sort name", () => {
    expect(parse("sort-by=newest").sort).toBe("newest");
    expect(write({ sort: "newest" })).toBe("tab=product&sort-by=newest");
  });
  it("C-SURL-08, C-SURL-09: noscroll and qs are parameters, not facets", () => {
    const state = parse("q=akt&noscroll=true&qs=1");
    expect(state).toMatchObject({ noscroll: true, source: "1", facets: {} });
    expect(serializeBrowseState(state, newStructure)).toBe("q=akt&tab=product&noscroll=true&qs=1");
    expect(parse("qs=%3Cb%3E").source).toBe("");
  });
  it("C-SURL-10, C-SURL-12: one parameter per facet, values separated by commas", () => {
    const facets = { applications: ["Western Blotting", "Flow Cytometry"], hostspecies: ["Rabbit"] };
    expect(write({ facets })).toBe("tab=product&applications=Western+Blotting,Flow+Cytometry&hostspecies=Rabbit");
    expect(parse("applications=Western+Blotting,Flow+Cytometry&hostspecies=Rabbit").facets).toEqual(facets);
  });
  it("C-SURL-11: boolean facets are listed in other", () => {
    expect(write({ other: ["recombinant", "xp"] })).toBe("tab=product&other=recombinant,xp");
    expect(parse("other=XP,recombinant,unknown").other).toEqual(["recombinant", "xp"]);
  });
});

describe("old structure", () => {
  it("C-SURL-13: names are search, resultsPerPage, sortby", () => {
    expect(write({ query: "akt", sort: "citations", pageSize: 100 }, oldStructure)).toBe(
      "search=akt&tab=product&sortby=citations&resultsPerPage=100",
    );
    expect(parse("search=akt&sortby=citations&resultsPerPage=100")).toMatchObject({
      query: "akt",
      sort: "citations",
      pageSize: 100,
    });
  });
  it("C-SURL-14: values are separated by pipes", () => {
    const facets = { applications: ["Western Blotting", "Flow Cytometry"] };
    expect(write({ facets }, oldStructure)).toBe("tab=product&applications=Western+Blotting%7CFlow+Cytometry");
    expect(parse("applications=Western+Blotting|Flow+Cytometry").facets).toEqual(facets);
  });
  it("C-SURL-15: the flag selects the structure to write, both are read, and q wins", () => {
    expect(urlStructure(true)).toBe(newStructure);
    expect(urlStructure(false)).toBe(oldStructure);
    expect(parse("search=old&q=new").query).toBe("new");
  });
  it("C-SURL-23: the address from the 404 page is read", () => {
    expect(parse("tab=resources&search=akt")).toMatchObject({ tab: "resources", query: "akt" });
  });
});

describe("invalid values", () => {
  it("C-SURL-16: a page number below 1 or not numeric means page 1", () => {
    for (const text of ["0", "-3", "abc", "2.5", "1e3", "", "99999999999"]) expect(parse(`nr=${text}`).page).toBe(1);
  });
  it("C-SURL-17: an unavailable page size means 30", () => {
    expect(parse("results-per-page=45").pageSize).toBe(30);
    expect(parse("results-per-page=200").pageSize).toBe(200);
  });
  it("C-SURL-18: an unknown sort name means Relevance", () => {
    expect(parse("sort-by=foo").sort).toBe("relevance");
    expect(findSortName("# of Citations")).toBe("citations");
    expect(findSortName("Product name")).toBe("product-name");
  });
  it("C-SURL-06, C-SURL-19: redirect is true or false, anything else is ignored", () => {
    expect(parse("redirect=true").redirect).toBe(true);
    expect(parse("redirect=false").redirect).toBe(false);
    expect(parse("redirect=maybe").redirect).toBeNull();
  });
  it("never selects object property names (__proto__, constructor)", () => {
    const state = parse("__proto__=x&constructor=y&applications=__proto__&other=__proto__,constructor");
    expect(Object.keys(state.facets)).toEqual(["applications"]);
    expect(state.facets.applications).toEqual(["__proto__"]);
    expect(state.other).toEqual([]);
    expect(Object.getPrototypeOf(state.facets)).toBe(Object.prototype);
  });
  it("recognizes addresses of forms without scripts", () => {
    expect(isFormAddress(new URLSearchParams("q=a&applications=A&applications=B"))).toBe(true);
    expect(isFormAddress(new URLSearchParams("q="))).toBe(true);
    expect(isFormAddress(new URLSearchParams("q=a&applications=A,B"))).toBe(false);
    expect(parse("applications=A&applications=B").facets.applications).toEqual(["A", "B"]);
  });
});

describe("changes", () => {
  const state: BrowseState = {
    ...defaultBrowseState,
    query: "akt",
    page: 4,
    tab: "resources",
    sort: "newest",
    facets: { applications: ["WB"] },
    other: ["xp"],
  };
  it("returns to page 1 after any change except paging", () => {
    expect(changeBrowseState(state, { sort: "relevance" }).page).toBe(1);
    expect(changeBrowseState(state, { page: 5 }).page).toBe(5);
  });
  it("C-SEARCH-07: reset gives page 1, product tab, Relevance and no facets, and keeps the phrase", () => {
    expect(resetBrowseState(state)).toEqual({ ...defaultBrowseState, query: "akt" });
    expect(countSelected(state)).toBe(2);
    expect(countSelected(resetBrowseState(state))).toBe(0);
  });
  it("C-SORT-03: the resources tab falls back to its own default sort", () => {
    expect(sortInTab("citations", "resources")).toBe("relevance");
    expect(sortInTab("newest", "resources")).toBe("newest");
    expect(sortInTab("citations", "product")).toBe("citations");
  });
});

const value = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 24 })
  .map((text) => text.trim())
  .filter((text) => text !== "");
const separators = fc.constantFrom(
  "Fixed, permeabilised",
  "a|b",
  "100%",
  "%2C",
  ",",
  "%7c",
  "__proto__",
  "β-actin",
  "日本語、値",
);
const values = fc.uniqueArray(fc.oneof(value, separators), { minLength: 1, maxLength: 6 });
const browseState: fc.Arbitrary<BrowseState> = fc.record({
  query: fc.string({ unit: "grapheme" }).map(cleanSearchInput),
  tab: fc.constantFrom(...browseTabs),
  page: fc.integer({ min: 1, max: 100 }),
  pageSize: fc.constantFrom(...pageSizes),
  sort: fc.constantFrom(...sortNames),
  facets: fc.record(
    Object.fromEntries(facetNames.map((name) => [name, values])) as Record<(typeof facetNames)[number], typeof values>,
    { requiredKeys: [] },
  ),
  other: fc.subarray([...otherFacetNames]),
  redirect: fc.constantFrom(true, false, null),
  noscroll: fc.boolean(),
  source: fc.constantFrom("", "typeahead", "1"),
});

describe("round trip", () => {
  it.each([
    ["C-SURL-12", newStructure],
    ["C-SURL-14", oldStructure],
  ])("%s: reads back every state it writes", (_row, structure) => {
    fc.assert(
      fc.property(browseState, (state) => {
        const href = browseHref(state, structure);
        const url = new URL(href, "https://shop.example");
        expect(parseBrowseUrl(url.searchParams)).toEqual(state);
        expect(parseBrowseUrl(new URLSearchParams(url.searchParams.toString()))).toEqual(state);
        expect(isFormAddress(url.searchParams)).toBe(false);
      }),
    );
  });
  it("parsing and serializing is stable", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = serializeBrowseState(parse(text), newStructure);
        expect(serializeBrowseState(parse(once), newStructure)).toBe(once);
      }),
    );
  });
});
