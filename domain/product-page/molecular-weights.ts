import type { ProductAttributes } from "@contracts/catalogue/catalogue";

/** Weights in kDa as a blot shows them; the calculated one if none was observed. */
export function molecularWeights({
  observedMolecularWeight: observed,
  molecularWeight: calculated,
}: Pick<ProductAttributes, "observedMolecularWeight" | "molecularWeight">): readonly number[] {
  if (observed.length > 0) return observed;
  return calculated === null ? [] : [calculated];
}
