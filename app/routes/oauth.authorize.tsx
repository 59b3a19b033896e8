import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { decideOnProgram } from "~/actions/agents/authorize.server";
import { accountMeta } from "~/components/account/account-meta";
import { AuthorizePage } from "~/components/agents/authorize-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadAuthorize } from "~/loaders/agents/authorize.server";

/** A plain form; it needs no app. */
export const handle = { app: false };
export const loader = privatePage(guardedPrivate(ownAccountGuards, loadAuthorize));
export const action = formAction(guardedPrivate(ownAccountGuards, decideOnProgram));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Authorize() {
  const loaded = useLoaderData<typeof loader>();
  return <AuthorizePage data={useActionData<typeof action>() ?? loaded} />;
}
