import { panelSpecies } from "@contracts/values/panel-values";
import { keptFormField } from "@domain/market/kept-form";
import { withSpecies } from "@domain/panel/edit-design";
import { panelPaths } from "@domain/panel/paths";
import { withDesign } from "@domain/panel/progress";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { loadPanelCatalogue } from "~/loaders/panel/offers.server";
import { currentProgress, keepProgress } from "~/loaders/panel/progress.server";
import { copySaved } from "~/loaders/panel/saved.server";
import { changeParameter, type PanelSpeciesData, speciesData, speciesName } from "~/loaders/panel/species.server";

const speciesForm = v.variant("intent", [
  v.object({ intent: v.literal("species"), species: speciesName, confirmed: v.optional(v.literal("yes")) }),
  v.object({ intent: v.literal("copy"), design: v.pipe(v.string(), v.maxLength(64)) }),
]);

export async function choosePanelSpecies(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const fields = textFields(form);
  if (form.has(keptFormField)) {
    const chosen = panelSpecies.find((name) => name === fields.species);
    return data<PanelSpeciesData>(speciesData(context, await loadPanelCatalogue(context), { chosen }));
  }
  const parsed = v.safeParse(speciesForm, fields);
  if (!parsed.success) {
    const catalogue = await loadPanelCatalogue(context);
    const error = context.t("panel.species.missing");
    return data<PanelSpeciesData>(speciesData(context, catalogue, { error }), { status: 422 });
  }
  if (parsed.output.intent === "copy") return copySaved(context, parsed.output.design);
  const { species, confirmed } = parsed.output;
  const progress = currentProgress(context);
  const { targetSpecies, selectedTargets } = progress.design;
  // A change that removes choices needs confirmation.
  if (targetSpecies !== null && targetSpecies !== species && selectedTargets.length > 0 && !confirmed) {
    return redirect(`${panelPaths.species}?${new URLSearchParams({ [changeParameter]: species })}#change`, 303);
  }
  keepProgress(context, withDesign(progress, withSpecies(progress.design, species).design));
  return redirect(panelPaths.antibodies, 303);
}
