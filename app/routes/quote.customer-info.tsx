import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { saveQuoteCustomerInfo } from "~/actions/quote/customer-info.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { QuoteCustomerPage } from "~/components/quote/quote-customer-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStepGuards } from "~/guards/quote/quote-guards";
import { loadQuoteCustomerInfo } from "~/loaders/quote/customer-info.server";

export const loader = privateLatePage(
  ({ t }) => t("quote.steps.customer"),
  guardedPrivate(quoteStepGuards, loadQuoteCustomerInfo),
);
export const action = formAction(guardedPrivate(quoteStepGuards, saveQuoteCustomerInfo));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function QuoteCustomerInfo() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>
      {(page) => <QuoteCustomerPage data={page} />}
    </AwaitedPage>
  );
}
