import type { PanelAction, PanelEventStep } from "@domain/analytics/panel-actions";
import { happened } from "~/stores/happenings";

/** Tells analytics what was done in the builder (T-TANALYT-14). */
export function tellPanel(step: PanelEventStep, action: PanelAction, targets?: number): void {
  const parameters = {
    panel_step: step,
    panel_action: action,
    ...(targets !== undefined && { panel_targets: targets }),
  };
  happened({ kind: "event", event: { name: "signal_star", parameters } });
}
