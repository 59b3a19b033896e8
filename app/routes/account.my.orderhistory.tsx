import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { claimGuestOrders } from "~/actions/guest-records/guest-records.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { OrderHistoryPage } from "~/components/order/order-history-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadOrderHistoryPage } from "~/loaders/order/history.server";

export const loader = privateLatePage(
  ({ t }) => t("order.title"),
  guardedPrivate(ownAccountGuards, loadOrderHistoryPage),
);
export const action = formAction(guardedPrivate(ownAccountGuards, claimGuestOrders));
export const clientLoader = withTexts("order");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function OrderHistory() {
  const answer = useActionData<typeof action>() ?? null;
  return (
    <AwaitedPage page={useLoaderData<typeof loader>()}>
      {(page) => <OrderHistoryPage data={page} answer={answer} />}
    </AwaitedPage>
  );
}
