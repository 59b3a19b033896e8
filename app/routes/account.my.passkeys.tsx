import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changePasskeys } from "~/actions/passkeys/passkeys.server";
import { accountMeta } from "~/components/account/account-meta";
import { PasskeysPage } from "~/components/passkeys/passkeys-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadPasskeysPage } from "~/loaders/passkeys/passkeys.server";

export const loader = privatePage(guardedPrivate(ownAccountGuards, loadPasskeysPage));
export const action = formAction(guardedPrivate(ownAccountGuards, changePasskeys));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Passkeys() {
  const loaded = useLoaderData<typeof loader>();
  return <PasskeysPage data={useActionData<typeof action>() ?? loaded} />;
}
