import { describe, expect, it } from "vitest";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";

const names = shopNames();
const read = (phrase: string) => readQuery(phrase, names);
const genesOf = (phrase: string) => read(phrase)?.targets.flatMap(({ chosen }) => chosen.flatMap(({ genes }) => genes));

describe("classes of antibodies", () => {
  it("are targets, and not CD79A, which is called Ig-alpha", () => {
    const targets = {
      ...{ IgA: ["IgA"], IGA: ["IgA"], IgM: ["IgM"], IGHM: ["IgM"], "IgD IgM": ["IgD", "IgM"], IgE: ["IgE"] },
      ...{ "goat anti-mouse IgM": ["IgM"], "anti-human IgM HRP": ["IgM"], 免疫グロブリンM: ["IgM"] },
      ...{ 免疫球蛋白M: ["IgM"], "kappa light chain": ["IGK"], IGKC: ["IGK"], "lambda light chain": ["IGL"] },
    };
    for (const [phrase, genes] of Object.entries(targets)) expect(genesOf(phrase), phrase).toEqual(genes);
    expect(read("IgA")?.targets[0]?.others).toMatchObject([{ genes: ["CD79A"] }]);
  });
  it("differ from the proteins that are called by a Greek letter", () => {
    for (const phrase of ["Igα", "Ig-alpha", "Ig alpha"]) expect(genesOf(phrase), phrase).toEqual(["CD79A"]);
    expect(genesOf("Ig beta")).toEqual(["CD79B"]);
    expect(genesOf("TGF alpha")).toEqual(["TGFA"]);
  });
  it("are isotypes after an animal, and beside the word", () => {
    for (const phrase of ["CD15 mouse IgM", "mouse IgM anti-human CD15"])
      expect(genesOf(phrase), phrase).toEqual(["FUT4"]);
    expect(read("IgM isotype control")).toMatchObject({ targets: [], reagents: ["isotype control"], rest: ["IgM"] });
  });
  it("have receptors", () => {
    expect(genesOf("IgE receptor")).toEqual(["FCER1A", "FCER2"]);
    expect(genesOf("IgA receptor")).toEqual(["FCAR"]);
  });
});

it("reads an end of a protein in its short form", () => {
  expect(genesOf("GSDMD N-term")).toEqual(["GSDMD"]);
  expect(genesOf("Tau C-term")).toEqual(["MAPT"]);
});

it("reads an amount and a count as no protein", () => {
  expect(genesOf("GAPDH 100 ul 2")).toEqual(["GAPDH"]);
  expect(genesOf("uL2")).toEqual(["RPL8"]);
});

it("reads names without the number of the only or the usual member", () => {
  expect(["PECAM", "VCAM", "ICAM"].map(genesOf)).toEqual([["PECAM1"], ["VCAM1"], ["ICAM1"]]);
  expect(genesOf("C-peptide")).toEqual(["C-peptide"]);
  expect(genesOf("HbF")).toEqual(["HBG1", "HBG2"]);
});

it("reads names of serotonin, claudins and ADP-ribose that benches use", () => {
  expect(["5-HT", "PARylation"].map(genesOf)).toEqual([["Serotonin"], ["Poly(ADP-ribose)"]]);
  expect(genesOf("5-HT transporter")).toEqual(["SLC6A4"]);
  expect(read("CLDN18.2")?.wants.modification).toEqual({ kind: "variant", residues: ["CLDN18.2"] });
});

it("reads a mark without its histone", () => {
  for (const phrase of ["K27me3", "anti-K27me3", "k27me3 ChIP"])
    expect(read(phrase)?.wants.modification, phrase).toEqual({ kind: "methyl", residues: ["Lys27"] });
  expect(genesOf("K27me3")?.every((symbol) => symbol.startsWith("H3"))).toBe(true);
  expect(genesOf("K20me2")?.every((symbol) => symbol.startsWith("H4"))).toBe(true);
});

it("reads the animal of the target behind “against”", () => {
  expect(read("rabbit antibody against mouse CD8")?.wants).toMatchObject({ hosts: ["Rabbit"], species: ["M"] });
  expect(read("HRP antibody against mouse")).toMatchObject({ against: "mouse", wants: { hosts: [], labels: ["HRP"] } });
  expect(read("CD3 not against mouse")?.wants.ruledOut).toMatchObject([{ field: "speciescodes", codes: ["M"] }]);
});
