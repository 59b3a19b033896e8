import { describe, expect, it } from "vitest";
import { facetChange } from "./facet-change";

const state = { facets: { speciesreactivity: ["Rat"], applications: ["ELISA"] }, other: ["xp"] } as const;

describe("toggling a facet value", () => {
  it("C-SURL-12: appends to the facet's values and keeps the others", () => {
    expect(facetChange(state, "speciesreactivity", "Human", true)).toEqual({
      facets: { speciesreactivity: ["Rat", "Human"], applications: ["ELISA"] },
    });
  });

  it("adds a value once", () => {
    expect(facetChange(state, "speciesreactivity", "Rat", true).facets).toEqual(state.facets);
  });

  it("removes it on the second press", () => {
    expect(facetChange(state, "speciesreactivity", "Rat", false).facets?.speciesreactivity).toEqual([]);
  });

  it("C-SURL-11: keeps boolean facets in their fixed order", () => {
    expect(facetChange(state, "other", "recombinant", true)).toEqual({ other: ["recombinant", "xp"] });
    expect(facetChange(state, "other", "xp", false)).toEqual({ other: [] });
  });

  it("ignores an unknown facet", () => {
    expect(facetChange(state, "constructor", "Rat", true)).toEqual({});
  });
});
