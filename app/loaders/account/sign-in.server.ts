/** `/account/sign-in` (A-SIGNIN-01 to A-SIGNIN-06). */

import type { PasskeySignInOptions } from "@contracts/customers/passkeys";
import { longestGoto, safeGoto } from "@domain/http/safe-goto";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { isTypedKept } from "~/loaders/form/typed-form.server";
import { type FormState, freshForm } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";

export interface SignInData {
  readonly head: AccountHead;
  /** Requested page, passed from form to form. */
  readonly goto: string;
  readonly form: FormState;
  /** True if the page to return to keeps what was typed there. */
  readonly formKept: boolean;
  /** Proof of the password, if the account requires a second factor; otherwise null. */
  readonly challenge: string | null;
  /** The checkout without an account, for a visitor on the way to the checkout; null where guests may not order. */
  readonly guestPath: string | null;
  /** False after a change of the country, which empties the basket of a customer. */
  readonly basketKept: boolean;
  /** Options for the browser, after the press on the passkey's button; otherwise null. */
  readonly passkey: PasskeySignInOptions | null;
}

/** Target after sign-in: `goto` if it is a path of this site, otherwise the home page. */
export function targetOf(goto: string | null, url: URL, otherwise = "/account/my"): string {
  return goto === null || goto === "" ? otherwise : safeGoto(goto, url.origin, "/");
}

export async function loadSignInPage(context: PrivateContext, { url }: PageArgs): Promise<SignInData> {
  const goto = url.searchParams.get("goto");
  if (context.session.kind === "customer") throw redirect(targetOf(goto, url));
  return signInData(context, goto ?? "", freshForm);
}

export const signInData = async (
  context: PrivateContext,
  goto: string,
  form: FormState,
  { challenge = null, passkey = null }: Partial<Pick<SignInData, "challenge" | "passkey">> = {},
): Promise<SignInData> => ({
  head: accountHead(context, context.t("account.signIn.title"), "/account/sign-in"),
  goto: goto.slice(0, longestGoto),
  form,
  formKept: await isTypedKept(context, goto),
  challenge,
  basketKept: context.session.itemCount > 0,
  guestPath:
    goto.startsWith("/checkout") && context.session.itemCount > 0 ? (await loadBasketRules(context)).guestPath : null,
  passkey,
});
