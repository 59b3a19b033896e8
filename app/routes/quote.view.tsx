import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeQuotePage } from "~/actions/quote/page.server";
import { accountMeta } from "~/components/account/account-meta";
import { QuoteByLinkPage } from "~/components/quote/quote-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { quoteLinkGuards } from "~/guards/quote/quote-guards";
import { loadQuotePage, quotePlaces } from "~/loaders/quote/page.server";

export const loader = privatePage(guardedPrivate(quoteLinkGuards, loadQuotePage(quotePlaces.byLink)));
export const action = formAction(guardedPrivate(quoteLinkGuards, changeQuotePage(quotePlaces.byLink)));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function QuoteByLink() {
  const loaded = useLoaderData<typeof loader>();
  return <QuoteByLinkPage data={useActionData<typeof action>() ?? loaded} />;
}
