/**
 * Sites that papers number by another sequence than the catalogue: by chicken Src, by mouse Bad, by rat synapsin, or
 * without the first amino acids.
 */
import type { Draft } from "./draft";
import type { AskedModification } from "./name-table";
import type { ReadTarget } from "./read-query";

const usual: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BAD: { Ser112: "Ser75", Ser136: "Ser99", Ser155: "Ser118" },
  GRIA1: { Ser831: "Ser849", Ser845: "Ser863" },
  LYN: { Tyr507: "Tyr508" },
  MYL9: { Thr18: "Thr19", Ser19: "Ser20" },
  SRC: { Tyr416: "Tyr419", Tyr527: "Tyr530" },
  SYN1: { Ser603: "Ser605" },
};

/** The residues, with the catalogue's residues for the same sites of the genes. */
const withUsualSites = (residues: readonly string[], genes: readonly string[]): readonly string[] => [
  ...new Set([...residues, ...genes.flatMap((gene) => residues.flatMap((residue) => usual[gene]?.[residue] ?? []))]),
];

/** The form that a draft asks for. */
export function modificationOf(
  { modification, residues }: Draft,
  targets: readonly ReadTarget[],
): AskedModification | null {
  if (modification === null && residues.length === 0) return null;
  const genes = targets.flatMap(({ chosen: [{ genes: own }] }) => own);
  return { kind: modification ?? "any", residues: withUsualSites(residues, genes) };
}

/** A number of four digits is a site only of a phosphorylated target. */
export function possibleOf({ modification, residues, possibleResidues }: Draft): readonly string[] {
  if (residues.length > 0 || (modification !== null && modification !== "phospho")) return [];
  return possibleResidues.filter((residue) => modification === (/\d{4}/.test(residue) ? "phospho" : null));
}
