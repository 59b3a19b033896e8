import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { CompanyOrdersPage } from "~/components/company-orders/company-orders-page";
import { privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadCompanyOrders } from "~/loaders/company-orders/company-orders.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadCompanyOrders));
export const clientLoader = withTexts("order");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function CompanyOrders() {
  return <CompanyOrdersPage data={useLoaderData<typeof loader>()} />;
}
