import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { signUp } from "~/actions/account/sign-up.server";
import { accountMeta } from "~/components/account/account-meta";
import { SignUpPage } from "~/components/account/sign-up-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadSignUpPage } from "~/loaders/account/sign-up.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadSignUpPage));
export const action = formAction(guardedPrivate(openAccountGuards, signUp));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function SignUp() {
  const loaded = useLoaderData<typeof loader>();
  return <SignUpPage data={useActionData<typeof action>() ?? loaded} />;
}
