import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { verifyEmail } from "~/actions/account/verify.server";
import { accountMeta } from "~/components/account/account-meta";
import { VerifyPage } from "~/components/account/verify-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadVerifyPage } from "~/loaders/account/verify.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadVerifyPage));
export const action = formAction(guardedPrivate(openAccountGuards, verifyEmail));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Verify() {
  const loaded = useLoaderData<typeof loader>();
  return <VerifyPage data={useActionData<typeof action>() ?? loaded} />;
}
