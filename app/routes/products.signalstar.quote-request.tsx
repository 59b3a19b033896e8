import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { finishPanel } from "~/actions/panel/review.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { ReviewPage } from "~/components/panel/review-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { panelStepGuards } from "~/guards/panel-guards";
import { loadPanelReview } from "~/loaders/panel/review.server";

export const loader = privatePage(guardedPrivate(panelStepGuards, loadPanelReview));
export const action = formAction(guardedPrivate(panelStepGuards, finishPanel));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Review() {
  const loaded = useLoaderData<typeof loader>();
  return <ReviewPage data={useActionData<typeof action>() ?? loaded} />;
}
