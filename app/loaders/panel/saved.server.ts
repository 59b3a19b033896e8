/** Saved designs: looked up by id and edited as a copy (A-PANEL-08). */
import { type Experiment, experimentId } from "@contracts/panel";
import { withTargets } from "@domain/panel/edit-design";
import { leastTargets } from "@domain/panel/limits";
import { panelPaths, savedDesignPath } from "@domain/panel/paths";
import { newProgress } from "@domain/panel/progress";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { loadPanelCatalogue, type PanelCatalogue } from "./offers.server";
import { keepProgress, keptProgress } from "./progress.server";
import { type DesignSummary, designSummary } from "./summary.server";

export interface SavedDesignView {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly own: boolean;
  readonly summary: DesignSummary;
  /** True if a copy replaces the design in progress. */
  readonly replaces: boolean;
}

export type SavedLookUp =
  | { readonly ok: true; readonly saved: SavedDesignView }
  | { readonly ok: false; readonly wanted: string; readonly error: string };

export async function lookedUp(
  context: PrivateContext,
  catalogue: PanelCatalogue,
  typed: string,
): Promise<SavedLookUp> {
  const { t } = context;
  // Id as pasted from a mail or a lab notebook.
  const wanted = typed.normalize("NFKC").trim().toLowerCase().slice(0, 64);
  const unknown = {
    ok: false,
    wanted,
    error: t(wanted === "" ? "panel.lookUp.empty" : "panel.lookUp.unknown"),
  } as const;
  const id = v.safeParse(experimentId, wanted);
  if (!id.success) return unknown;
  const found = await context.services.panel.experiment(id.output);
  if (!found.ok) return { ok: false, wanted, error: t("panel.lookUp.unreachable") };
  if (!found.value) return unknown;
  return { ok: true, saved: savedView(context, catalogue, found.value) };
}

function savedView(context: PrivateContext, catalogue: PanelCatalogue, experiment: Experiment): SavedDesignView {
  const design = keptProgress(context)?.design ?? null;
  return {
    id: experiment.experimentId,
    name: experiment.name,
    date: formatDate(new Date(experiment.createdAt), context),
    own: experiment.owner,
    summary: designSummary(catalogue, experiment.design),
    replaces: design !== null && design.selectedTargets.length > 0,
  };
}

/**
 * Copies a saved design into the current one, without antibodies that are no longer available. The saved design is
 * unchanged.
 */
export async function copySaved(context: PrivateContext, typed: string) {
  const id = v.safeParse(experimentId, typed);
  if (!id.success) return redirect(`${panelPaths.species}?${new URLSearchParams({ design: typed })}`, 303);
  const found = await context.services.panel.experiment(id.output);
  if (!found.ok || !found.value) return redirect(savedDesignPath(id.output), 303);
  const catalogue = await loadPanelCatalogue(context);
  const { design } = found.value;
  const kept = design.selectedTargets.filter((key) =>
    catalogue.antibodies.some(({ productKey, unavailable }) => productKey === key && unavailable !== "status"),
  );
  const copy = withTargets(design, kept);
  const buffer = catalogue.buffers.some(({ productKey }) => productKey === design.bufferKit) ? design.bufferKit : null;
  keepProgress(context, { ...newProgress(), design: { ...copy, bufferKit: buffer } });
  const whole = kept.length === design.selectedTargets.length;
  // With too few antibodies left, continue at their selection.
  const next = kept.length >= leastTargets ? panelPaths.design : panelPaths.antibodies;
  return redirect(`${next}?copied=${whole ? "whole" : "partly"}`, 303);
}
