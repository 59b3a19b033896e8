import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { emailText, failureText, readAccountForm, refused } from "~/loaders/account/form.server";
import { requestData, token, verifyData } from "~/loaders/account/verify.server";

export async function verifyEmail(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const given = form.get("token");
  if (!v.is(token, given)) return data(verifyData(context, "incomplete"), { status: 422 });
  const { accounts } = context.services;
  if (form.get("intent") === "refuse") {
    const refusal = await accounts.refuseAccount(given);
    if (refusal.ok) return redirect("/account/sign-up/verify?deleted=1", 303);
    const { text, status } = failureText(context.t, refusal);
    return data(verifyData(context, "refused", "", text), { status });
  }
  const password = form.get("password");
  const result = await accounts.verifyEmail(
    given,
    typeof password === "string" && password ? password : null,
    pageKey(form),
  );
  if (result.ok) return redirect("/account/sign-up/verify?done=1", 303);
  const { text, status } = failureText(context.t, result);
  if (result.code === "expired-token") return data(verifyData(context, "refused", "", text), { status });
  const wrong = result.code === "invalid-credentials";
  const message = wrong ? context.t("account.verify.passwordWrong") : text;
  const asks = wrong || result.code === "password-required" || form.has("password");
  return data(verifyData(context, "ask", given, message, asks), { status });
}

/** Idempotency key of the submitted page. */
export function pageKey(form: FormData): string | undefined {
  const key = form.get("key");
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

export async function requestVerification(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const read = readAccountForm(context, form, v.object({ email: emailText }));
  if (!read.ok) return data(requestData(context, "ask", null, read.state), { status: 422 });
  const result = await context.services.accounts.resendVerification(read.value.email);
  if (result.ok) return redirect("/account/sign-up/verify-request?sent=1", 303);
  const { text, status } = failureText(context.t, result);
  return data(requestData(context, "ask", null, refused(read.fields, text)), { status });
}
