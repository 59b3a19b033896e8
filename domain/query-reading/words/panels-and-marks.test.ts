import { describe, expect, it } from "vitest";
import { prepareProductQuery } from "../../search-query/prepare";
import { genesOf, readingQuery } from "../product-query";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();

function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return { ...reading.wants, reading, genes: genesOf(reading), rest: reading.rest };
}

describe("a panel", () => {
  it("contains receptors by two letters", () => {
    expect(read("breast panel ER PR HER2 Ki-67").genes).toEqual(["ESR1", "PGR", "ERBB2", "MKI67"]);
    expect(read("PR IHC breast").genes).toEqual(["PGR"]);
    // Nothing else says that the letters name a protein.
    expect(read("near IR dye").genes).toEqual([]);
    expect(read("ER tracker").genes).toEqual([]);
  });
  it("contains S100 beside a protein, which is no residue of it", () => {
    expect(read("SOX10 S100 melanoma")).toMatchObject({ modification: null, genes: expect.arrayContaining(["S100B"]) });
    expect(read("p-ATM S1981").modification).toMatchObject({ residues: ["Ser1981"] });
  });
  it("is not of recombinant proteins because it is called one of proteins", () => {
    expect(read("mismatch repair proteins MLH1 MSH2 MSH6 PMS2").kinds).toEqual([]);
    expect(read("IL-6 protein").kinds).toEqual(["Recombinant Protein"]);
  });
});

it("ER is a place beside one of its proteins", () => {
  expect(read("calnexin ER").genes).toEqual(["CANX"]);
  expect(read("ER IHC").genes).toEqual(["ESR1"]);
});

it("the parts of a histone's mark may have any order", () => {
  for (const phrase of [
    "me3 K9 H3",
    "H3 K9 me3",
    "K9 me3 H3",
    "K9me3 H3",
    "H3 me3 K9",
    "me3 H3K9",
    "me3-K9-histone H3",
  ])
    expect(read(phrase), phrase).toMatchObject({
      genes: read("H3K9me3").genes,
      modification: { kind: "methyl", residues: ["Lys9"] },
    });
  expect(read("K27 acetylation of H3").modification).toEqual({ kind: "acetyl", residues: ["Lys27"] });
  expect(read("H4 K16 ac").modification).toEqual({ kind: "acetyl", residues: ["Lys16"] });
  // Without a histone they are proteins.
  expect(read("K5 K14").genes).toEqual(["KRT5", "KRT14"]);
});

it("a typing error in a word of the vocabulary is corrected", () => {
  expect(read("VIMENTIN ANTIBODIES FOR IMMUNOFLOURESCENCE")).toMatchObject({
    applications: ["IF-IC", "IF-F"],
    rest: [],
  });
  expect(read("westren blot antybody actin")).toMatchObject({ applications: ["WB"], rest: [] });
  expect(read("GAPDH polyclonel").clonality).toEqual(["polyclonal"]);
  expect(read("rabit anti-mouse").reading.against).toBe("mouse");
});

it("words of other languages are not genes, and their words for antibodies are understood", () => {
  expect(read("Antikörper für Vimentin")).toMatchObject({ genes: ["VIM"], rest: ["für"] });
  expect(read("anticorps GAPDH").rest).toEqual([]);
  expect(read("vimentin for WB, rabbit if possible").applications).toEqual(["WB"]);
});

it("a name may be in the plural", () => {
  for (const [phrase, gene] of [
    ["beta-actins", "ACTB"],
    ["E-cadherins", "CDH1"],
  ] as const)
    expect(read(phrase).genes, phrase).toEqual([gene]);
});

it("a gene's number has the form of its page at NCBI", () => {
  for (const phrase of ["Gene ID: 5728", "GeneID 5728", "NCBI Gene ID: 5728"])
    expect(read(phrase).genes, phrase).toEqual(["PTEN"]);
});

describe("the query", () => {
  const prepared = (phrase: string) => prepareProductQuery(phrase, { flags: { searchPrecision: true }, names });
  it("never corrects a gene of a plastid or a bacterium into another", () => {
    for (const phrase of ["anti-PsbA", "psbA", "FtsZ antibody"])
      expect(prepared(phrase), phrase).toMatchObject({ query: { precision: 11 }, reading: null });
  });
  it("finds a number behind the words of an order form", () => {
    for (const phrase of ["SKU-4060-S", "P/N 4060-S", "Bestell-Nr. 4060S", "REF 4060S", "Part no 4060S"])
      expect(prepared(phrase).query.text, phrase).toBe("4060S");
  });
  it("lists a plain product before a modified form that is tested in the use", () => {
    const lifts = (phrase: string) => readingQuery(read(phrase).reading, phrase)?.boosts?.modificationkind?.length;
    expect(lifts("PTEN IHC")).toBe(2);
    expect(lifts("PTEN")).toBe(1);
  });
});
