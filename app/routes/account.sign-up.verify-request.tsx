import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { requestVerification } from "~/actions/account/verify.server";
import { accountMeta } from "~/components/account/account-meta";
import { VerifyRequestPage } from "~/components/account/verify-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadVerifyRequestPage } from "~/loaders/account/verify.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadVerifyRequestPage));
export const action = formAction(guardedPrivate(openAccountGuards, requestVerification));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function VerifyRequest() {
  const loaded = useLoaderData<typeof loader>();
  return <VerifyRequestPage data={useActionData<typeof action>() ?? loaded} />;
}
