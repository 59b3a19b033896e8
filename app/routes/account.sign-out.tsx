import { type MetaFunction, useLoaderData } from "@framework/remix";
import { signOut } from "~/actions/account/sign-out.server";
import { accountMeta } from "~/components/account/account-meta";
import { SignOutPage } from "~/components/account/sign-out-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadSignOutPage } from "~/loaders/account/sign-out.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadSignOutPage));
export const action = formAction(guardedPrivate(openAccountGuards, signOut));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function SignOut() {
  return <SignOutPage data={useLoaderData<typeof loader>()} />;
}
