import type { AnalyticsEvent } from "@domain/analytics/events";
import type { PanelAction, PanelEventStep } from "@domain/analytics/panel-actions";
import { analyticsAttributes } from "~/components/analytics/analytics-attributes";
import { queueAnalytics } from "~/stores/analytics/analytics-queue";

/** Reports an action on the panel builder's board to analytics (T-TANALYT-14). */
export function reportBoardAction(action: PanelAction, targets: number): void {
  queueAnalytics({ kind: "event", event: panelEvent("design", action, targets) });
}

/** The same as attributes of a form, button or link that leaves the page. */
export const panelActionAttributes = (step: PanelEventStep, action: PanelAction, targets?: number) =>
  analyticsAttributes(panelEvent(step, action, targets));

function panelEvent(step: PanelEventStep, action: PanelAction, targets?: number): AnalyticsEvent {
  const parameters = {
    panel_step: step,
    panel_action: action,
    ...(targets !== undefined && { panel_targets: targets }),
  };
  return { name: "signal_star", parameters };
}
