import type { PanelFault } from "@domain/panel-builder/read-panel";

/** Field of the form that the faults are about. */
export type CurvesInput = "file" | "curves" | "curveDye";

/** Refused measured spectra, as submitted. */
export interface CurvesRefused {
  readonly input: CurvesInput;
  readonly faults: readonly PanelFault[];
  /** The typed text; a file has to be chosen again. */
  readonly text: string;
  readonly dye: string;
}

/** For a file above the limit. A request too large to be read is redirected with this fault in the URL instead. */
export const fileTooLarge: PanelFault = { field: "curves", kind: "curve-file-large", line: 0, text: "500" };
