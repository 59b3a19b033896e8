import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeQuotePage } from "~/actions/quote/page.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { QuoteConfirmationPage } from "~/components/quote/quote-pages";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteStepGuards } from "~/guards/quote/quote-guards";
import { loadQuotePage, quotePlaces } from "~/loaders/quote/page.server";

export const loader = privateLatePage(
  ({ t }) => t("quote.title"),
  guardedPrivate(quoteStepGuards, loadQuotePage(quotePlaces.confirmation)),
);
export const action = formAction(guardedPrivate(quoteStepGuards, changeQuotePage(quotePlaces.confirmation)));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function QuoteConfirmation() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>
      {(page) => <QuoteConfirmationPage data={page} />}
    </AwaitedPage>
  );
}
