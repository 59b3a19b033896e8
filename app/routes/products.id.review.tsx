import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/components/chrome/page-meta";
import { ReviewPage } from "~/components/product/sheets";
import { action as formAction, privatePage } from "~/context/page";
import { answerReview, loadReviewPage } from "~/loaders/product-review-form.server";

export const loader = privatePage(loadReviewPage);
export const action = formAction(answerReview);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Review() {
  const loaded = useLoaderData<typeof loader>();
  return <ReviewPage page={useActionData<typeof action>() ?? loaded} />;
}
