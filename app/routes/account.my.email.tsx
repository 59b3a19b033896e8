import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changeEmail } from "~/actions/account-changes/account-changes.server";
import { accountMeta } from "~/components/account/account-meta";
import { ChangeEmailPage } from "~/components/account-changes/account-changes-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadChangeEmail } from "~/loaders/account-changes/account-changes.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadChangeEmail));
export const action = formAction(guardedPrivate(ownAccountGuards, changeEmail));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function ChangeEmail() {
  const loaded = useLoaderData<typeof loader>();
  return <ChangeEmailPage data={useActionData<typeof action>() ?? loaded} />;
}
