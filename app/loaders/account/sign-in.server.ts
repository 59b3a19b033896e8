/** `/account/sign-in` (A-SIGNIN-01 to A-SIGNIN-06). */
import { safeGoto } from "@domain/http/safe-goto";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { afterSignIn, onwardOf } from "./after-sign-in.server";
import {
  emailText,
  type FormState,
  failureText,
  freshForm,
  kept,
  optionalText,
  passwordText,
  readAccountForm,
  refused,
} from "./form.server";
import { type AccountHead, accountHead } from "./head.server";

export interface SignInData {
  readonly head: AccountHead;
  /** Requested page, passed from form to form. */
  readonly goto: string;
  readonly form: FormState;
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

const signInData = (context: PrivateContext, goto: string, form: FormState): SignInData => ({
  head: accountHead(context, context.t("account.signIn.title"), "/account/sign-in"),
  goto: goto.slice(0, 2048),
  form,
});

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
  return redirect(onwardOf(result.value, targetOf(goto, url)), 303);
}
