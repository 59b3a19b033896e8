/**
 * Excitation and emission of the four channels. Peaks are the published ones of the dyes that each channel reads; the
 * curves are computed from them, as steep at short and as long at long wavelengths as those of such dyes are.
 */
import { type PanelChannel, panelChannels } from "@contracts/panel-values";

export interface ChannelSpectrum {
  readonly channel: PanelChannel;
  /** Peaks, in nm. */
  readonly excitation: number;
  readonly emission: number;
}

const peaks: Readonly<Record<PanelChannel, readonly [excitation: number, emission: number]>> = {
  "488": [495, 519],
  "594": [590, 617],
  "647": [650, 668],
  "750": [749, 775],
};

export const channelSpectra: readonly ChannelSpectrum[] = panelChannels.map((channel) => {
  const [excitation, emission] = peaks[channel];
  return { channel, excitation, emission };
});

/** Wavelengths that a drawing of all channels shows, in nm. */
export const shownWavelengths = { from: 440, to: 860 } as const;

/** Widths at half height to both sides of a peak, in nm: excitation is wide to the left, emission to the right. */
const halfWidths = { excitation: [34, 15], emission: [14, 30] } as const;

/** Relative strength, 0 to 1, at a wavelength in nm. */
export function strengthAt(spectrum: ChannelSpectrum, kind: "excitation" | "emission", wavelength: number): number {
  const distance = wavelength - spectrum[kind];
  const width = halfWidths[kind][distance < 0 ? 0 : 1];
  return 2 ** -((distance / width) ** 2);
}

/** Points of a curve, `step` nm apart, from the first to the last shown wavelength. */
export function curveOf(
  spectrum: ChannelSpectrum,
  kind: "excitation" | "emission",
  step = 2,
): readonly (readonly [wavelength: number, strength: number])[] {
  const points: [number, number][] = [];
  for (let at: number = shownWavelengths.from; at <= shownWavelengths.to; at += step)
    points.push([at, strengthAt(spectrum, kind, at)]);
  return points;
}

/** Part of a channel's emission that lies below the other's, 0 to 1. */
export function emissionOverlap(of: PanelChannel, below: PanelChannel): number {
  const one = channelSpectra.find(({ channel }) => channel === of);
  const other = channelSpectra.find(({ channel }) => channel === below);
  if (!one || !other) return 0;
  let shared = 0;
  let whole = 0;
  for (let at: number = shownWavelengths.from; at <= shownWavelengths.to; at++) {
    const strength = strengthAt(one, "emission", at);
    whole += strength;
    shared += Math.min(strength, strengthAt(other, "emission", at));
  }
  return shared / whole;
}
