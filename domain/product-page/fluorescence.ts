/**
 * Approximate dye spectra from the two maxima in the catalogue, with the typical shape of organic dyes. They show
 * whether a laser excites a dye, but are too rough for compensation.
 */

/** Widths on both sides of the maximum in nm: absorption tails to the blue, emission to the red. */
const widths = { excitation: { blue: 30, red: 15 }, emission: { blue: 13, red: 30 } } as const;
type SpectrumKind = keyof typeof widths;

/** Fraction of the maximum at a wavelength, 0 to 1. */
export function spectrumAt(kind: SpectrumKind, peak: number, nm: number): number {
  const { blue, red } = widths[kind];
  return Math.exp(-((nm - peak) ** 2) / (2 * (nm < peak ? blue : red) ** 2));
}

/** Common laser lines of cytometers and microscopes, in nm. */
const laserLines = [355, 375, 405, 488, 514, 532, 561, 594, 640] as const;
/** Below this fraction of the maximum a laser is unsuitable. */
const weakest = 0.1;

interface Laser {
  readonly nm: number;
  /** Fraction of the maximal excitation, 0 to 1. */
  readonly share: number;
}

/** Laser that excites the dye best; null if none does. */
export function bestLaser(excitation: number): Laser | null {
  const [best] = laserLines
    .map((nm) => ({ nm, share: spectrumAt("excitation", excitation, nm) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= weakest ? best : null;
}

interface Plot {
  /** nm at the left and right edge. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
}

/** Range covering both curves, in steps of 50 nm. */
export function plotRange(excitation: number, emission: number): { from: number; to: number } {
  return {
    from: Math.floor((Math.min(excitation, emission) - 90) / 50) * 50,
    to: Math.ceil((Math.max(excitation, emission) + 90) / 50) * 50,
  };
}

/** SVG path of a curve, closed along the bottom edge. */
export function spectrumPath(kind: SpectrumKind, peak: number, { from, to, width, height }: Plot): string {
  const step = 2;
  const points: string[] = [];
  for (let nm = from; nm <= to; nm += step) {
    const x = ((nm - from) / (to - from)) * width;
    points.push(`${x.toFixed(1)} ${(height * (1 - spectrumAt(kind, peak, nm))).toFixed(1)}`);
  }
  return `M0 ${height}L${points.join("L")}L${width} ${height}Z`;
}
