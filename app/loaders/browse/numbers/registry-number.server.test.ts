import { shopNames } from "@domain/query-reading/shop-names";
import { expect, it } from "vitest";
import { registryNumberOf } from "./registry-number.server";

it("a bare number is the gene that has it at NCBI", () => {
  expect(registryNumberOf(" 7157 ", shopNames())).toMatchObject({ number: "7157", gene: { symbol: "TP53" } });
  for (const phrase of ["0", "999999999", "kit 7157", "p53"]) expect(registryNumberOf(phrase, shopNames())).toBeNull();
});

it("numbers of Ensembl and RefSeq are recognized, with and without a version", () => {
  for (const number of ["ENSG00000141510", "ENSMUSG00000059552.14", "NM_000546.6", "NP_000537", "xp_011522224.1"])
    expect(registryNumberOf(`antibody ${number}`, shopNames())).toEqual({ number, gene: null });
  for (const phrase of ["ENS", "NM_12", "ENSA", "ENSAP1", "p53"])
    expect(registryNumberOf(phrase, shopNames())).toBeNull();
});
