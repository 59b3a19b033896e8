import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { signIn } from "~/actions/account/sign-in.server";
import { accountMeta } from "~/components/account/account-meta";
import { SignInPage } from "~/components/account/sign-in-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadSignInPage } from "~/loaders/account/sign-in.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadSignInPage));
export const action = formAction(guardedPrivate(openAccountGuards, signIn));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function SignIn() {
  const loaded = useLoaderData<typeof loader>();
  return <SignInPage data={useActionData<typeof action>() ?? loaded} />;
}
