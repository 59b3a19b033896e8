import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  failureText,
  kept,
  optionalText,
  passwordText,
  readAccountForm,
  refused,
} from "~/loaders/account/form.server";
import { signInData, targetOf } from "~/loaders/account/sign-in.server";
import { afterSignIn, targetAfterSignIn } from "./after-sign-in.server";

const signInForm = v.object({ email: emailText, password: passwordText, goto: optionalText(2048) });

export async function signIn(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const read = readAccountForm(context, form, signInForm, ["password"]);
  const goto = String(form.get("goto") ?? "");
  if (!read.ok) return data(signInData(context, goto, read.state), { status: 422 });
  const { email, password } = read.value;
  const result = await context.services.accounts.signIn({ email, password });
  if (!result.ok) {
    if (result.code === "reset-required") return redirect("/account/password/reset/request?reason=required", 303);
    const { text, status } = failureText(context.t, result);
    return data(signInData(context, goto, refused(kept(read.fields, ["password"]), text)), { status });
  }
  await afterSignIn(context, result.value);
  return redirect(targetAfterSignIn(result.value, targetOf(goto, url)), 303);
}
