import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { answerPanelConfirmation } from "~/actions/panel/confirmation.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { ConfirmationPage } from "~/components/panel/confirmation-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";
import { loadPanelConfirmation } from "~/loaders/panel/confirmation.server";

export const loader = privatePage(guardedPrivate(panelStepGuards, loadPanelConfirmation));
export const action = formAction(guardedPrivate(panelStepGuards, answerPanelConfirmation));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Confirmation() {
  const loaded = useLoaderData<typeof loader>();
  return <ConfirmationPage data={useActionData<typeof action>() ?? loaded} />;
}
