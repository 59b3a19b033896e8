import type { MetaFunction } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { ResetRequestedPage } from "~/components/account/password-pages";
import { privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadResetRequestedPage } from "~/loaders/account/reset.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadResetRequestedPage));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function ResetRequested() {
  return <ResetRequestedPage />;
}
