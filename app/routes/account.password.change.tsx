import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changePassword } from "~/actions/account/password.server";
import { accountMeta } from "~/components/account/account-meta";
import { ChangePasswordPage } from "~/components/account/password-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadChangePasswordPage } from "~/loaders/account/password.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadChangePasswordPage));
export const action = formAction(guardedPrivate(ownAccountGuards, changePassword));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function ChangePassword() {
  const loaded = useLoaderData<typeof loader>();
  return <ChangePasswordPage data={useActionData<typeof action>() ?? loaded} />;
}
