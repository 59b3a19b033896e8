/**
 * Antigens of the demo catalogue: human genes with facts about their proteins.
 *
 * Columns of a row, separated by `|`: gene symbol, UniProt accession, Entrez gene id, length in residues, name used on
 * products, class, location in the cell, observed kDa (bands separated by spaces, a smear as `from-to`), modified
 * residues (`pSer473`, `acLys9`, `meLys4`, `cAsp175` for the new end after cleavage), aliases separated by `;`, gene
 * name, and the predicate of a sentence about the function.
 */
import * as v from "valibot";

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

const modificationKinds = ["phospho", "acetyl", "methyl", "cleaved"] as const;
export type ModificationKind = (typeof modificationKinds)[number];

export interface Modification {
  readonly kind: ModificationKind;
  /** "Ser473" */
  readonly residue: string;
  /** "pSer473" */
  readonly code: string;
}

export interface Gene {
  readonly symbol: string;
  readonly name: string;
  readonly uniprot: string;
  readonly entrez: string;
  readonly aliases: readonly string[];
  readonly lengthAa: number;
}

export interface Antigen {
  /** Stable id: the gene symbol, or a name for several genes together. */
  readonly id: string;
  readonly display: string;
  readonly genes: readonly Gene[];
  readonly antigenClass: AntigenClass;
  readonly place: Place;
  readonly observedKda: readonly number[];
  /** The observed weights are the ends of a smear instead of bands. */
  readonly smear: boolean;
  readonly predictedKda: number;
  readonly modifications: readonly Modification[];
  readonly text: string;
}

const list = (separator: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator).filter((item) => item !== "")),
  );

const row = v.tuple([
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,20}$/)),
  v.pipe(v.string(), v.regex(/^[OPQ][0-9][A-Z0-9]{3}[0-9]$|^[A-NR-Z][0-9](?:[A-Z][A-Z0-9]{2}[0-9]){1,2}$/)),
  v.pipe(v.string(), v.regex(/^[1-9][0-9]*$/)),
  v.pipe(v.string(), v.regex(/^[0-9]+$/), v.transform(Number)),
  v.pipe(v.string(), v.minLength(2)),
  v.picklist(antigenClasses),
  v.picklist(places),
  v.pipe(v.string(), v.regex(/^[0-9]*(?:[ -][0-9]+)*$/)),
  list(" "),
  list(";"),
  v.pipe(v.string(), v.minLength(2)),
  v.pipe(v.string(), v.minLength(10)),
]);

const modificationPrefixes: Record<string, ModificationKind> = {
  p: "phospho",
  ac: "acetyl",
  me: "methyl",
  c: "cleaved",
};

/** Parses "pSer473". @throws if the code is invalid */
export function parseModification(code: string): Modification {
  const match = /^(p|ac|me|c)((?:Ser|Thr|Tyr|Lys|Asp|Val)[0-9]+)$/.exec(code);
  const kind = modificationPrefixes[match?.[1] ?? ""];
  const residue = match?.[2];
  if (!kind || !residue) throw new Error(`Not a modification: ${code}`);
  return { kind, residue, code };
}

/** Mean weight of a residue in kDa. */
const residueKda = 0.111;

export const predictedWeight = (lengthAa: number): number => Math.max(1, Math.round(lengthAa * residueKda));

/** Parses the rows of one table. @throws on an invalid row, with the row in the message */
export function parseTargetTable(text: string): Antigen[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const parsed = v.safeParse(row, line.split("|"));
      if (!parsed.success) throw new Error(`Bad target row: ${line}: ${parsed.issues[0].message}`);
      const [symbol, uniprot, entrez, lengthAa, display, antigenClass, place, weights, codes, aliases, name, sentence] =
        parsed.output;
      const observed = weights
        .split(/[ -]/)
        .filter((part) => part !== "")
        .map(Number);
      const predictedKda = predictedWeight(lengthAa);
      return {
        id: symbol,
        display,
        genes: [{ symbol, name, uniprot, entrez, aliases, lengthAa }],
        antigenClass,
        place,
        observedKda: observed.length > 0 ? observed : [predictedKda],
        smear: weights.includes("-"),
        predictedKda,
        modifications: codes.map(parseModification),
        text: sentence,
      };
    });
}
