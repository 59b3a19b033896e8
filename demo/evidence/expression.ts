/** Expression of an antigen: the samples in which an antibody against it can give a signal, and those without. */

import type { SpeciesCode } from "@domain/vocabulary/names";
import * as v from "valibot";
import { items, spaced } from "../data-files/schemas";
import { readTable } from "../data-files/table";
import type { Antigen } from "../targets/table";
import { builtInAntigens } from "../targets/targets";
import { cellsNamed, type Sample, tissueSamples } from "./samples";

interface Expression {
  /** "transfected" if no cells or tissues are known to express the protein at a detectable level. */
  readonly basis: "endogenous" | "transfected";
  /** Cells that express the protein. */
  readonly cells: readonly Sample[];
  /** Names of tissues that contain it. */
  readonly tissues: readonly string[];
  /** Cells without the protein. */
  readonly negative: readonly Sample[];
}

const row = v.strictObject({
  group: v.string(),
  genes: spaced,
  human: items,
  mouse: items,
  rat: items,
  tissues: items,
  negative: items,
});

/** Genes that only some cells express, or that some common cells lack. All other built-in genes are expressed widely. */
const rows = readTable("demo/evidence/expression.tsv", row);
const rowOf = new Map(rows.flatMap((each) => each.genes.map((gene) => [gene, each])));

const wideCells = [
  ...["HeLa", "293T", "A549", "MCF-7", "HCT 116", "HepG2", "U-2 OS", "Jurkat"],
  ...["NIH/3T3", "RAW 264.7", "C2C12", "C6", "PC-12", "H9c2"],
  ...["COS-7", "CHO-K1", "MDBK", "PK-15", "MDCK", "DF-1", "S2"],
].map(cellsNamed);
const wideTissues = [
  ...["colon carcinoma", "breast carcinoma", "lung adenocarcinoma", "ovarian carcinoma", "prostate gland"],
  ...["kidney", "colon", "pancreas"],
];

const transfected: Expression = { basis: "transfected", cells: [], tissues: [], negative: [] };

const builtIn = new Set(builtInAntigens().flatMap(({ genes }) => genes.map(({ symbol }) => symbol)));
const known = new Map<string, Expression>();

/** Expression of an antigen. For an antigen from an external table it is unknown, so nothing endogenous is claimed. */
export function expressionOf(antigen: Antigen): Expression {
  const found = known.get(antigen.id) ?? find(antigen);
  known.set(antigen.id, found);
  return found;
}

function find({ genes }: Antigen): Expression {
  const symbols = genes.map(({ symbol }) => symbol);
  if (!symbols.every((symbol) => builtIn.has(symbol))) return transfected;
  const restricted = symbols.flatMap((symbol) => rowOf.get(symbol) ?? [])[0];
  const expresses = ({ lacks }: Sample) => !symbols.some((symbol) => lacks.includes(symbol));
  if (!restricted)
    return { basis: "endogenous", cells: wideCells.filter(expresses), tissues: wideTissues, negative: [] };
  const named = [...restricted.human, ...restricted.mouse, ...restricted.rat];
  if (named.includes("transfected")) return transfected;
  return {
    basis: "endogenous",
    cells: named.map(cellsNamed).filter(expresses),
    tissues: restricted.tissues,
    negative: restricted.negative.map(cellsNamed),
  };
}

export const isWidelyExpressed = ({ genes }: Antigen): boolean =>
  genes.every(({ symbol }) => builtIn.has(symbol) && !rowOf.has(symbol));

/** Cells that express the antigen and belong to one of the species. */
export const cellsFor = (antigen: Antigen, species: readonly SpeciesCode[]): Sample[] =>
  expressionOf(antigen).cells.filter((sample) => species.includes(sample.species));

/** Tissues that contain the antigen, of one of the species. */
export const tissuesFor = (antigen: Antigen, species: readonly SpeciesCode[]): Sample[] =>
  expressionOf(antigen).tissues.flatMap((name) => tissueSamples(name, species));

/** Cells of one of the species that lack the antigen. */
export const negativeFor = (antigen: Antigen, species: readonly SpeciesCode[]): Sample[] =>
  expressionOf(antigen).negative.filter((sample) => species.includes(sample.species));
