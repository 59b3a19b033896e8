/**
 * Forgotten passwords: request, its confirmation, the page of the mail's link, and its confirmation (A-PASSWD-03 to
 * A-PASSWD-08).
 */
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";
import type { MessageData } from "./password.server";

export interface ResetRequestData {
  readonly head: AccountHead;
  /** True if the shop requires a new password before sign-in (A-PASSWD-16). */
  readonly required: boolean;
  readonly form: FormState;
}

export async function loadResetRequestPage(context: PrivateContext, { url }: PageArgs): Promise<ResetRequestData> {
  return requestData(context, url.searchParams.get("reason") === "required", freshForm);
}

export const requestData = (context: PrivateContext, required: boolean, form: FormState): ResetRequestData => ({
  head: accountHead(context, context.t("account.password.requestTitle"), "/account/password/reset/request"),
  required,
  form,
});

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

export const token = v.pipe(v.string(), v.regex(/^[\w.-]{16,256}$/));

export async function loadResetPage(context: PrivateContext, { url }: PageArgs): Promise<ResetData> {
  const given = url.searchParams.get("token");
  if (!v.is(token, given)) return resetData(context, "incomplete");
  const checked = await context.services.accounts.checkPasswordReset(given);
  // Any other failure still shows the form: whether the link is valid is then checked with the new password.
  const isExpired = !checked.ok && checked.code === "expired-token";
  return isExpired ? resetData(context, "expired") : resetData(context, "ask", given);
}

export const resetData = (
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

export async function loadResetDonePage(context: PrivateContext): Promise<MessageData> {
  const title = context.t("account.password.resetDoneTitle");
  return { head: accountHead(context, title, "/account/password/reset/confirm") };
}
