import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/components/account/account-meta";
import { MyQuotesPage } from "~/components/quotes/my-quotes-page";
import { privatePage } from "~/context/page";
import { ownAccountGuards } from "~/guards/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadMyQuotesPage } from "~/loaders/my-quotes.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadMyQuotesPage));
export const clientLoader = withTexts("orders", "quotes");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function MyQuotes() {
  return <MyQuotesPage data={useLoaderData<typeof loader>()} />;
}
