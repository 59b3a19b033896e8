import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/components/account/account-meta";
import { OrderPage } from "~/components/orders/order-page";
import { action as formAction, privatePage } from "~/context/page";
import { ownAccountGuards } from "~/guards/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadOrderPage, orderAgain } from "~/loaders/order-page.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadOrderPage));
export const action = formAction(guardedPrivate(ownAccountGuards, orderAgain));
export const clientLoader = withTexts("orders", "checkout");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Order() {
  const loaded = useLoaderData<typeof loader>();
  return <OrderPage data={useActionData<typeof action>() ?? loaded} />;
}
