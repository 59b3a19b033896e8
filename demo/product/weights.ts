/** Molecular weights of a product, in kDa. */
import type { ProductPlan } from "../plan/types";
import { chainWeight } from "../targets/mature-chains";
import { residueKda } from "../targets/table";

/** Fraction of the full-length weight: fragments of a cleaved protein run clearly below it. */
const fragmentShare = 0.8;

/**
 * Bands that an antibody shows on a blot. An antibody against a new end after cleavage does not detect the full-length
 * protein. If no fragment is known, the result is the fragment before the residue.
 */
export function observedBands({ antigen, modification }: ProductPlan): number[] {
  if (!antigen) return [];
  if (modification?.kind !== "cleaved") return [...antigen.observedKda];
  const fragments = antigen.observedKda.filter((kda) => kda < antigen.predictedKda * fragmentShare);
  const [residue = ""] = modification.residues;
  return fragments.length > 0 ? fragments : [Math.round(Number(residue.slice(3)) * residueKda)];
}

/** Products of several proteins, which have no single weight. */
const severalProteins: ReadonlySet<string> = new Set(["Kit", "ELISA Kit", "Antibody Duet"]);

/**
 * Estimated from the number of residues: of a recombinant protein's range, otherwise of the full length. Null for kits.
 */
export function calculatedWeight({ antigen, chain, molecularWeight, productType }: ProductPlan): number | null {
  // Tables of compounds use g/mol.
  if (molecularWeight !== undefined) return Number((molecularWeight / 1000).toFixed(5));
  if (chain) return chainWeight(chain);
  return antigen && !severalProteins.has(productType) ? antigen.predictedKda : null;
}

/** Masses of compounds are known; masses of proteins are estimated from their length. */
export const weightBasis = ({ molecularWeight }: ProductPlan): "sequence" | "length" =>
  molecularWeight === undefined ? "length" : "sequence";
