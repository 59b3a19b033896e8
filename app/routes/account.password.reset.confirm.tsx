import type { MetaFunction } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { PasswordSetPage } from "~/components/account/password-pages";
import { privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadResetDonePage } from "~/loaders/account/reset.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadResetDonePage));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function ResetDone() {
  return <PasswordSetPage message="reset" />;
}
