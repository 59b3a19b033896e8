import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { MyQuotesPage } from "~/components/quote/my-quotes-page";
import { privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadMyQuotesPage } from "~/loaders/quote/my-quotes.server";

export const loader = privateLatePage(({ t }) => t("quote.mine"), guardedPrivate(ownAccountGuards, loadMyQuotesPage));
export const clientLoader = withTexts("order", "quote");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function MyQuotes() {
  return <AwaitedPage page={useLoaderData<typeof loader>()}>{(page) => <MyQuotesPage data={page} />}</AwaitedPage>;
}
