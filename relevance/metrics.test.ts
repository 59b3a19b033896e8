import { describe, expect, it } from "vitest";
import type { ProductFacts } from "./facts";
import { type Grade, grade, plain } from "./judge";
import { type ListFacts, mean, measure } from "./metrics";
import { nameKey, readGeneNames, readGeneRecords, symbolsByName } from "./names";

describe("measures of a list", () => {
  const list = (grades: readonly Grade[], best: readonly Grade[], facts: Partial<ListFacts> = {}) =>
    measure({ grades, best, foreign: false, exchanged: false, tooLong: false, ...facts });

  it("are 1 for the best list", () => {
    const { empty, ...shares } = list([3, 3, 1], [3, 3, 1]);
    expect(new Set(Object.values(shares))).toEqual(new Set([1]));
    expect(empty).toBe(0);
  });
  it("decrease with the rank of the exact match", () => {
    const best: Grade[] = [3];
    expect(list([0, 3], best)).toMatchObject({ reciprocalRank: 0.5, first: 0, inThree: 1 });
    expect(list([0, 3], best).ndcg).toBeCloseTo(1 / Math.log2(3));
    expect(list([0, 0, 0, 3], best)).toMatchObject({ inThree: 0, reciprocalRank: 0.25 });
  });
  it("consider the first ten", () => {
    const late: Grade[] = [...new Array<Grade>(10).fill(0), 3];
    expect(list(late, [3])).toMatchObject({ ndcg: 0, reciprocalRank: 0, inThree: 0, precision: 0 });
  });
  it("count the right target among the first ten, or among as many as exist", () => {
    const ten = new Array<Grade>(10).fill(3);
    expect(list([3, 1, 0, 2, 0], ten).precision).toBe(0.3);
    expect(list([3, 0, 1], [3, 3]).precision).toBe(1);
    expect(list([3], [3, 3]).precision).toBe(0.5);
  });
  it("are 0 for a list that has another gene, exchanges a partner, or is too long", () => {
    expect(list([], [], { foreign: true }).own).toBe(0);
    expect(list([3], [3], { exchanged: true }).spared).toBe(0);
    expect(list([3], [3], { tooLong: true }).narrow).toBe(0);
  });
  it("count lists without a hit", () => {
    expect(mean([list([], [3]), list([3], [3])])).toMatchObject({ empty: 0.5, inThree: 0.5, ndcg: 0.5 });
    expect(mean([])).toMatchObject({ empty: 0 });
  });
});

describe("grades", () => {
  const product: ProductFacts = {
    key: "4060",
    name: "Phospho-Akt (Ser473) (D9E) Rabbit mAb",
    skus: ["4060S"],
    symbols: ["AKT1", "AKT2"],
    target: "Akt",
    uniprot: ["P31749"],
    modification: { kind: "phospho", residue: "Ser473" },
    applications: ["WB", "IP"],
    species: ["H", "M"],
    host: "Rabbit",
    label: null,
    clone: "D9E",
    clonality: "monoclonal",
    formulation: "standard",
    registryNumber: "AB_99004060",
    live: true,
    productType: "Primary Antibody",
    category: "primary-antibodies",
  };
  const symbols = new Set(["AKT1"]);
  it("distinguish the right target from another", () => {
    expect(grade(product, { symbols })).toBe(3);
    expect(grade(product, { symbols: new Set(["MTOR"]) })).toBe(0);
    expect(grade(product, { keys: ["4060"] })).toBe(3);
    expect(grade(product, { keys: ["9272"] })).toBe(0);
  });
  it("distinguish the right site from another of the same target", () => {
    expect(grade(product, { symbols, residues: ["Ser473"], modification: "phospho" })).toBe(3);
    expect(grade(product, { symbols, residues: ["Thr308"], modification: "phospho" })).toBe(1);
    expect(grade({ ...product, modification: null }, { symbols, modification: "phospho" })).toBe(1);
  });
  it("distinguish the plain antibody from a labeled, a modified, and a carrier-free one", () => {
    const total = { ...product, modification: null };
    expect(grade(total, { symbols, ...plain })).toBe(3);
    expect(grade({ ...total, label: "PE" }, { symbols, ...plain })).toBe(2);
    expect(grade({ ...total, formulation: "carrier-free" }, { symbols, ...plain })).toBe(2);
    expect(grade(product, { symbols, ...plain })).toBe(2);
  });
  it("judge a reagent by its name", () => {
    const reagent = { ...product, symbols: [], name: "DAPI Nuclear Stain" };
    expect(grade(reagent, { nameParts: ["Hoechst", "DAPI"] })).toBe(3);
    expect(grade(product, { nameParts: ["Hoechst", "DAPI"] })).toBe(0);
  });
  it("decrease with every unmet fact", () => {
    expect(grade(product, { symbols, applications: ["WB"], host: "Rabbit" })).toBe(3);
    expect(grade(product, { symbols, applications: ["ChIP"], host: "Rabbit" })).toBe(2);
    expect(grade(product, { symbols, applications: ["ChIP"], host: "Goat" })).toBe(1);
    expect(grade(product, { animal: { host: "Mouse", species: "M" } })).toBe(3);
    expect(grade(product, { host: "Goat" })).toBe(0);
  });
});

describe("names of genes", () => {
  it("are equal in every spelling", () => {
    expect(new Set(["TNF-α", "TNF alpha", "tnfalpha"].map(nameKey)).size).toBe(1);
  });
  it("come from a table with symbols, aliases and former symbols", () => {
    const genes = readGeneNames("symbol\talias_symbols\tprev_symbols\nAKT1\tPKB|RAC\t\nRACK1\tRAC\tGNB2L1\n");
    const symbols = symbolsByName(genes);
    expect(symbols.get(nameKey("rac"))).toEqual(new Set(["AKT1", "RACK1"]));
    expect(symbols.get(nameKey("GNB2L1"))).toEqual(new Set(["RACK1"]));
  });
  it("come with their numbers from the shop's own table", () => {
    const text =
      "symbol\tname\tprotein\tothers\tmouse\thgnc\tentrez\tuniprot\nTP53\ttumor protein p53\t\tp53\tTrp53\t11998\t7157\tP04637\n";
    expect(readGeneRecords(text)).toMatchObject([
      {
        symbol: "TP53",
        aliases: ["p53"],
        spoken: ["tumor protein p53"],
        mouse: "Trp53",
        hgnc: "11998",
        uniprot: "P04637",
      },
    ]);
  });
});
