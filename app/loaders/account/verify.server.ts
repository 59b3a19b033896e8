/** E-mail verification: the page of the mail's link, and the request for another mail (A-SIGNUP-03, A-SIGNUP-04). */
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { emailText, type FormState, failureText, freshForm, readAccountForm, refused } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";

export interface VerifyData {
  readonly head: AccountHead;
  readonly state: "ask" | "incomplete" | "refused" | "done";
  readonly token: string;
  /** Idempotency key of this page. */
  readonly key: string;
  readonly problem: string | null;
  readonly signedIn: boolean;
}

const token = v.pipe(v.string(), v.regex(/^[\w.-]{16,256}$/));

/** The link only shows a page, because mail scanners follow links and must not use them up (W27). */
export async function loadVerifyPage(context: PrivateContext, { url }: PageArgs): Promise<VerifyData> {
  if (url.searchParams.has("done")) return verifyData(context, "done");
  const given = url.searchParams.get("token");
  return v.is(token, given) ? verifyData(context, "ask", given) : verifyData(context, "incomplete");
}

const verifyData = (
  context: PrivateContext,
  state: VerifyData["state"],
  given = "",
  problem: string | null = null,
): VerifyData => ({
  head: accountHead(context, context.t("account.verify.title"), "/account/sign-up/verify", true),
  state,
  token: given,
  key: crypto.randomUUID(),
  problem,
  signedIn: context.session.kind === "customer",
});

export async function verifyEmail(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const given = form.get("token");
  if (!v.is(token, given)) return data(verifyData(context, "incomplete"), { status: 422 });
  const result = await context.services.accounts.verifyEmail(given, pageKey(form));
  if (result.ok) return redirect("/account/sign-up/verify?done=1", 303);
  const { text, status } = failureText(context.t, result);
  const final = result.code === "expired-token";
  return data(verifyData(context, final ? "refused" : "ask", final ? "" : given, text), { status });
}

/** Idempotency key of the submitted page. */
export function pageKey(form: FormData): string | undefined {
  const key = form.get("key");
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : undefined;
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

const requestData = (
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

export async function requestVerification(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const read = readAccountForm(context, form, v.object({ email: emailText }));
  if (!read.ok) return data(requestData(context, "ask", null, read.state), { status: 422 });
  const result = await context.services.accounts.resendVerification(read.value.email);
  if (result.ok) return redirect("/account/sign-up/verify-request?sent=1", 303);
  const { text, status } = failureText(context.t, result);
  return data(requestData(context, "ask", null, refused(read.fields, text)), { status });
}
