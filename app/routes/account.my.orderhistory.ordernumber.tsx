import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeOrderPage } from "~/actions/order/page.server";
import { accountMeta } from "~/components/account/account-meta";
import { AwaitedPage } from "~/components/late/awaited-page";
import { OrderPage } from "~/components/order/order-page";
import { action as formAction, privateLatePage } from "~/context/request/page";
import { ownAccountFormGuards, ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadOrderPage } from "~/loaders/order/page.server";

export const loader = privateLatePage(({ t }) => t("order.title"), guardedPrivate(ownAccountGuards, loadOrderPage));
export const action = formAction(guardedPrivate(ownAccountFormGuards, changeOrderPage));
export const clientLoader = withTexts("order", "checkout");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Order() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>{(page) => <OrderPage data={page} />}</AwaitedPage>
  );
}
