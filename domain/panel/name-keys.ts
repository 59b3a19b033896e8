import type { PanelType } from "@contracts/panel";

/** Texts that name what the wire calls by a code. */
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

/** What is known of an imaging set-up: sample, then what images it. */
export const typeKeys = ({ name, imaging }: PanelType) => [
  ...(name === null ? [] : [sampleKey[name]]),
  ...(imaging === null ? [] : [imagingKey[imaging]]),
];
