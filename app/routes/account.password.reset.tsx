import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { resetPassword } from "~/actions/account/reset.server";
import { accountMeta } from "~/components/account/account-meta";
import { ResetPage } from "~/components/account/password-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadResetPage } from "~/loaders/account/reset.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadResetPage));
export const action = formAction(guardedPrivate(openAccountGuards, resetPassword));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Reset() {
  const loaded = useLoaderData<typeof loader>();
  return <ResetPage data={useActionData<typeof action>() ?? loaded} />;
}
