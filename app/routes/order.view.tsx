import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeGuestOrder } from "~/actions/order/guest-order.server";
import { accountMeta } from "~/components/account/account-meta";
import { GuestOrderPage } from "~/components/order/guest-order-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { orderLinkGuards } from "~/guards/order/order-guards";
import { withTexts } from "~/i18n/with-texts";
import { loadGuestOrder } from "~/loaders/order/guest-order.server";

export const loader = privatePage(guardedPrivate(orderLinkGuards, loadGuestOrder));
export const action = formAction(guardedPrivate(orderLinkGuards, changeGuestOrder));
export const clientLoader = withTexts("account", "order", "checkout");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function GuestOrder() {
  const loaded = useLoaderData<typeof loader>();
  return <GuestOrderPage data={useActionData<typeof action>() ?? loaded} />;
}
