import { describe, expect, it } from "vitest";
import { canonicalQuery, knownParameters } from "./known-parameters";

const query = (text: string, known: readonly string[]) => canonicalQuery(new URLSearchParams(text), known);

describe("parameters of a stored page", () => {
  it("include both forms of the search address", () => {
    for (const name of [
      "q",
      "search",
      "results-per-page",
      "resultsPerPage",
      "sort-by",
      "sortby",
      "nr",
      "tab",
      "other",
      "applications",
    ]) {
      expect(knownParameters("/browse")).toContain(name);
    }
  });

  it("drop parameters the page does not read", () => {
    expect(query("utm_source=x&q=akt&gclid=1", knownParameters("/browse"))).toBe("?q=akt");
    expect(query("utm_source=x", knownParameters("/"))).toBe("");
  });

  it("are ordered by name, with repeated values in their order", () => {
    expect(query("tab=product&q=b&q=a", ["q", "tab"])).toBe("?q=b&q=a&tab=product");
    expect(query("q=b&tab=product&q=a", ["q", "tab"])).toBe("?q=b&q=a&tab=product");
  });
});
