/** Panel builder actions as named by the event `signal_star` (T-TANALYT-14). */
import type { PanelStep } from "../panel/progress";

export const panelEventSteps = [
  "species",
  "antibodies",
  "design",
  "quote",
  "confirmation",
] as const satisfies readonly PanelStep[];
export type PanelEventStep = (typeof panelEventSteps)[number];

export const panelActions = [
  "choose_species",
  "open_saved_design",
  "choose_targets",
  "choose_rounds",
  "place_antibody",
  "take_out_antibody",
  "propose_design",
  "accept_change",
  "clear_design",
  "choose_buffer_kit",
  "complete_design",
  "save_design",
  "request_quote",
  "send_email",
  "download_pdf",
  "add_to_cart",
  "start_another",
] as const;
export type PanelAction = (typeof panelActions)[number];
