import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { confirmEmail } from "~/actions/account-changes/account-changes.server";
import { accountMeta } from "~/components/account/account-meta";
import { ConfirmEmailPage } from "~/components/account-changes/account-changes-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadConfirmEmail } from "~/loaders/account-changes/account-changes.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadConfirmEmail));
export const action = formAction(guardedPrivate(openAccountGuards, confirmEmail));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function ConfirmEmail() {
  const loaded = useLoaderData<typeof loader>();
  return <ConfirmEmailPage data={useActionData<typeof action>() ?? loaded} />;
}
