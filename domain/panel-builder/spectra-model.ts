/**
 * Modeled spectra: vibrational bands, equally spaced in energy. The first is at the published peak, the others are
 * weaker. This gives the shoulder and the long red tail that cause spill-over, but no measured detail.
 */

import { type Curves, curveAt } from "./curves";

/** Published peaks in nm. */
export interface Peaks {
  readonly excitation: number;
  readonly emission: number;
  /** Strength of the second band relative to the first; further bands follow from it. */
  readonly vibration: number;
  /** Further absorption peaks with their strength relative to the main one, as phycobiliproteins have. */
  readonly absorption?: readonly (readonly [peak: number, strength: number])[];
  /** Measured curves, used instead of the model. */
  readonly curves?: Curves;
}

/** In nm. */
export type Band = readonly [from: number, to: number];

export type SpectrumKind = "excitation" | "emission";

/** Width of a band and distance between bands, in wavenumbers (1/cm). The blue edge of emission is steeper. */
const bandWidth = 430;
const blueEdgeWidth = 340;
const vibrationEnergy = 1250;
const bands = 4;

const energyAt = (wavelength: number): number => 1e7 / wavelength;

/** Relative strength at a wavelength in nm; about 1 at the peak. */
export function strengthAt(peaks: Peaks, kind: SpectrumKind, wavelength: number): number {
  if (peaks.curves) return curveAt(peaks.curves, kind, wavelength);
  const main = bandsAt(peaks[kind], peaks.vibration, kind, wavelength);
  if (kind === "emission" || !peaks.absorption) return main;
  return peaks.absorption.reduce(
    (most, [peak, strength]) => Math.max(most, strength * bandsAt(peak, peaks.vibration, kind, wavelength)),
    main,
  );
}

/** Mean strength over a band. */
export function meanIn(peaks: Peaks, kind: SpectrumKind, [from, to]: Band): number {
  let sum = 0;
  for (let at = from; at <= to; at++) sum += strengthAt(peaks, kind, at);
  return sum / (to - from + 1);
}

function bandsAt(peak: number, vibration: number, kind: SpectrumKind, wavelength: number): number {
  // Emission extends to the red of its peak, excitation to the blue.
  const away = (energyAt(peak) - energyAt(wavelength)) * (kind === "emission" ? 1 : -1);
  let weight = 1;
  let strength = 0;
  for (let band = 0; band < bands; band++) {
    const distance = away - band * vibrationEnergy;
    const width = kind === "emission" && band === 0 && distance < 0 ? blueEdgeWidth : bandWidth;
    strength += weight * Math.exp(-((distance / width) ** 2) / 2);
    weight *= vibration / (band + 1);
  }
  return Math.min(1, strength);
}
