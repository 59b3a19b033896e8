/** Stock volume needed for a final volume at a given dilution. */
import type { Application } from "@contracts/catalogue/catalogue";

/** ml */
const finalVolumes = [1, 5, 10, 50] as const;

export interface DilutionVolume {
  readonly millilitres: number;
  /** Minimum amount of stock in µl; equal to `most` if there is a single dilution. */
  readonly least: number;
  readonly most: number;
}

/**
 * Volumes in µl, to three significant digits; null without a dilution. A range stays a range, because its middle was
 * not tested.
 */
export function dilutionVolumes({ optimal, low, high }: Application["dilutionFactor"]): DilutionVolume[] | null {
  const one = optimal ?? low ?? high;
  const stated = low && high ? [low, high] : one ? [one] : [];
  const shares = stated.map(({ numerator, denominator }) => numerator / denominator);
  if (shares.length === 0 || !shares.every((share) => share > 0 && Number.isFinite(share))) return null;
  const amount = (millilitres: number, share: number) => Number((millilitres * 1000 * share).toPrecision(3));
  return finalVolumes.map((millilitres) => ({
    millilitres,
    least: amount(millilitres, Math.min(...shares)),
    most: amount(millilitres, Math.max(...shares)),
  }));
}
