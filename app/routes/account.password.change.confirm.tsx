import type { MetaFunction } from "@framework/remix";
import { accountMeta } from "~/components/account/account-meta";
import { PasswordSetPage } from "~/components/account/password-pages";
import { privatePage } from "~/context/request/page";
import { openAccountGuards } from "~/guards/account/account-guards";
import { guardedPrivate } from "~/guards/guarded";
import { loadPasswordChangedPage } from "~/loaders/account/password.server";

export const loader = privatePage(guardedPrivate(openAccountGuards, loadPasswordChangedPage));
export const meta: MetaFunction<typeof loader> = ({ data }) => accountMeta(data);

export default function PasswordChanged() {
  return <PasswordSetPage message="changed" />;
}
