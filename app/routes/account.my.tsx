import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { accountMeta } from "~/components/account/account-meta";
import { MyAccountPage } from "~/components/account/my-account-page";
import { privatePage } from "~/context/page";
import { ownAccountGuards } from "~/guards/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadMyAccountPage } from "~/loaders/account-my.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadMyAccountPage));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function MyAccount() {
  return <MyAccountPage data={useLoaderData<typeof loader>()} />;
}
