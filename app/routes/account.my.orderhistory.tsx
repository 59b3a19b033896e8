import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { OrderHistoryPage } from "~/components/order/order-history-page";
import { privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadOrderHistoryPage } from "~/loaders/order/history.server";

export const loader = privateLatePage(
  ({ t }) => t("order.title"),
  guardedPrivate(ownAccountGuards, loadOrderHistoryPage),
);
export const clientLoader = withTexts("order");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function OrderHistory() {
  return <AwaitedPage page={useLoaderData<typeof loader>()}>{(page) => <OrderHistoryPage data={page} />}</AwaitedPage>;
}
