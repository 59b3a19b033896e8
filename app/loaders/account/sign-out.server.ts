/** `/account/sign-out`: the confirmation page; signing out is always a POST (A-SIGNIN-07). */
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "./head.server";
import { targetOf } from "./sign-in.server";

export interface SignOutData {
  readonly head: AccountHead;
  readonly signedIn: boolean;
}

export async function loadSignOutPage(context: PrivateContext): Promise<SignOutData> {
  return {
    head: accountHead(context, context.t("account.signOut.title"), "/account/sign-out"),
    signedIn: context.session.kind !== "anonymous",
  };
}

export interface ContinueData {
  readonly head: AccountHead;
  readonly goto: string;
}

/**
 * `/account/continue`: a link from another site to an account page sends no strict cookies. This page redirects to it,
 * and the browser then sends them (W4).
 */
export async function loadContinuePage(context: PrivateContext, { url }: PageArgs): Promise<ContinueData> {
  const goto = targetOf(url.searchParams.get("goto"), url, "/");
  return { head: accountHead(context, context.t("account.continue.title"), "/account/continue"), goto };
}
