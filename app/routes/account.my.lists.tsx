import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeLists } from "~/actions/company-lists/company-lists.server";
import { accountMeta } from "~/components/account/account-meta";
import { CompanyListsPage } from "~/components/company-lists/company-lists-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { withTexts } from "~/i18n/with-texts";
import { loadListsPage } from "~/loaders/company-lists/company-lists.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadListsPage));
export const action = formAction(guardedPrivate(ownAccountGuards, changeLists));
export const clientLoader = withTexts("order", "checkout");
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function CompanyLists() {
  const loaded = useLoaderData<typeof loader>();
  return <CompanyListsPage data={useActionData<typeof action>() ?? loaded} />;
}
