import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changePanelDesign } from "~/actions/panel/design.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { DesignPage } from "~/components/panel/design-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";
import { loadPanelDesign } from "~/loaders/panel/design.server";

export const loader = privatePage(guardedPrivate(panelStepGuards, loadPanelDesign));
export const action = formAction(guardedPrivate(panelStepGuards, changePanelDesign));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Design() {
  const loaded = useLoaderData<typeof loader>();
  return <DesignPage data={useActionData<typeof action>() ?? loaded} />;
}
