/** Email verification: the page of the mail's link, and the request for another mail (A-SIGNUP-03, A-SIGNUP-04). */
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";

export interface VerifyData {
  readonly head: AccountHead;
  readonly state: "ask" | "incomplete" | "refused" | "done" | "deleted";
  readonly token: string;
  /** Idempotency key of this page. */
  readonly key: string;
  readonly problem: string | null;
  /** Ask for the password chosen at sign-up; the session that signed up does not need it. */
  readonly asksPassword: boolean;
  readonly signedIn: boolean;
  /** The customer has a basket to continue with. */
  readonly basket: boolean;
}

export const token = v.pipe(v.string(), v.regex(/^[\w.-]{16,256}$/));

/** The link only shows a page, because mail scanners follow links and must not use them up (W27). */
export async function loadVerifyPage(context: PrivateContext, { url }: PageArgs): Promise<VerifyData> {
  if (url.searchParams.has("done")) return { ...verifyData(context, "done"), basket: await hasBasket(context) };
  if (url.searchParams.has("deleted")) return verifyData(context, "deleted");
  const given = url.searchParams.get("token");
  return v.is(token, given) ? verifyData(context, "ask", given) : verifyData(context, "incomplete");
}

export const verifyData = (
  context: PrivateContext,
  state: VerifyData["state"],
  given = "",
  problem: string | null = null,
  asksPassword = context.session.kind !== "customer",
): VerifyData => ({
  head: accountHead(context, context.t("account.verify.title"), "/account/sign-up/verify", true),
  state,
  token: given,
  key: crypto.randomUUID(),
  problem,
  asksPassword,
  signedIn: context.session.kind === "customer",
  basket: false,
});

/** False unless signed in, because the message about the basket leads to the checkout. */
async function hasBasket({ session, services }: PrivateContext): Promise<boolean> {
  if (session.kind !== "customer") return false;
  const read = await services.commerce.activeCart();
  return read.ok && (read.value?.lineItems.length ?? 0) > 0;
}

export interface VerifyRequestData {
  readonly head: AccountHead;
  readonly state: "ask" | "sent" | "verified";
  /** Address of the signed-in customer; others type theirs. */
  readonly email: string | null;
  readonly form: FormState;
}

export async function loadVerifyRequestPage(context: PrivateContext, { url }: PageArgs): Promise<VerifyRequestData> {
  const profile = await context.services.accounts.profile();
  const customer = profile.ok ? profile.value : null;
  if (customer?.verified) return requestData(context, "verified");
  return requestData(context, url.searchParams.has("sent") ? "sent" : "ask", customer?.email ?? null);
}

export const requestData = (
  context: PrivateContext,
  state: VerifyRequestData["state"],
  email: string | null = null,
  form: FormState = freshForm,
): VerifyRequestData => ({
  head: accountHead(context, context.t("account.verifyRequest.title"), "/account/sign-up/verify-request"),
  state,
  email,
  form,
});
