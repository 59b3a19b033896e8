import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { ReviewPage } from "~/components/checkout/review-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { action as formAction, privatePage } from "~/context/page";
import { reviewGuards } from "~/guards/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadReview } from "~/loaders/checkout-review.server";
import { changeReview } from "~/loaders/checkout-review-action.server";

export const loader = privatePage(guardedPrivate(reviewGuards, loadReview));
export const action = formAction(guardedPrivate(reviewGuards, changeReview));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Review() {
  return <ReviewPage data={useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
