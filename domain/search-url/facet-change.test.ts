import { describe, expect, it } from "vitest";
import { facetChange } from "./facet-change";

const state = { facets: { speciesreactivity: ["Rat"], applications: ["ELISA"] }, other: ["xp"] } as const;

describe("a box that is ticked", () => {
  it("C-SURL-12: joins the values of its facet in the order of the ticks, and leaves the others", () => {
    expect(facetChange(state, "speciesreactivity", "Human", true)).toEqual({
      facets: { speciesreactivity: ["Rat", "Human"], applications: ["ELISA"] },
    });
  });

  it("counts once", () => {
    expect(facetChange(state, "speciesreactivity", "Rat", true).facets).toEqual(state.facets);
  });

  it("leaves with the second press", () => {
    expect(facetChange(state, "speciesreactivity", "Rat", false).facets?.speciesreactivity).toEqual([]);
  });

  it("C-SURL-11: of the boolean facets stands in the order of these", () => {
    expect(facetChange(state, "other", "recombinant", true)).toEqual({ other: ["recombinant", "xp"] });
    expect(facetChange(state, "other", "xp", false)).toEqual({ other: [] });
  });

  it("changes nothing for a name that is no facet", () => {
    expect(facetChange(state, "constructor", "Rat", true)).toEqual({});
  });
});
