import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeAddresses } from "~/actions/account/address.server";
import { accountMeta } from "~/components/account/account-meta";
import { AddressesPage } from "~/components/account/addresses-page";
import { AwaitedPage } from "~/components/late/awaited-page";
import { keepingAction, privateLatePage } from "~/context/request/page";
import { ownAccountFormGuards, ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadAddressesPage } from "~/loaders/account/addresses.server";

export const loader = privateLatePage(
  ({ t }) => t("account.addresses.title"),
  guardedPrivate(ownAccountGuards, loadAddressesPage),
);
export const action = keepingAction(guardedPrivate(ownAccountFormGuards, changeAddresses));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Addresses() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AwaitedPage page={useActionData<typeof action>() ?? loaded}>{(page) => <AddressesPage data={page} />}</AwaitedPage>
  );
}
