/** How much of a stock goes into a volume at a dilution: what stands on the tube beside the bench. */
import type { Application } from "@contracts/catalogue";

/** ml */
const finalVolumes = [1, 5, 10, 50] as const;

export interface DilutionVolume {
  readonly millilitres: number;
  readonly microlitres: number;
}

/** Null where an application gives no dilution; µl to three significant digits. */
export function dilutionVolumes({ optimal, low, high }: Application["dilutionFactor"]): DilutionVolume[] | null {
  const ratio = optimal ?? low ?? high;
  if (!ratio || ratio.denominator <= 0 || ratio.numerator <= 0) return null;
  return finalVolumes.map((millilitres) => ({
    millilitres,
    microlitres: Number(((millilitres * 1000 * ratio.numerator) / ratio.denominator).toPrecision(3)),
  }));
}
