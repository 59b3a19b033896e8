/**
 * Forgotten passwords: request, its confirmation, the page of the mail's link, and its confirmation (A-PASSWD-03 to
 * A-PASSWD-08).
 */
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  type FormState,
  failureText,
  freshForm,
  marked,
  passwordProblem,
  readAccountForm,
  refused,
} from "./form.server";
import { type AccountHead, accountHead } from "./head.server";
import type { MessageData } from "./password.server";
import { pageKey } from "./verify.server";

export interface ResetRequestData {
  readonly head: AccountHead;
  /** True if the shop requires a new password before sign-in (A-PASSWD-16). */
  readonly required: boolean;
  readonly form: FormState;
}

export async function loadResetRequestPage(context: PrivateContext, { url }: PageArgs): Promise<ResetRequestData> {
  return requestData(context, url.searchParams.get("reason") === "required", freshForm);
}

const requestData = (context: PrivateContext, required: boolean, form: FormState): ResetRequestData => ({
  head: accountHead(context, context.t("account.password.requestTitle"), "/account/password/reset/request"),
  required,
  form,
});

/** The response does not reveal whether the account exists. */
export async function requestReset(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const read = readAccountForm(context, form, v.object({ email: emailText }));
  if (!read.ok) return data(requestData(context, false, read.state), { status: 422 });
  const result = await context.services.accounts.requestPasswordReset(read.value.email);
  if (result.ok) return redirect("/account/password/reset/request-confirm", 303);
  const { text, status } = failureText(context.t, result);
  return data(requestData(context, false, refused(read.fields, text)), { status });
}

export async function loadResetRequestedPage(context: PrivateContext): Promise<MessageData> {
  const title = context.t("account.password.requestConfirmTitle");
  return { head: accountHead(context, title, "/account/password/reset/request-confirm") };
}

export interface ResetData {
  readonly head: AccountHead;
  readonly state: "ask" | "incomplete" | "expired";
  readonly token: string;
  /** Idempotency key of this page. */
  readonly key: string;
  readonly form: FormState;
}

const token = v.pipe(v.string(), v.regex(/^[\w.-]{16,256}$/));

export async function loadResetPage(context: PrivateContext, { url }: PageArgs): Promise<ResetData> {
  const given = url.searchParams.get("token");
  return v.is(token, given) ? resetData(context, "ask", given) : resetData(context, "incomplete");
}

const resetData = (
  context: PrivateContext,
  state: ResetData["state"],
  given = "",
  form: FormState = freshForm,
): ResetData => ({
  head: accountHead(context, context.t("account.password.resetTitle"), "/account/password/reset", true),
  state,
  token: given,
  key: crypto.randomUUID(),
  form,
});

export async function resetPassword(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { t, services } = context;
  const given = form.get("token");
  if (!v.is(token, given)) return data(resetData(context, "incomplete"), { status: 422 });
  const again = (state: FormState, status: number) => data(resetData(context, "ask", given, state), { status });
  const newPassword = String(form.get("newPassword") ?? "");
  if (newPassword === "") return again(marked(context, {}, { newPassword: t("account.problems.required") }), 422);
  const weak = passwordProblem(t, newPassword);
  if (weak) return again(marked(context, {}, { newPassword: weak }), 422);
  const result = await services.accounts.resetPassword(given, newPassword, pageKey(form));
  if (result.ok) return redirect("/account/password/reset/confirm", 303);
  const { text, status } = failureText(t, result);
  if (result.code === "expired-token") return data(resetData(context, "expired"), { status });
  if (result.code === "weak-password") return again(marked(context, {}, { newPassword: text }), status);
  return again(refused({}, text), status);
}

export async function loadResetDonePage(context: PrivateContext): Promise<MessageData> {
  const title = context.t("account.password.resetDoneTitle");
  return { head: accountHead(context, title, "/account/password/reset/confirm") };
}
