import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { endProgram } from "~/actions/agents/programs.server";
import { accountMeta } from "~/components/account/account-meta";
import { ProgramsPage } from "~/components/agents/programs-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { ownAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadPrograms } from "~/loaders/agents/programs.server";

/** Plain forms; they need no app. */
export const handle = { app: false };
export const loader = privatePage(guardedPrivate(ownAccountGuards, loadPrograms));
export const action = formAction(guardedPrivate(ownAccountGuards, endProgram));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function Programs() {
  const loaded = useLoaderData<typeof loader>();
  return <ProgramsPage data={useActionData<typeof action>() ?? loaded} />;
}
