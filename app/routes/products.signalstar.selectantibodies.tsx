import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { choosePanelAntibodies } from "~/actions/panel/antibodies.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { AntibodiesPage } from "~/components/panel/antibodies-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";
import { loadPanelAntibodies } from "~/loaders/panel/antibodies.server";

export const loader = privatePage(guardedPrivate(panelStepGuards, loadPanelAntibodies));
export const action = formAction(guardedPrivate(panelStepGuards, choosePanelAntibodies));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Antibodies() {
  const loaded = useLoaderData<typeof loader>();
  return <AntibodiesPage data={useActionData<typeof action>() ?? loaded} />;
}
