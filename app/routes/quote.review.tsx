import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { generateQuote } from "~/actions/quote/review.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { QuoteReviewPage } from "~/components/quote/quote-review-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStepGuards } from "~/guards/quote/quote-guards";
import { loadQuoteReview } from "~/loaders/quote/review.server";

export const loader = privateLatePage(({ t }) => t("quote.title"), guardedPrivate(quoteStepGuards, loadQuoteReview));
export const action = formAction(guardedPrivate(quoteStepGuards, generateQuote));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function QuoteReview() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>
      {(page) => <QuoteReviewPage data={page} />}
    </AwaitedPage>
  );
}
