import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeReview } from "~/actions/checkout/review.server";
import { revalidateAfterRefusal } from "~/components/checkout/after-refusal";
import { CheckoutOutage } from "~/components/checkout/checkout-outage";
import { ReviewPage } from "~/components/checkout/review-page";
import { pageMeta } from "~/components/chrome/page-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { reviewGuards } from "~/guards/checkout/checkout-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadReview } from "~/loaders/checkout/review.server";

export const loader = privateLatePage(({ t }) => t("checkout.review.title"), guardedPrivate(reviewGuards, loadReview));
export const action = formAction(guardedPrivate(reviewGuards, changeReview));
export const shouldRevalidate = revalidateAfterRefusal;
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Review() {
  const refused = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()} outage={CheckoutOutage}>
      {(page) => <ReviewPage data={page} refused={refused} />}
    </AwaitedPage>
  );
}
