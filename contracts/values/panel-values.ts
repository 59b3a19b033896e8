/** Words of the panel builder that forms, products and the wire share; without schemas, so that a page may have them for nothing. */

export const panelSpecies = ["Human", "Mouse"] as const;
export type PanelSpecies = (typeof panelSpecies)[number];

/** Fluorophore channels of one imaging round, by the line that excites them, in nm. */
export const panelChannels = ["488", "594", "647", "750"] as const;
export type PanelChannel = (typeof panelChannels)[number];

export const panelRounds = [1, 2] as const;
export type PanelRound = (typeof panelRounds)[number];

/** What is stained (`name` of a type) … */
export const panelSamples = ["ffpe-section", "tissue-microarray", "cell-pellet"] as const;
export type PanelSample = (typeof panelSamples)[number];
/** … and what it is imaged with. */
export const panelImagings = ["fluorescence-microscope", "slide-scanner"] as const;
export type PanelImaging = (typeof panelImagings)[number];

/** Parts of every panel that are no antibodies. */
export const panelParts = ["multiplex-kit", "buffer-kit"] as const;
export type PanelPart = (typeof panelParts)[number];
