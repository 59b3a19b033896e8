import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  type FormState,
  failureText,
  keptForm,
  marked,
  passwordProblem,
  readAccountForm,
  refused,
} from "~/loaders/account/form.server";
import { requestData, resetData, token } from "~/loaders/account/reset.server";
import { pageKey } from "./verify.server";

/** The response does not reveal whether the account exists. */
export async function requestReset(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  if (form.has(keptFormField)) return data(requestData(context, false, keptForm(form)));
  const read = readAccountForm(context, form, v.object({ email: emailText }));
  if (!read.ok) return data(requestData(context, false, read.state), { status: 422 });
  const result = await context.services.accounts.requestPasswordReset(read.value.email);
  if (result.ok) return redirect("/account/password/reset/request-confirm", 303);
  const { text, status } = failureText(context.t, result);
  return data(requestData(context, false, refused(read.fields, text)), { status });
}

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
