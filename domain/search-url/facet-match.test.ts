import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dropEmptyFacets, resolveFacets } from "./facet-match";
import { matchKey } from "./match-key";
import { lastReachablePage, pagesOf } from "./page-limit";
import { defaultBrowseState } from "./state";

/** A value without an entry in the vocabulary is its own key. */
const fixed = "Immunofluorescence (Fixed, Permeabilized)";
const known = {
  applications: [
    { key: "western-blotting", value: "Western Blotting", count: 3 },
    { key: fixed, value: fixed, count: 2 },
    { key: "elisa", value: "ELISA", count: 0 },
  ],
};

const named = (value: string) => ({ key: value, value, count: 1 });

describe("facet values in the address", () => {
  it("C-SURL-20: match without case, spacing and punctuation", () => {
    for (const asked of ["western-blotting", "WESTERNBLOTTING", "Western Blotting", "ｗｅｓｔｅｒｎ　blotting"]) {
      expect(resolveFacets({ applications: [asked] }, known)).toEqual({ applications: ["western-blotting"] });
    }
  });
  it("C-SURL-20: match a value that was split at its comma", () => {
    const asked = { applications: ["Immunofluorescence (Fixed", "Permeabilized)", "western blotting"] };
    expect(resolveFacets(asked, known).applications).toEqual([fixed, "western-blotting"]);
  });
  it("C-SURL-21: are dropped if unknown", () => {
    expect(resolveFacets({ applications: ["nonsense", "!!!"], hostspecies: ["Rabbit"] }, known)).toEqual({});
  });
  it("C-SURL-22: are dropped if they have no hits", () => {
    expect(resolveFacets({ applications: ["elisa"] }, known)).toEqual({});
    const state = {
      ...defaultBrowseState,
      page: 3,
      facets: { applications: ["western-blotting", "elisa"] },
      other: ["xp", "recombinant"] as const,
    };
    const dropped = dropEmptyFacets(state, { facets: known, other: { xp: 1, recombinant: 0 } });
    expect(dropped).toEqual({ ...state, page: 1, facets: { applications: ["western-blotting"] }, other: ["xp"] });
    expect(dropEmptyFacets(dropped, { facets: known, other: { xp: 1 } })).toBe(dropped);
  });
  it("C-SURL-21: are kept if the value list is full and may be incomplete", () => {
    const full = { applications: Array.from({ length: 50 }, (_, i) => named(`value ${i}`)) };
    expect(resolveFacets({ applications: ["VALUE-7", "beyond", "免疫沉淀"] }, full).applications).toEqual([
      ...["value 7", "beyond", "immunoprecipitation"],
    ]);
  });
  it("C-SURL-20: match in any spelling of a known value", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), fc.constantFrom(" ", "-", "", " / "), (text, gap) => {
        fc.pre(matchKey(text) !== "");
        const variant = [...text].join(gap).toUpperCase();
        fc.pre(matchKey(variant) === matchKey(text));
        expect(resolveFacets({ applications: [variant] }, { applications: [named(text)] })).toEqual({
          applications: [text],
        });
      }),
    );
  });
});

describe("pages", () => {
  it("end at the engine's limit and report it", () => {
    expect(lastReachablePage(30)).toBe(100);
    expect(lastReachablePage(200)).toBe(50);
    expect(pagesOf(12_000, 30, 400)).toEqual({ current: 100, last: 100, clamped: true });
    expect(pagesOf(31, 30, 9)).toEqual({ current: 2, last: 2, clamped: false });
    expect(pagesOf(0, 30, 1)).toEqual({ current: 1, last: 1, clamped: false });
  });
});
