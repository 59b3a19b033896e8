/** `/products/signalstar/selectantibodies`: three to eight targets (A-PANEL-03, A-PANEL-14). */
import { productKey } from "@contracts/catalogue/catalogue";
import type { PanelSpecies } from "@contracts/values/panel-values";
import { countryName } from "@domain/market/countries";
import { withChosen } from "@domain/panel/arrange";
import { checkDesign } from "@domain/panel/check-design";
import { withTargets } from "@domain/panel/edit-design";
import { panelPaths } from "@domain/panel/paths";
import { withDesign } from "@domain/panel/progress";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { PageHead } from "~/loaders/page/page-head.server";
import { type PanelFrameData, panelFrame, panelHead } from "./frame.server";
import { type AntibodyRow, type PanelShelf, panelShelf } from "./offers.server";
import { panelProblemText } from "./problems.server";
import { currentProgress, keepProgress } from "./progress.server";

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

const mostSearch = 60;
const antibodiesForm = v.object({
  intent: v.picklist(["continue", "filter"]),
  targets: v.pipe(v.array(productKey), v.maxLength(200)),
  search: v.pipe(v.string(), v.trim(), v.maxLength(mostSearch)),
});

export async function loadPanelAntibodies(context: PrivateContext, { url }: PageArgs): Promise<PanelAntibodiesData> {
  const shelf = await panelShelf(context);
  return antibodiesData(context, shelf, {
    chosen: currentProgress(context).design.selectedTargets,
    search: (url.searchParams.get("search") ?? "").trim().slice(0, mostSearch),
    partly: url.searchParams.get("copied") === "partly",
  });
}

/** Filtering keeps all ticked boxes; only continuing validates them. */
export async function choosePanelAntibodies(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { t } = context;
  const shelf = await panelShelf(context);
  const parsed = v.safeParse(antibodiesForm, {
    intent: form.get("intent") ?? "continue",
    targets: form.getAll("targets"),
    search: form.get("search") ?? "",
  });
  const progress = currentProgress(context);
  if (!parsed.success) {
    const shown = { chosen: progress.design.selectedTargets, problems: [t("panel.form.tampered")] };
    return data<PanelAntibodiesData>(antibodiesData(context, shelf, shown), { status: 422 });
  }
  const { intent, search, targets } = parsed.output;
  const rows = rowsOf(shelf, progress.design.targetSpecies);
  const chosen = rows.filter((row) => targets.includes(row.productKey)).map((row) => row.productKey);
  const strange = targets.some((key) => !rows.some((row) => row.productKey === key));
  if (intent === "filter" && chosen.length <= mostKept) {
    keepProgress(context, withDesign(progress, withTargets(progress.design, chosen)));
    return redirect(`${panelPaths.antibodies}${search && `?${new URLSearchParams({ search })}`}#list`, 303);
  }
  const design = withChosen(progress.design, chosen);
  const problems = checkDesign(design, shelf.products)
    .filter(({ step }) => step === "targets")
    .map((problem) => panelProblemText(t, shelf, problem));
  if (strange) problems.push(t("panel.antibodies.unknown"));
  if (problems.length > 0) {
    const shown = { chosen, search, problems: [...new Set(problems)] };
    return data<PanelAntibodiesData>(antibodiesData(context, shelf, shown), { status: 422 });
  }
  keepProgress(context, withDesign(progress, design));
  return redirect(panelPaths.design, 303);
}

/** Maximum stored in the progress cookie; the panel's own limit is checked on continue. */
const mostKept = 16;

interface Shown {
  readonly chosen: readonly string[];
  readonly search?: string;
  readonly problems?: readonly string[];
  readonly partly?: boolean;
}

function antibodiesData(context: PrivateContext, shelf: PanelShelf, shown: Shown): PanelAntibodiesData {
  const progress = currentProgress(context);
  const species = progress.design.targetSpecies ?? "Human";
  const frame = panelFrame(context, shelf.rules, "antibodies", progress);
  return {
    head: panelHead(context, context.t("panel.antibodies.title"), "antibodies"),
    frame,
    species,
    country: countryName(context.market.country, context.market.language),
    rows: rowsOf(shelf, species),
    chosen: shown.chosen,
    search: shown.search ?? "",
    problems: shown.problems ?? [],
    partly: shown.partly ?? false,
  };
}

function rowsOf({ antibodies }: PanelShelf, species: PanelSpecies | null): AntibodyRow[] {
  return antibodies
    .filter((row) => row.species === species)
    .sort((one, other) => order.compare(one.target, other.target) || order.compare(one.productKey, other.productKey));
}
const order = new Intl.Collator("en", { numeric: true });
