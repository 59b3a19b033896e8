import { describe, expect, it } from "vitest";
import { type CitedPaper, paperReferences, productCitation, productReference } from "./citing";

const product = {
  key: "4060",
  name: "Phospho-Akt (Ser473) {B7R2} 100% & more",
  rrid: "AB_99004060",
  demonstration: true,
  url: "https://shop.example/products/4060",
};
const paper: CitedPaper = {
  id: "pmid-9287210",
  title: "STATs and gene regulation.",
  authors: "Darnell JE Jr; Kerr IM",
  journal: "Science",
  year: 1997,
  volume: "277",
  pages: "1630–5",
  pmid: "9287210",
  demonstration: false,
};

describe("product citation", () => {
  it("names manufacturer, catalog number and RRID", () => {
    expect(productCitation({ key: "4060", name: "Akt Antibody", rrid: "AB_1", demonstration: false })).toBe(
      "Akt Antibody (Benchside, Cat# 4060, RRID:AB_1)",
    );
    expect(productCitation({ key: "9803", name: "Lysis Buffer", rrid: null, demonstration: false })).toBe(
      "Lysis Buffer (Benchside, Cat# 9803)",
    );
  });
  it("escapes TeX commands in BibTeX", () => {
    const text = productReference(product, "bib");
    expect(text).toContain("@misc{benchside-4060,");
    expect(text).toContain("title = {{Phospho-Akt (Ser473) \\{B7R2\\} 100\\% \\& more}}");
    expect(text).toContain("RRID:AB\\_99004060");
  });
  it("writes RIS with one tag per line", () => {
    const lines = productReference({ ...product, name: "Two\r\nER  - lines" }, "ris").split("\r\n");
    expect(lines[0]).toBe("TY  - GEN");
    expect(lines).toContain("TI  - Two ER - lines");
    expect(lines.filter((line) => line.startsWith("ER"))).toEqual(["ER  - "]);
  });
});

describe("paper lists", () => {
  it("are one line per paper as text, with demonstration records marked", () => {
    const text = paperReferences([paper, { ...paper, pmid: null, demonstration: true }], "txt");
    expect(text.split("\n")).toEqual([
      "Darnell JE Jr, Kerr IM. STATs and gene regulation. Science 1997; 277: 1630–5. PMID 9287210.",
      "Darnell JE Jr, Kerr IM. STATs and gene regulation. Science 1997; 277: 1630–5. [Demonstration record, not evidence]",
      "",
    ]);
  });
  it("have every author and separate pages in BibTeX and RIS", () => {
    expect(paperReferences([paper], "bib")).toContain("author = {{Darnell JE Jr} and {Kerr IM}}");
    expect(paperReferences([paper], "bib")).toContain("pages = {1630--5}");
    const ris = paperReferences([paper], "ris").split("\r\n");
    for (const line of ["TY  - JOUR", "AU  - Darnell JE Jr", "AU  - Kerr IM", "SP  - 1630", "EP  - 5", "AN  - 9287210"])
      expect(ris).toContain(line);
  });
});
