/** `/products/signalstar/selectantibodies`: three to eight targets (A-PANEL-03, A-PANEL-14). */
import type { PanelSpecies } from "@contracts/values/panel-values";
import { countryInSentence } from "@domain/market/countries";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { PageHead } from "~/loaders/page/page-head.server";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { type AntibodyRow, loadPanelCatalogue, type PanelCatalogue } from "./offers.server";
import { currentProgress } from "./progress.server";

export interface PanelAntibodiesData {
  readonly head: PageHead;
  readonly frame: PanelFrameData;
  readonly species: PanelSpecies;
  readonly country: string;
  /** Antibodies of the species, by target. */
  readonly rows: readonly AntibodyRow[];
  readonly chosen: readonly string[];
  readonly search: string;
  readonly problems: readonly string[];
  /** A copied design lacks antibodies that are no longer available. */
  readonly partly: boolean;
}

export const maxSearch = 60;

export async function loadPanelAntibodies(context: PrivateContext, { url }: PageArgs): Promise<PanelAntibodiesData> {
  const catalogue = await loadPanelCatalogue(context);
  return antibodiesData(context, catalogue, {
    chosen: currentProgress(context).design.selectedTargets,
    search: (url.searchParams.get("search") ?? "").trim().slice(0, maxSearch),
    partly: url.searchParams.get("copied") === "partly",
  });
}

interface Shown {
  readonly chosen: readonly string[];
  readonly search?: string;
  readonly problems?: readonly string[];
  readonly partly?: boolean;
}

export function antibodiesData(context: PrivateContext, catalogue: PanelCatalogue, shown: Shown): PanelAntibodiesData {
  const progress = currentProgress(context);
  const species = progress.design.targetSpecies ?? "Human";
  const frame = panelFrame(context, catalogue.rules, "antibodies", progress);
  return {
    head: panelHead(context, context.t("panel.antibodies.title"), "antibodies"),
    frame,
    species,
    country: countryInSentence(context.market.country, context.market.language),
    rows: rowsOf(catalogue, species),
    chosen: shown.chosen,
    search: shown.search ?? "",
    problems: shown.problems ?? [],
    partly: shown.partly ?? false,
  };
}

export function rowsOf({ antibodies }: PanelCatalogue, species: PanelSpecies | null): AntibodyRow[] {
  return antibodies
    .filter((row) => row.species === species)
    .sort((one, other) => order.compare(one.target, other.target) || order.compare(one.productKey, other.productKey));
}

const order = new Intl.Collator("en", { numeric: true });
