import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { submitQuote } from "~/actions/quote/summary.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { QuoteSummaryPage } from "~/components/quote/quote-summary-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStepGuards } from "~/guards/quote/quote-guards";
import { loadQuoteSummary } from "~/loaders/quote/summary.server";

export const loader = privateLatePage(
  ({ t }) => t("quote.steps.summary"),
  guardedPrivate(quoteStepGuards, loadQuoteSummary),
);
export const action = formAction(guardedPrivate(quoteStepGuards, submitQuote));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function QuoteSummary() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>
      {(page) => <QuoteSummaryPage data={page} />}
    </AwaitedPage>
  );
}
