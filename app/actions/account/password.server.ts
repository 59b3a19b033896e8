import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  type FormState,
  failureText,
  marked,
  passwordProblem,
  passwordText,
  readAccountForm,
  refused,
} from "~/loaders/account/form.server";
import { changeData } from "~/loaders/account/password.server";

const changeForm = v.object({ currentPassword: passwordText, newPassword: passwordText });

export async function changePassword(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { t } = context;
  const again = (state: FormState, status: number) => data(changeData(context, state), { status });
  const read = readAccountForm(context, form, changeForm, ["currentPassword", "newPassword"]);
  if (!read.ok) return again(read.state, 422);
  const { currentPassword, newPassword } = read.value;
  const weak = passwordProblem(t, newPassword);
  if (weak) return again(marked(context, {}, { newPassword: weak }), 422);
  if (newPassword === currentPassword) {
    return again(marked(context, {}, { newPassword: t("account.problems.passwordSame") }), 422);
  }
  const result = await context.services.accounts.changePassword(currentPassword, newPassword);
  if (result.ok) return redirect("/account/password/change/confirm", 303);
  const { text, status } = failureText(t, result);
  if (result.code === "wrong-password") return again(marked(context, {}, { currentPassword: text }), status);
  if (result.code === "weak-password") return again(marked(context, {}, { newPassword: text }), status);
  return again(refused({}, text), status);
}
