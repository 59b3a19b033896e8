import { type MetaFunction, useLoaderData } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { SignUpConfirmPage } from "~/components/account/verify-pages";
import { privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadSignUpConfirmPage } from "~/loaders/account/sign-up.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadSignUpConfirmPage));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function SignUpConfirm() {
  return <SignUpConfirmPage data={useLoaderData<typeof loader>()} />;
}
