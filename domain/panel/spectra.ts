/** Modeled excitation and emission of the four channels, and the spill-over between them. */
import { type PanelChannel, panelChannels } from "@contracts/values/panel-values";
import { type Band, meanIn, type Peaks, type SpectrumKind, strengthAt } from "../panel-builder/spectra-model";

interface ChannelSpectrum extends Peaks {
  readonly channel: PanelChannel;
  /** Excitation light and detector range, in nm: common microscope filters for such dyes. */
  readonly light: Band;
  readonly filter: Band;
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

const within = (spectrum: Peaks, kind: SpectrumKind, band: Band): number =>
  meanIn(spectrum, kind, band) * (band[1] - band[0] + 1);
