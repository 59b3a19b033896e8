/** `/products/signalstar/paneldesign`: placements, buffer kit, imaging (A-PANEL-04, A-PANEL-07, A-PANEL-09). */
import type { PanelDesign } from "@contracts/panel";
import { countryInSentence } from "@domain/market/countries";
import { withChosen } from "@domain/panel/arrange";
import { cellName, cellOf } from "@domain/panel/cells";
import type { PanelProgress } from "@domain/panel/progress";
import { propose } from "@domain/panel/propose";
import type { SmallestChange } from "@domain/panel/solve";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { PageHead } from "~/loaders/page/page-head.server";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { type AntibodyRow, type KitRow, loadPanelCatalogue, type PanelCatalogue } from "./offers.server";
import { currentProgress } from "./progress.server";

const designDone = ["proposed", "accepted", "cleared", "kept", "whole", "partly"] as const;
export type DesignDone = (typeof designDone)[number];

export interface DesignErrors {
  /** By antibody. */
  readonly cells: Readonly<Record<string, string>>;
  readonly buffer: string | null;
  /** Problems without a field. */
  readonly other: readonly string[];
}

export interface PanelDesignData {
  readonly head: PageHead;
  readonly frame: PanelFrameData;
  readonly country: string;
  readonly design: PanelDesign;
  /** The chosen antibodies, and other clones of their targets. */
  readonly rows: readonly AntibodyRow[];
  /** Cell name shown by each antibody's field; may be invalid. */
  readonly cells: Readonly<Record<string, string>>;
  readonly sample: string;
  readonly imaging: string;
  readonly buffers: readonly KitRow[];
  /** Antibodies of targets that the visitor marked as scarce. */
  readonly scarce: readonly string[];
  readonly change: SmallestChange | null;
  readonly done: DesignDone | null;
  readonly errors: DesignErrors | null;
}

export async function loadPanelDesign(context: PrivateContext, { url }: PageArgs): Promise<PanelDesignData> {
  const catalogue = await loadPanelCatalogue(context);
  const progress = currentProgress(context);
  const design = whole(progress.design);
  const done = url.searchParams.get("done") ?? url.searchParams.get("copied");
  const scarce = (url.searchParams.get("scarce") ?? "")
    .split(",")
    .filter((key) => design.selectedTargets.includes(key));
  const proposal = url.searchParams.get("done") === "none" ? propose(design, catalogue.antibodies, scarce) : null;
  return designData(
    context,
    catalogue,
    { ...progress, design },
    {
      scarce,
      change: proposal?.ok === false ? proposal.change : null,
      done: designDone.find((name) => name === done) ?? null,
    },
  );
}

/** Adds the rounds that the design needs. */
export const whole = (design: PanelDesign): PanelDesign => withChosen(design, design.selectedTargets);

interface Shown {
  readonly scarce?: readonly string[];
  readonly change?: SmallestChange | null;
  readonly done?: DesignDone | null;
  readonly errors?: DesignErrors;
  readonly cells?: Readonly<Record<string, string>>;
  readonly sample?: string;
  readonly imaging?: string;
}

export function designData(
  context: PrivateContext,
  catalogue: PanelCatalogue,
  progress: PanelProgress,
  shown: Shown,
): PanelDesignData {
  const { design } = progress;
  const chosen = catalogue.antibodies.filter(({ productKey }) => design.selectedTargets.includes(productKey));
  const targets = new Set(chosen.map(({ target }) => target));
  const [type] = design.types;
  const { country, language } = context.market;
  return {
    head: panelHead(context, context.t("panel.design.title"), "design"),
    frame: panelFrame(context, catalogue.rules, "design", progress),
    country: countryInSentence(country, language),
    design,
    rows: catalogue.antibodies.filter(({ target, species }) => targets.has(target) && species === design.targetSpecies),
    cells: shown.cells ?? cellsNow(design),
    sample: shown.sample ?? type?.name ?? "",
    imaging: shown.imaging ?? type?.imaging ?? "",
    buffers: catalogue.buffers,
    scarce: shown.scarce ?? [],
    change: shown.change ?? null,
    done: shown.done ?? null,
    errors: shown.errors ?? null,
  };
}

function cellsNow(design: PanelDesign): Record<string, string> {
  return Object.fromEntries(
    design.selectedTargets.map((key) => {
      const cell = cellOf(design, key);
      return [key, cell ? cellName(cell) : ""];
    }),
  );
}
