import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { runLotDesk } from "~/actions/lots/desk.server";
import { accountMeta } from "~/components/account/account-meta";
import { LotDeskPage } from "~/components/lots/lot-desk-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountFormGuards, verifiedAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadLotDesk } from "~/loaders/lots/desk.server";

/** Plain forms; they need no app. */
export const handle = { app: false };
export const loader = privatePage(guardedPrivate(verifiedAccountGuards, loadLotDesk));
export const action = formAction(guardedPrivate(ownAccountFormGuards, runLotDesk));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function MyLots() {
  const loaded = useLoaderData<typeof loader>();
  return <LotDeskPage page={useActionData<typeof action>() ?? loaded} />;
}
