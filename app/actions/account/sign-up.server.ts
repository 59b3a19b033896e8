import { regularCustomerType } from "@contracts/customers/customers";
import { isKnownCountry } from "@domain/market/countries";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  type FormState,
  failureText,
  freshForm,
  marked,
  mustBeTicked,
  optionalText,
  passwordProblem,
  passwordText,
  readAccountForm,
  refused,
  requiredText,
  ticked,
  withoutSecrets,
} from "~/loaders/account/form.server";
import { targetOf } from "~/loaders/account/sign-in.server";
import { signUpData } from "~/loaders/account/sign-up.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { afterSignIn, targetAfterSignIn } from "./after-sign-in.server";
import { humanProblemText, verifyHuman } from "./human-check.server";

const signUpForm = v.object({
  email: emailText,
  password: passwordText,
  firstName: requiredText(60),
  lastName: requiredText(60),
  firstNameKana: optionalText(60),
  lastNameKana: optionalText(60),
  companyName: optionalText(100),
  country: v.pipe(v.optional(v.string(), ""), v.check(isKnownCountry, "country")),
  newsletter: ticked,
  privacy: mustBeTicked,
});

const secret = ["password", "form", "g-recaptcha-response"];

export async function signUp(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const { t, market, services } = context;
  const goto = String(form.get("goto") ?? "");
  const again = async (state: FormState, status: number) => data(await signUpData(context, goto, state), { status });
  // Consent must be given again, because its text is now in another language.
  if (form.has(keptFormField))
    return again({ ...freshForm, values: withoutSecrets(textFields(form), [...secret, "privacy"]) }, 200);
  const read = readAccountForm(context, form, signUpForm, secret);
  const weak = passwordProblem(t, String(form.get("password") ?? ""));
  if (!read.ok) {
    const errors = weak && !read.state.errors.password ? { ...read.state.errors, password: weak } : read.state.errors;
    return again({ ...read.state, errors }, 422);
  }
  const values = withoutSecrets(read.fields, secret);
  if (weak) return again(marked(context, values, { password: weak }), 422);
  const verdict = await verifyHuman(context, "signup", read.fields);
  if (!verdict.ok) return again(refused(values, humanProblemText(t, verdict.problem)), 422);
  const { email, password, firstName, lastName, firstNameKana, lastNameKana, companyName, country } = read.value;
  const kana = { ...(firstNameKana && { firstNameKana }), ...(lastNameKana && { lastNameKana }) };
  const result = await services.accounts.signUp(
    {
      ...{ email, password, firstName, lastName, companyName, country, locale: market.locale },
      recaptchaToken: verdict.proof,
      custom: {
        type: regularCustomerType,
        fields: {
          registrationOrigin: country,
          isNewsletterOptin: read.value.newsletter,
          forcedPasswordReset: false,
          privacyAgreedToDateTime: context.now.toISOString(),
          ...kana,
        },
      },
    },
    await signUpKey(verdict.proof),
  );
  if (!result.ok) {
    const { text, status } = failureText(t, result);
    if (result.code === "duplicate-email") return again(marked(context, values, { email: text }), status);
    return again(refused(values, text), status);
  }
  await afterSignIn(context, result.value);
  const target = targetAfterSignIn(result.value, goto ? targetOf(goto, url) : "");
  const onward = target ? `?goto=${encodeURIComponent(target)}` : "";
  return redirect(`/account/sign-up/confirm${onward}`, 303);
}

/** One registration per page, even if the form is sent twice. */
async function signUpKey(proof: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`sign-up ${proof}`)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
