/**
 * Panel builder values shared by forms, products and the wire. No schemas here, so pages can import them without
 * valibot.
 */

export const panelSpecies = ["Human", "Mouse"] as const;
export type PanelSpecies = (typeof panelSpecies)[number];

/** Fluorophore channels of an imaging round, named by excitation line in nm. */
export const panelChannels = ["488", "594", "647", "750"] as const;
export type PanelChannel = (typeof panelChannels)[number];

export const panelRounds = [1, 2] as const;
export type PanelRound = (typeof panelRounds)[number];

/** Sample types (`name` of a type). */
export const panelSamples = ["ffpe-section", "tissue-microarray", "cell-pellet"] as const;
/** Imaging methods. */
export const panelImagings = ["fluorescence-microscope", "slide-scanner"] as const;

/** Panel parts that are not antibodies. */
export const panelParts = ["multiplex-kit", "buffer-kit"] as const;
export type PanelPart = (typeof panelParts)[number];
