/** Addresses of the panel builder (A-PANEL-01 to A-PANEL-06). */
import type { PanelStep } from "./progress";

export const panelStartPath = "/products/signalstar";

export const panelPaths = {
  species: `${panelStartPath}/targetspecies`,
  antibodies: `${panelStartPath}/selectantibodies`,
  design: `${panelStartPath}/paneldesign`,
  quote: `${panelStartPath}/quote-request`,
  confirmation: `${panelStartPath}/confirmation`,
} as const satisfies Record<PanelStep, string>;

/** PDF of a saved design. */
export const panelPdfPath = (experimentId: string): string => `${panelStartPath}/design/${experimentId}/pdf`;

/** Page that opens a copy of a saved design. */
export const savedDesignPath = (experimentId: string): string => `${panelPaths.species}?design=${experimentId}`;
