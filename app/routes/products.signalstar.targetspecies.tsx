import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { choosePanelSpecies } from "~/actions/panel/species.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { SpeciesPage } from "~/components/panel/species-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";
import { loadPanelSpecies } from "~/loaders/panel/species.server";

export const loader = privatePage(guardedPrivate(panelStepGuards, loadPanelSpecies));
export const action = formAction(guardedPrivate(panelStepGuards, choosePanelSpecies));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Species() {
  const loaded = useLoaderData<typeof loader>();
  return <SpeciesPage data={useActionData<typeof action>() ?? loaded} />;
}
