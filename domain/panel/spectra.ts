/**
 * Excitation and emission spectra of the four channels, and the spill-over between them. Each curve is a sum of
 * vibrational bands, equally spaced in energy: the first at the published peak, the others weaker. This gives the
 * shoulder and the long red tail that cause spill-over.
 */
import { type PanelChannel, panelChannels } from "@contracts/values/panel-values";

/** In nm. */
export type Band = readonly [from: number, to: number];

interface ChannelSpectrum {
  readonly channel: PanelChannel;
  /** Peaks, in nm. */
  readonly excitation: number;
  readonly emission: number;
  /** Excitation light and detector range, in nm: common microscope filters for such dyes. */
  readonly light: Band;
  readonly filter: Band;
  /** Strength of the second band relative to the first; further bands follow from it. */
  readonly vibration: number;
}

const known: Readonly<Record<PanelChannel, Omit<ChannelSpectrum, "channel">>> = {
  "488": { excitation: 495, emission: 519, light: [455, 490], filter: [505, 545], vibration: 0.45 },
  "594": { excitation: 590, emission: 617, light: [565, 595], filter: [608, 648], vibration: 0.4 },
  "647": { excitation: 650, emission: 668, light: [620, 650], filter: [665, 705], vibration: 0.3 },
  "750": { excitation: 749, emission: 775, light: [705, 745], filter: [765, 855], vibration: 0.3 },
};

export const channelSpectra: readonly ChannelSpectrum[] = panelChannels.map((channel) => ({
  channel,
  ...known[channel],
}));

/** Wavelength range of the drawing, in nm. */
export const shownWavelengths = { from: 440, to: 860 } as const;

export type SpectrumKind = "excitation" | "emission";

/** Width of a band and distance between bands, in wavenumbers (1/cm). The blue edge of emission is steeper. */
const bandWidth = 430;
const blueEdgeWidth = 340;
const vibrationEnergy = 1250;
const bands = 4;

const energyAt = (wavelength: number): number => 1e7 / wavelength;

/** Relative strength at a wavelength in nm; about 1 at the peak. */
export function strengthAt(spectrum: ChannelSpectrum, kind: SpectrumKind, wavelength: number): number {
  // Emission extends to the red of its peak, excitation to the blue.
  const away = (energyAt(spectrum[kind]) - energyAt(wavelength)) * (kind === "emission" ? 1 : -1);
  let weight = 1;
  let strength = 0;
  for (let band = 0; band < bands; band++) {
    const distance = away - band * vibrationEnergy;
    const width = kind === "emission" && band === 0 && distance < 0 ? blueEdgeWidth : bandWidth;
    strength += weight * Math.exp(-((distance / width) ** 2) / 2);
    weight *= spectrum.vibration / (band + 1);
  }
  return Math.min(1, strength);
}

/** Points of a curve over the shown wavelengths, `step` nm apart. */
export function curveOf(
  spectrum: ChannelSpectrum,
  kind: SpectrumKind,
  step = 2,
): readonly (readonly [wavelength: number, strength: number])[] {
  const points: [number, number][] = [];
  for (let at: number = shownWavelengths.from; at <= shownWavelengths.to; at += step)
    points.push([at, strengthAt(spectrum, kind, at)]);
  return points;
}

/**
 * Signal of a dye in another channel, relative to the signal in its own. Assumes equal light at every wavelength and
 * equal amounts of both dyes.
 */
export function spillOver(of: ChannelSpectrum, into: ChannelSpectrum): number {
  const lit = within(of, "excitation", into.light) / within(of, "excitation", of.light);
  const seen = within(of, "emission", into.filter) / within(of, "emission", of.filter);
  return lit * seen;
}

function within(spectrum: ChannelSpectrum, kind: SpectrumKind, [from, to]: Band): number {
  let sum = 0;
  for (let at = from; at <= to; at++) sum += strengthAt(spectrum, kind, at);
  return sum;
}
