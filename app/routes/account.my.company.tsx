import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeCompany } from "~/actions/company/company.server";
import { accountMeta } from "~/components/account/account-meta";
import { CompanyPage } from "~/components/company/company-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadCompanyPage } from "~/loaders/company/company.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadCompanyPage));
export const action = formAction(guardedPrivate(ownAccountGuards, changeCompany));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Company() {
  const loaded = useLoaderData<typeof loader>();
  return <CompanyPage data={useActionData<typeof action>() ?? loaded} />;
}
