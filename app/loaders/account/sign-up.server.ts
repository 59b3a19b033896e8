/** `/account/sign-up` and its confirmation (A-SIGNUP-01, A-SIGNUP-02, A-SIGNUP-05 to A-SIGNUP-07). */
import { longestGoto } from "@domain/http/safe-goto";
import { countriesByName } from "@domain/market/countries";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { HumanChallenge } from "~/services/human-check/types";
import { type FormState, freshForm } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";
import { targetOf } from "./sign-in.server";

export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

export interface SignUpData {
  readonly head: AccountHead;
  readonly goto: string;
  readonly form: FormState;
  readonly countries: readonly CountryOption[];
  readonly country: string;
  /** Ask for name readings. */
  readonly kana: boolean;
  readonly check: HumanChallenge;
}

export async function loadSignUpPage(context: PrivateContext, { url }: PageArgs): Promise<SignUpData> {
  const goto = url.searchParams.get("goto");
  if (context.session.kind === "customer") throw redirect(targetOf(goto, url));
  return signUpData(context, goto ?? "", freshForm);
}

export async function signUpData(context: PrivateContext, goto: string, form: FormState): Promise<SignUpData> {
  const { language, country } = context.market;
  return {
    head: accountHead(context, context.t("account.signUp.title"), "/account/sign-up"),
    goto: goto.slice(0, longestGoto),
    form,
    countries: countryOptions(language),
    country: form.values.country ?? country,
    kana: language === "jp" || country === "JP",
    check: await context.services.humanCheck.challenge("signup", form.values),
  };
}

export const countryOptions = (language: PrivateContext["market"]["language"]): CountryOption[] =>
  countriesByName(language).map(({ value, labels }) => ({ value, label: labels[language] }));

export interface SignUpConfirmData {
  readonly head: AccountHead;
  /** Null for a visitor who is not signed in. */
  readonly email: string | null;
  readonly goto: string;
}

export async function loadSignUpConfirmPage(context: PrivateContext, { url }: PageArgs): Promise<SignUpConfirmData> {
  const profile = await context.services.accounts.profile();
  return {
    head: accountHead(context, context.t("account.confirm.title"), "/account/sign-up/confirm"),
    email: profile.ok ? (profile.value?.email ?? null) : null,
    goto: targetOf(url.searchParams.get("goto"), url, "/"),
  };
}
