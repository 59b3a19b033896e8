/** `/products/signalstar/targetspecies`: choose a species, or continue with a saved design (A-PANEL-02, A-PANEL-08). */
import { type PanelSpecies, panelSpecies } from "@contracts/values/panel-values";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { PageHead } from "~/loaders/page/page-head.server";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { loadPanelCatalogue, type PanelCatalogue } from "./offers.server";
import { keptProgress } from "./progress.server";
import { lookedUp, type SavedLookUp } from "./saved.server";

export interface PanelSpeciesData {
  readonly head: PageHead;
  readonly frame: PanelFrameData;
  /** Number of available targets per species. */
  readonly offers: readonly { readonly species: PanelSpecies; readonly targets: number }[];
  readonly chosen: PanelSpecies | null;
  /** Selections that a change of species would remove, for confirmation. */
  readonly change: {
    readonly from: PanelSpecies;
    readonly to: PanelSpecies;
    readonly targets: readonly string[];
  } | null;
  readonly lookUp: SavedLookUp | null;
  readonly error: string | null;
}

export const changeParameter = "change";

export const speciesName = v.picklist(panelSpecies);

export async function loadPanelSpecies(context: PrivateContext, { url }: PageArgs): Promise<PanelSpeciesData> {
  const asked = v.safeParse(speciesName, url.searchParams.get(changeParameter));
  const wanted = url.searchParams.get("design");
  const catalogue = await loadPanelCatalogue(context);
  return speciesData(context, catalogue, {
    change: asked.success ? asked.output : null,
    lookUp: wanted === null ? null : await lookedUp(context, catalogue, wanted),
  });
}

interface Shown {
  readonly change?: PanelSpecies | null;
  /** Marked in the form but not yet taken. */
  readonly chosen?: PanelSpecies;
  readonly lookUp?: SavedLookUp | null;
  readonly error?: string;
}

export function speciesData(context: PrivateContext, catalogue: PanelCatalogue, shown: Shown): PanelSpeciesData {
  const progress = keptProgress(context);
  const design = progress?.design ?? null;
  const from = design?.targetSpecies ?? null;
  const to = shown.change ?? null;
  const targets = catalogue.antibodies
    .filter(({ productKey }) => design?.selectedTargets.includes(productKey))
    .map(({ target }) => target);
  return {
    head: panelHead(context, context.t("panel.species.title"), "species"),
    frame: panelFrame(context, catalogue.rules, "species", progress),
    offers: panelSpecies.map((species) => ({
      species,
      targets: new Set(catalogue.antibodies.filter((each) => each.species === species).map(({ target }) => target))
        .size,
    })),
    chosen: shown.chosen ?? from,
    change: from && to && from !== to && targets.length > 0 ? { from, to, targets } : null,
    lookUp: shown.lookUp ?? null,
    error: shown.error ?? null,
  };
}
