import type { PanelType } from "@contracts/panel";

/** Message keys for codes of the wire. */
export const speciesKey = { Human: "panel.species.human", Mouse: "panel.species.mouse" } as const;
export const sampleKey = {
  "ffpe-section": "panel.samples.ffpe",
  "tissue-microarray": "panel.samples.tma",
  "cell-pellet": "panel.samples.pellet",
} as const;
export const imagingKey = {
  "fluorescence-microscope": "panel.imaging.microscope",
  "slide-scanner": "panel.imaging.scanner",
} as const;

/** Message keys of an imaging setup: sample, then imaging method, as far as known. */
export const typeKeys = ({ name, imaging }: PanelType) => [
  ...(name === null ? [] : [sampleKey[name]]),
  ...(imaging === null ? [] : [imagingKey[imaging]]),
];
