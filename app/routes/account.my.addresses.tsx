import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { changeAddresses } from "~/actions/account/address.server";
import { accountMeta } from "~/components/account/account-meta";
import { AddressesPage } from "~/components/account/addresses-page";
import { action as formAction, privatePage } from "~/context/page";
import { ownAccountFormGuards, ownAccountGuards } from "~/guards/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadAddressesPage } from "~/loaders/account/addresses.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadAddressesPage));
export const action = formAction(guardedPrivate(ownAccountFormGuards, changeAddresses));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Addresses() {
  const loaded = useLoaderData<typeof loader>();
  return <AddressesPage data={useActionData<typeof action>() ?? loaded} />;
}
