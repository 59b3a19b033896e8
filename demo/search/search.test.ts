import { searchLimits } from "@contracts/search";
import { productDocument as documentSchema } from "@contracts/search-documents";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { languages } from "../vocabulary/names";
import { productDocument } from "./documents";
import { articleSynonyms, productSynonyms } from "./synonyms";

const catalogue = createCatalogue({ size: 3000 });
const documentOf = (key: string) => {
  const plan = catalogue.plans.find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`There is no product ${key}`);
  return v.parse(documentSchema, productDocument(catalogue.product(plan), "en"));
};

describe("names that products are looked for by", () => {
  it("are those of the genes, their modified form, and identifiers", () => {
    const { aliases } = documentOf("4060");
    expect(aliases).toEqual(expect.arrayContaining(["Akt", "PKB", "p-AKT1", "p-PKB", "P31749"]));
    expect(aliases.some((name) => name.startsWith("AB_"))).toBe(true);
    expect(documentOf("9272").aliases).not.toContain("p-AKT1");
  });
  it("are the marks of histones as chromatin papers write them", () => {
    const plan = catalogue.plans.find(({ modification, antigen }) => modification && antigen?.display === "Histone H3");
    const { code = "", kind } = plan?.modification ?? {};
    const mark = `H3K${code.replace(/\D+/, "")}${kind === "acetyl" ? "ac" : "me3"}`;
    if (kind === "phospho") expect(documentOf(plan?.key ?? "").aliases).toContain("p-H3C1");
    else expect(documentOf(plan?.key ?? "").aliases).toContain(mark);
  });
});

describe("synonyms of the engines", () => {
  it.each(languages)("fit into an engine and name each set once (%s)", (language) => {
    const sets = [...productSynonyms(language), ...articleSynonyms(language)];
    expect(sets.length).toBeLessThanOrEqual(searchLimits.synonymSets);
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
    for (const { id, synonyms } of sets) {
      expect(id).toMatch(/^[\w-]{1,64}$/);
      expect(synonyms.length).toBeLessThanOrEqual(searchLimits.synonymWords);
      expect(synonyms.every((word) => word.trim() !== "")).toBe(true);
    }
  });
  it("lead from Japanese and Chinese words to the names on the tubes", () => {
    const together = (language: "ja" | "zh", one: string, other: string) =>
      productSynonyms(language).some(({ synonyms }) => synonyms.includes(one) && synonyms.includes(other));
    expect(together("ja", "カスパーゼ", "Caspase")).toBe(true);
    expect(together("zh", "白细胞介素", "Interleukin")).toBe(true);
    expect(together("ja", "ウサギ", "Rabbit")).toBe(true);
  });
});
