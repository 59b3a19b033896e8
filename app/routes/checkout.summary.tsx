import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { SummaryPage } from "~/components/checkout/summary-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as formAction, privatePage } from "~/context/page";
import { stepFormGuards, stepGuards } from "~/guards/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { placeOrder } from "~/loaders/checkout-place.server";
import { loadSummary } from "~/loaders/checkout-summary.server";

export const loader = privatePage(guardedPrivate(stepGuards, loadSummary));
export const action = formAction(guardedPrivate(stepFormGuards, placeOrder));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Summary() {
  return <SummaryPage data={useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
