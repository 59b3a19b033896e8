import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { answerReview } from "~/actions/product/review-form.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { ReviewPage } from "~/components/product/datasheet/sheets";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadReviewPage } from "~/loaders/product/reviews/review-form.server";

/** A plain form; it needs no app. */
export const handle = { app: false };
export const loader = privatePage(loadReviewPage);
export const action = formAction(answerReview);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Review() {
  const loaded = useLoaderData<typeof loader>();
  return <ReviewPage page={useActionData<typeof action>() ?? loaded} />;
}
