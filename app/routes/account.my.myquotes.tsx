import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { claimGuestQuotes } from "~/actions/guest-records/guest-records.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { MyQuotesPage } from "~/components/quote/my-quotes-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadMyQuotesPage } from "~/loaders/quote/my-quotes.server";

export const loader = privateLatePage(({ t }) => t("quote.mine"), guardedPrivate(ownAccountGuards, loadMyQuotesPage));
export const action = formAction(guardedPrivate(ownAccountGuards, claimGuestQuotes));
export const clientLoader = withTexts("order", "quote");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function MyQuotes() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()}>
      {(page) => <MyQuotesPage data={page} answer={answer} />}
    </AwaitedPage>
  );
}
