import { productKey } from "@contracts/catalogue/catalogue";
import { keptFormField } from "@domain/market/kept-form";
import { withChosen } from "@domain/panel/arrange";
import { checkDesign } from "@domain/panel/check-design";
import { withTargets } from "@domain/panel/edit-design";
import { panelPaths } from "@domain/panel/paths";
import { withDesign } from "@domain/panel/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { antibodiesData, maxSearch, type PanelAntibodiesData, rowsOf } from "~/loaders/panel/antibodies.server";
import { loadPanelCatalogue } from "~/loaders/panel/offers.server";
import { currentProgress, keepProgress } from "~/loaders/panel/progress.server";
import { panelProblemText } from "./problems.server";

const antibodiesForm = v.object({
  intent: v.picklist(["continue", "filter"]),
  targets: v.pipe(v.array(productKey), v.maxLength(200)),
  search: v.pipe(v.string(), v.trim(), v.maxLength(maxSearch)),
});

/** Filtering keeps all ticked boxes; only continuing validates them. */
export async function choosePanelAntibodies(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { t } = context;
  const catalogue = await loadPanelCatalogue(context);
  const parsed = v.safeParse(antibodiesForm, {
    intent: form.get("intent") ?? "continue",
    targets: form.getAll("targets"),
    search: form.get("search") ?? "",
  });
  const progress = currentProgress(context);
  if (!parsed.success) {
    const shown = { chosen: progress.design.selectedTargets, problems: [t("panel.form.tampered")] };
    return data<PanelAntibodiesData>(antibodiesData(context, catalogue, shown), { status: 422 });
  }
  const { intent, search, targets } = parsed.output;
  const rows = rowsOf(catalogue, progress.design.targetSpecies);
  const chosen = rows.filter((row) => targets.includes(row.productKey)).map((row) => row.productKey);
  if (form.has(keptFormField)) return data<PanelAntibodiesData>(antibodiesData(context, catalogue, { chosen, search }));
  const strange = targets.some((key) => !rows.some((row) => row.productKey === key));
  if (intent === "filter" && chosen.length <= maxKept) {
    keepProgress(context, withDesign(progress, withTargets(progress.design, chosen)));
    return redirect(`${panelPaths.antibodies}${search && `?${new URLSearchParams({ search })}`}#list`, 303);
  }
  const design = withChosen(progress.design, chosen);
  const problems = checkDesign(design, catalogue.products)
    .filter(({ step }) => step === "targets")
    .map((problem) => panelProblemText(t, catalogue, problem));
  if (strange) problems.push(t("panel.antibodies.unknown"));
  if (problems.length > 0) {
    const shown = { chosen, search, problems: [...new Set(problems)] };
    return data<PanelAntibodiesData>(antibodiesData(context, catalogue, shown), { status: 422 });
  }
  keepProgress(context, withDesign(progress, design));
  return redirect(panelPaths.design, 303);
}

/** Maximum stored in the progress cookie; the panel's own limit is checked on continue. */
const maxKept = 16;
