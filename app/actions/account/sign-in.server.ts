import { usedPasskey } from "@contracts/customers/passkeys";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  failureText,
  freshForm,
  keptForm,
  marked,
  passwordText,
  readAccountForm,
  refused,
  requiredText,
  withoutSecrets,
} from "~/loaders/account/form.server";
import { signInData, targetOf } from "~/loaders/account/sign-in.server";
import { afterSignIn, targetAfterSignIn } from "./after-sign-in.server";

const signInForm = v.object({ email: emailText, password: passwordText });

const challengeText = v.pipe(v.string(), v.minLength(16), v.maxLength(256));
const codeForm = v.object({ challenge: challengeText, code: requiredText(64) });

/** The browser's credential, serialized by the page's script. */
const passkeyForm = v.object({
  proof: v.pipe(v.string(), v.minLength(16), v.maxLength(1024)),
  passkey: v.pipe(v.string(), v.maxLength(32_768), v.parseJson(), usedPasskey),
});

export async function signIn(context: PrivateContext, args: PageArgs & { form: FormData }) {
  const { form, url } = args;
  if (form.has(keptFormField)) {
    const goto = String(form.get("goto") ?? "");
    const challenge = v.safeParse(challengeText, form.get("challenge"));
    const step = challenge.success ? { challenge: challenge.output } : {};
    return data(await signInData(context, goto, keptForm(form, ["password", "code"]), step));
  }
  if (form.has("challenge")) return enterCode(context, args);
  if (form.has("proof")) return enterPasskey(context, args);
  if (form.get("intent") === "passkey") return askForPasskey(context, args);
  const read = readAccountForm(context, form, signInForm, ["password"]);
  const goto = String(form.get("goto") ?? "");
  if (!read.ok) return data(await signInData(context, goto, read.state), { status: 422 });
  const { email, password } = read.value;
  const result = await context.services.accounts.signIn({ email, password });
  if (!result.ok) {
    if (result.code === "reset-required") return redirect("/account/password/reset/request?reason=required", 303);
    if (result.challenge) return data(await signInData(context, goto, freshForm, { challenge: result.challenge }));
    const { text, status } = failureText(context.t, result);
    return data(await signInData(context, goto, refused(withoutSecrets(read.fields, ["password"]), text)), { status });
  }
  await afterSignIn(context, result.value);
  return redirect(targetAfterSignIn(result.value, targetOf(goto, url)), 303);
}

/** Second step; needs the proof that the first step issued. */
async function enterCode(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const goto = String(form.get("goto") ?? "");
  const challenge = String(form.get("challenge"));
  const read = readAccountForm(context, form, codeForm, ["challenge"]);
  if (!read.ok && !read.state.errors.challenge) {
    return data(await signInData(context, goto, read.state, { challenge }), { status: 422 });
  }
  if (!read.ok) return data(await signInData(context, goto, freshForm), { status: 422 });
  const result = await context.services.accounts.signInWithCode(challenge, read.value.code);
  if (!result.ok) {
    const { text, status } = failureText(context.t, result);
    // Without a valid proof, the password must be entered again.
    if (result.code === "expired-code") return data(await signInData(context, goto, refused({}, text)), { status });
    const state = result.code === "wrong-code" ? marked(context, {}, { code: text }) : refused({}, text);
    return data(await signInData(context, goto, state, { challenge }), { status });
  }
  await afterSignIn(context, result.value);
  return redirect(targetAfterSignIn(result.value, targetOf(goto, url)), 303);
}

async function askForPasskey(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const goto = String(form.get("goto") ?? "");
  const asked = await context.services.accounts.beginPasskeySignIn(url.origin);
  if (asked.ok) return data(await signInData(context, goto, freshForm, { passkey: asked.value }));
  const { text, status } = failureText(context.t, asked);
  return data(await signInData(context, goto, refused({}, text)), { status });
}

async function enterPasskey(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const goto = String(form.get("goto") ?? "");
  const read = v.safeParse(passkeyForm, { proof: form.get("proof"), passkey: form.get("passkey") });
  if (!read.success) {
    return data(await signInData(context, goto, refused({}, context.t("account.passkeys.refused"))), { status: 422 });
  }
  const { passkey, proof } = read.output;
  const result = await context.services.accounts.signInWithPasskey(passkey, proof, url.origin);
  if (!result.ok) {
    if (result.code === "reset-required") return redirect("/account/password/reset/request?reason=required", 303);
    const { text, status } = failureText(context.t, result);
    return data(await signInData(context, goto, refused({}, text)), { status });
  }
  await afterSignIn(context, result.value);
  return redirect(targetAfterSignIn(result.value, targetOf(goto, url)), 303);
}
