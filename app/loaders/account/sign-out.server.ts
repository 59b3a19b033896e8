/** `/account/sign-out`: a page with a button, and the sign-out itself, which is always a POST (A-SIGNIN-07). */
import { redirect } from "@remix-run/cloudflare";
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

/**
 * Revokes the token and clears all session cookies; profile and basket go with them. So does what the shop's scripts keep
 * in the browser, such as phrases that were searched for; cookies of country, language and consent stay (decision 0091).
 */
export async function signOut(context: PrivateContext): Promise<Response> {
  await context.services.commerce.signOut();
  return redirect("/", { status: 303, headers: { "clear-site-data": '"storage"' } });
}

export interface ContinueData {
  readonly head: AccountHead;
  readonly goto: string;
}

/**
 * `/account/continue`: who follows a link of another site to a page of the account arrives without cookies, which are
 * strict. This page goes on by itself, and from here the browser sends them (W4).
 */
export async function loadContinuePage(context: PrivateContext, { url }: PageArgs): Promise<ContinueData> {
  const goto = targetOf(url.searchParams.get("goto"), url, "/");
  return { head: accountHead(context, context.t("account.continue.title"), "/account/continue"), goto };
}
