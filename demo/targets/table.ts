/** The antigens of the demo catalogue: human genes with the protein facts that a catalogue needs. */
import * as v from "valibot";
import { items, spaced } from "../data-files/schemas";
import { readTable } from "../data-files/table";

const antigenClasses = [
  "adaptor", "adhesion", "apoptosis", "autophagy", "cd", "channel", "chaperone", "checkpoint", "chromatin", "cycle",
  "cytokine", "cytoskeleton", "dna", "enzyme", "epigenetic", "gtpase", "histone", "inhibitor", "kinase", "marker",
  "matrix", "neuro", "nuclear-receptor", "organelle", "phosphatase", "polymerase", "protease", "receptor", "ribosome",
  "rna", "rtk", "structural", "tf", "translation", "transporter", "ubiquitin",
] as const; // biome-ignore format: a word list reads better in lines than in a column
export type AntigenClass = (typeof antigenClasses)[number];

const places = [
  "adhesion", "centrosome", "cilium", "cytoplasm", "cytoskeleton", "endosome", "er", "golgi", "junction", "lysosome",
  "membrane", "mitochondria", "nucleus", "secreted", "synapse",
] as const; // biome-ignore format: as above
export type Place = (typeof places)[number];

export const modificationKinds = ["phospho", "acetyl", "methyl", "cleaved"] as const;
export type ModificationKind = (typeof modificationKinds)[number];

export interface Modification {
  readonly kind: ModificationKind;
  /** In the format of product names: "Ser473", "Thr202/Tyr204", "Ser465/467". */
  readonly residue: string;
  /** In the format of the table: "pSer473", "pThr202/Tyr204". */
  readonly code: string;
  /** Single residues: "Thr202" and "Tyr204". */
  readonly residues: readonly string[];
  /** Single residues with their kind: "pThr202" and "pTyr204". */
  readonly codes: readonly string[];
}

interface Gene {
  readonly symbol: string;
  readonly name: string;
  readonly uniprot: string;
  readonly entrez: string;
  readonly aliases: readonly string[];
  readonly lengthAa: number;
}

export interface Antigen {
  /** Stable id: the gene symbol, or a name for a group of genes. */
  readonly id: string;
  readonly display: string;
  readonly genes: readonly Gene[];
  readonly antigenClass: AntigenClass;
  readonly place: Place;
  readonly observedKda: readonly number[];
  /** True if the observed weights are the ends of a smear, not bands. */
  readonly smear: boolean;
  readonly predictedKda: number;
  readonly modifications: readonly Modification[];
  readonly text: string;
  /** Symbol of the mouse ortholog, if an external table contains it. */
  readonly mouseSymbol?: string;
}

/** A row of targets/genes/*.tsv. */
export const gene = v.strictObject({
  symbol: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,20}$/)),
  uniprot: v.pipe(v.string(), v.regex(/^[OPQ][0-9][A-Z0-9]{3}[0-9]$|^[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2}$/)),
  entrez: v.pipe(v.string(), v.regex(/^[1-9][0-9]*$/)),
  length_aa: v.pipe(v.string(), v.regex(/^[0-9]+$/), v.transform(Number)),
  /** Name used on products. */
  display: v.pipe(v.string(), v.minLength(2)),
  class: v.picklist(antigenClasses),
  place: v.picklist(places),
  /** Bands separated by spaces, a smear as `from-to`. */
  observed_kda: v.pipe(v.string(), v.regex(/^[0-9]*(?:[ -][0-9]+)*$/)),
  /**
   * `pSer473`, `acLys9`, `meLys4`, `cAsp175` for the new end after cleavage, `pThr202/Tyr204` and `pSer465/467` for two
   * residues together; separated by spaces.
   */
  modifications: v.pipe(
    v.string(),
    v.regex(
      /^((^| )(p|ac|me|c)(Ser|Thr|Tyr|Lys|Asp|Val)[0-9]+(\/(Ser|Thr|Tyr)?[0-9]+)?)*$/,
      "is not a list of modifications like pSer473",
    ),
    spaced,
  ),
  aliases: items,
  /** Name of the gene. */
  name: v.pipe(v.string(), v.minLength(2)),
  /** Verb phrase for a sentence about the function. */
  text: v.pipe(v.string(), v.minLength(10)),
});

const modificationPrefixes: Record<string, ModificationKind> = {
  p: "phospho",
  ac: "acetyl",
  me: "methyl",
  c: "cleaved",
};

/**
 * Parses "pSer473", or two residues as "pThr202/Tyr204" and "pSer465/467".
 * @throws Error if the code is invalid
 */
export function parseModification(code: string): Modification {
  const match = /^(p|ac|me|c)((Ser|Thr|Tyr|Lys|Asp|Val)[0-9]+)(?:\/(Ser|Thr|Tyr)?([0-9]+))?$/.exec(code);
  const [, prefix = "", first, amino = "", otherAmino = amino, otherPosition] = match ?? [];
  const kind = modificationPrefixes[prefix];
  if (!kind || !first) throw new Error(`Not a modification: ${code}`);
  const residues = otherPosition ? [first, `${otherAmino}${otherPosition}`] : [first];
  const codes = residues.map((residue) => `${prefix}${residue}`);
  return { kind, residue: code.slice(prefix.length), code, residues, codes };
}

/** Mean weight of a residue in kDa. */
export const residueKda = 0.111;

export const predictedWeight = (lengthAa: number): number => Math.max(1, Math.round(lengthAa * residueKda));

/**
 * Reads a table of genes.
 * @throws Error with file and line of a malformed row
 */
export const readGenes = (path: string): Antigen[] =>
  readTable(path, gene).map(({ symbol, name, uniprot, entrez, aliases, length_aa, observed_kda, ...row }) => {
    const observed = observed_kda
      .split(/[ -]/)
      .filter((part) => part !== "")
      .map(Number);
    const predictedKda = predictedWeight(length_aa);
    return {
      id: symbol,
      display: row.display,
      genes: [{ symbol, name, uniprot, entrez, aliases, lengthAa: length_aa }],
      antigenClass: row.class,
      place: row.place,
      observedKda: observed.length > 0 ? observed : [predictedKda],
      smear: observed_kda.includes("-"),
      predictedKda,
      modifications: row.modifications.map(parseModification),
      text: row.text,
    };
  });
