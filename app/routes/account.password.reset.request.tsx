import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { requestReset } from "~/actions/account/reset.server";
import { accountMeta } from "~/components/account/account-meta";
import { ResetRequestPage } from "~/components/account/password-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadResetRequestPage } from "~/loaders/account/reset.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadResetRequestPage));
export const action = formAction(guardedPrivate(openAccountGuards, requestReset));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function ResetRequest() {
  const loaded = useLoaderData<typeof loader>();
  return <ResetRequestPage data={useActionData<typeof action>() ?? loaded} />;
}
