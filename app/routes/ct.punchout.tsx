import { type MetaFunction, useLoaderData } from "@framework/remix";
import { refreshTo } from "~/components/account/account-meta";
import { pageMeta } from "~/components/chrome/page-meta";
import { PunchoutLoginPage } from "~/components/punchout/login-page";
import { privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { punchoutLoginGuards } from "~/guards/punchout/punchout-guards";
import { loadPunchoutLogin } from "~/loaders/punchout/login.server";

export const handle = { layout: "empty" };
export const loader = privatePage(guardedPrivate(punchoutLoginGuards, loadPunchoutLogin));
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...pageMeta(data),
  ...(data ? [refreshTo(data.goto)] : []),
];

export default function PunchoutLogin() {
  return <PunchoutLoginPage data={useLoaderData<typeof loader>()} />;
}
