import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeQuotePage } from "~/actions/quote/page.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { OwnQuotePage } from "~/components/quote/quote-pages";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadQuotePage, quotePlaces } from "~/loaders/quote/page.server";

export const loader = privateLatePage(
  ({ t }) => t("quote.mine"),
  guardedPrivate(ownAccountGuards, loadQuotePage(quotePlaces.own)),
);
export const action = formAction(guardedPrivate(ownAccountGuards, changeQuotePage(quotePlaces.own)));
export const clientLoader = withTexts("checkout", "order", "quote");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function OwnQuote() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>{(page) => <OwnQuotePage data={page} />}</AwaitedPage>
  );
}
