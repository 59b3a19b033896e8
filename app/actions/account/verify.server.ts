import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { emailText, failureText, readAccountForm, refused } from "~/loaders/account/form.server";
import { requestData, token, verifyData } from "~/loaders/account/verify.server";

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

export async function requestVerification(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const read = readAccountForm(context, form, v.object({ email: emailText }));
  if (!read.ok) return data(requestData(context, "ask", null, read.state), { status: 422 });
  const result = await context.services.accounts.resendVerification(read.value.email);
  if (result.ok) return redirect("/account/sign-up/verify-request?sent=1", 303);
  const { text, status } = failureText(context.t, result);
  return data(requestData(context, "ask", null, refused(read.fields, text)), { status });
}
