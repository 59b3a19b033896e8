import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { eraseAccount } from "~/actions/account-changes/account-changes.server";
import { accountMeta } from "~/components/account/account-meta";
import { EraseAccountPage } from "~/components/account-changes/account-changes-pages";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { eraseAccountData, isErased, loadEraseAccount } from "~/loaders/account-changes/account-changes.server";

const ask = guardedPrivate(ownAccountGuards, loadEraseAccount);
export const loader = privatePage(async (context, args) =>
  (await isErased(context, args.url)) ? eraseAccountData(context, "erased") : ask(context, args),
);
export const action = formAction(guardedPrivate(ownAccountGuards, eraseAccount));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function EraseAccount() {
  const loaded = useLoaderData<typeof loader>();
  return <EraseAccountPage data={useActionData<typeof action>() ?? loaded} />;
}
