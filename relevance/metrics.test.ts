import { describe, expect, it } from "vitest";
import type { ProductFacts } from "./facts";
import { type Grade, grade } from "./judge";
import { mean, measure } from "./metrics";
import { nameKey, readGeneNames, symbolsByName } from "./names";

describe("measures of a list", () => {
  it("are 1 for the best list", () => {
    expect(measure([3, 3, 1], [3, 3, 1])).toEqual({ ndcg: 1, reciprocalRank: 1, inThree: 1, empty: 0 });
  });
  it("decrease with the rank of the exact answer", () => {
    const best: Grade[] = [3];
    expect(measure([0, 3], best).reciprocalRank).toBe(0.5);
    expect(measure([0, 3], best).ndcg).toBeCloseTo(1 / Math.log2(3));
    expect(measure([0, 0, 0, 3], best)).toMatchObject({ inThree: 0, reciprocalRank: 0.25 });
  });
  it("consider the first ten", () => {
    const late: Grade[] = [...new Array<Grade>(10).fill(0), 3];
    expect(measure(late, [3])).toEqual({ ndcg: 0, reciprocalRank: 0, inThree: 0, empty: 0 });
  });
  it("count lists without a hit", () => {
    expect(mean([measure([], [3]), measure([3], [3])])).toMatchObject({ empty: 0.5, inThree: 0.5, ndcg: 0.5 });
    expect(mean([])).toMatchObject({ empty: 0 });
  });
});

describe("grades", () => {
  const product: ProductFacts = {
    key: "4060",
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
});
