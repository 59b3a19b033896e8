import { searchLimits } from "@contracts/search/search";
import { productDocument as documentSchema } from "@contracts/search/search-documents";
import { reagentNames } from "@domain/search-documents/bench-names";
import { productDocument } from "@domain/search-documents/product-document";
import { languages } from "@domain/vocabulary/names";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { product } from "../../tests/factories/product";
import { createCatalogue } from "../catalogue";
import { builtInAntigens } from "../targets/targets";
import { articleSynonyms, productSynonyms } from "./synonyms";

const catalogue = createCatalogue({ size: 3000 });
const documentOf = (key: string) => {
  const plan = catalogue.plans.find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`There is no product ${key}`);
  return v.parse(documentSchema, productDocument(catalogue.product(plan), "en"));
};

describe("additional search names", () => {
  it("include names of genes, of their modified form, and identifiers", () => {
    const { aliases } = documentOf("4060");
    expect(aliases).toEqual(expect.arrayContaining(["Akt", "PKB", "p-AKT1", "p-PKB", "P31749"]));
    expect(aliases.some((name) => name.startsWith("AB_"))).toBe(true);
    expect(documentOf("9272").aliases).not.toContain("p-AKT1");
  });
  it("include other names of reagents and compounds", () => {
    const aliasesOf = (name: string) =>
      catalogue.plans.flatMap((plan) => (plan.name === name ? documentOf(plan.key).aliases : []));
    expect(aliasesOf("Paclitaxel")).toEqual(["Taxol", "33069-62-4"]);
    expect(aliasesOf("Micrococcal Nuclease")).toEqual(["MNase"]);
    const products = new Set(catalogue.plans.map(({ name }) => name));
    expect([...reagentNames.keys()].filter((name) => !products.has(name))).toEqual([]);
  });
  it("include former symbols and laboratory names", () => {
    const namesOf = new Map(
      builtInAntigens().flatMap(({ genes }) => genes.map(({ symbol, aliases }) => [symbol, aliases])),
    );
    const former = {
      STING1: "TMEM173",
      MTOR: "FRAP1",
      PARP1: "ADPRT",
      RPS6KB1: "STK14A",
      PTPRC: "CD45R",
      CD274: "PDCD1LG1",
    };
    for (const [symbol, name] of Object.entries(former))
      expect([symbol, namesOf.get(symbol)]).toEqual([symbol, expect.arrayContaining([name])]);
    const kinase = catalogue.plans.find(({ antigen }) => antigen?.id === "RPS6KB1");
    expect(documentOf(kinase?.key ?? "").aliases).toContain("p70S6K");
  });
  it("of one modified form apply to that form only", () => {
    const large = createCatalogue({ size: 12_000 });
    const forms = large.plans.filter(({ antigen }) => antigen?.id === "H2AX");
    expect(new Set(forms.map(({ modification }) => modification?.code))).toContain("pSer139");
    for (const plan of forms) {
      const { aliases } = productDocument(large.product(plan), "en");
      expect([plan.name, aliases.includes("γH2AX")]).toEqual([plan.name, plan.modification?.code === "pSer139"]);
    }
  });
  it("include names of the epitope tag that an antibody detects", () => {
    expect(documentOf("68667").aliases).toEqual(expect.arrayContaining(["HA tag", "HA"]));
    expect(documentOf("68667").epitopetag).toBe("true");
  });
  it("include histone marks in chromatin notation", () => {
    const plan = catalogue.plans.find(({ modification, antigen }) => modification && antigen?.display === "Histone H3");
    const { code = "", kind } = plan?.modification ?? {};
    const mark = `H3K${code.replace(/\D+/, "")}${kind === "acetyl" ? "ac" : "me3"}`;
    if (kind === "phospho") expect(documentOf(plan?.key ?? "").aliases).toContain("p-H3C1");
    else expect(documentOf(plan?.key ?? "").aliases).toContain(mark);
  });
});

describe("documents of a language", () => {
  const record = {
    ...product("4060", { name: "Akt Antibody" }),
    texts: { ja: { name: "Akt抗体", description: "抗体です。" } },
  };

  it("show the translated name and keep the English one searchable", () => {
    const fields = ({ name, title, description }: ReturnType<typeof productDocument>) => [name, title, description];
    expect(fields(productDocument(record, "ja"))).toEqual(["Akt抗体", "Akt Antibody", "抗体です。"]);
    expect(fields(productDocument(record, "zh"))).toEqual(["Akt Antibody", "Akt Antibody", record.description]);
  });
});

describe("synonyms of the engines", () => {
  it.each(languages)("are accepted by an engine and define each set once (%s)", (language) => {
    for (const sets of [productSynonyms(language), articleSynonyms(language)]) {
      expect(sets.length).toBeLessThanOrEqual(searchLimits.synonymSets);
      expect(doubled(sets.map(({ id }) => id))).toEqual([]);
      for (const { id, synonyms } of sets) {
        expect(id).toMatch(/^[\w-]{1,64}$/);
        expect(synonyms.length).toBeLessThanOrEqual(searchLimits.synonymWords);
        expect(synonyms.every((word) => word.trim() !== "")).toBe(true);
      }
    }
  });
  it("map Japanese and Chinese words to product names", () => {
    const together = (language: "ja" | "zh", one: string, other: string) =>
      productSynonyms(language).some(({ synonyms }) => synonyms.includes(one) && synonyms.includes(other));
    expect(together("ja", "カスパーゼ", "Caspase")).toBe(true);
    expect(together("zh", "白细胞介素", "Interleukin")).toBe(true);
    expect(together("ja", "ウサギ", "Rabbit")).toBe(true);
  });
  it("relate abbreviations to words in articles, except those that are common English words", () => {
    const of = (language: "en" | "ja" | "zh", word: string) =>
      articleSynonyms(language).flatMap(({ synonyms }) => (synonyms.includes(word) ? synonyms : []));
    expect(of("en", "WB")).toContain("western blot");
    expect(of("ja", "COA")).toContain("試験成績書");
    expect(of("zh", "MSDS")).toContain("安全数据表");
    expect(of("en", "Immunofluorescence")).toContain("ICC");
    expect(of("en", "IF")).toEqual([]);
  });
});
