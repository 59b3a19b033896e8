import { citationRecord } from "@contracts/catalogue/citations";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { realCitations } from "./papers";

const header = [
  "pmid",
  "title",
  "journal",
  "year",
  "volume",
  "pages",
  "authors",
  "targets_curated",
  "targets_in_title",
].join("\t");
const table = [
  header,
  ["11", "A paper about Akt", "J Test", "2001", "1", "1–2", "A B; C D", "AKT1|PTEN", "AKT1"].join("\t"),
  ["12", "A paper about nothing known", "J Test", "2002", "", "", "A B", "NOSUCHGENE", ""].join("\t"),
  ["x", "A row without number", "J Test", "2002", "", "", "A B", "AKT1", ""].join("\t"),
].join("\n");

describe("real papers", () => {
  const catalogue = createCatalogue({ size: 600, papers: table });

  it("are joined to products by gene and marked as demonstration; rows without number or product are skipped", () => {
    const records = [...realCitations(table, catalogue.plans)];
    expect(records.map(({ id }) => id)).toEqual(["pmid-11"]);
    const [record] = records;
    expect(v.parse(citationRecord, record)).toMatchObject({ pmid: "11", demonstration: true, volume: "1" });
    expect(record?.products.map(({ key }) => key)).toContain("4060");
  });

  it("C-CITE-03: are counted for their products", () => {
    const counts = new Map<string, number>();
    for (const { products } of catalogue.citations())
      for (const { key } of products) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const plan of catalogue.plans)
      expect([plan.key, catalogue.product(plan).citationCount]).toEqual([plan.key, counts.get(plan.key) ?? 0]);
    expect(counts.get("4060")).toBe(49);
  });

  it("require their columns", () => {
    expect(() => [...realCitations("pmid\ttitle\n1\tx\n", catalogue.plans)]).toThrow(/no column/);
  });
});
