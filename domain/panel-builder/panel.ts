/** A panel to be built: markers with the lab's facts about them, an instrument and dyes. */
import type { Dye } from "./dyes";
import type { Instrument } from "./instruments";

export const panelBuilderPath = "/panel-builder";

export const abundances = ["low", "medium", "high"] as const;
export type Abundance = (typeof abundances)[number];

export interface Marker {
  readonly name: string;
  readonly abundance: Abundance;
  /** Names of markers on the same cells. */
  readonly coexpressed: readonly string[];
  /** Host of an antibody without dye, which a secondary antibody against the host detects; "" for a conjugate. */
  readonly host: string;
  /** Names of the dyes that the lab has for it; empty for any. */
  readonly dyes: readonly string[];
  /** An epitope that suffers from removal of dyes. */
  readonly first: boolean;
  /** Place that it must keep. */
  readonly lock: { readonly cycle: number; readonly channel: string } | null;
}

export interface PanelQuestion {
  readonly markers: readonly Marker[];
  readonly instrument: Instrument;
  readonly dyes: readonly Dye[];
  /** Most cycles; 1 in flow. */
  readonly cycles: number;
}

export const panelBuilderLimits = {
  markers: 60,
  cycles: 24,
  /** Published flow panels have up to about 40 colors. */
  channels: 48,
  ownDyes: 48,
  name: 40,
  /** Maximum faults to report; a file of another kind has one in every line. */
  faults: 50,
  /** Maximum characters of an address; the door refuses addresses above 8,192. */
  address: 7_500,
} as const;
