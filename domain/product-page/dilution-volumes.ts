/** How much of a stock goes into a volume at a dilution: what stands on the tube beside the bench. */
import type { Application } from "@contracts/catalogue/catalogue";

/** ml */
const finalVolumes = [1, 5, 10, 50] as const;

export interface DilutionVolume {
  readonly millilitres: number;
  /** Least amount of stock; equal to `most` where an application states one dilution. µl */
  readonly least: number;
  readonly most: number;
}

/**
 * Null where an application gives no dilution; µl to three significant digits. A range stays one, as in the dilution that
 * stands beside it: nobody tested its middle.
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
