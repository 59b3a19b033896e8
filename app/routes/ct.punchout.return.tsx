import { type MetaFunction, useActionData } from "@framework/remix";
import { returnPunchout } from "~/actions/punchout/return.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { PunchoutReturnPage } from "~/components/punchout/return-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { punchoutOnlyGuards, punchoutReturnGuards } from "~/guards/punchout/punchout-guards";
import { loadPunchoutReturn } from "~/loaders/punchout/return.server";

export const handle = { layout: "empty" };
export const loader = privatePage(guardedPrivate(punchoutReturnGuards, loadPunchoutReturn));
export const action = formAction(guardedPrivate(punchoutOnlyGuards, returnPunchout));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function PunchoutReturn() {
  return <PunchoutReturnPage form={useActionData<typeof action>() ?? null} />;
}
