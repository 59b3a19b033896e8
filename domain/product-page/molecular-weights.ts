interface Weights {
  readonly observedMolecularWeight: readonly number[];
  readonly molecularWeight: number | null;
}

/** Weights in kDa as a blot shows them; the calculated one if none was observed. */
export function molecularWeights({
  observedMolecularWeight: observed,
  molecularWeight: calculated,
}: Weights): readonly number[] {
  if (observed.length > 0) return observed;
  return calculated === null ? [] : [calculated];
}
