/** Account forms: parsed by a schema, and returned with errors beside their fields. */
import { isEmailAddress } from "@contracts/values/email-address";
import { isVisible, oneLine } from "@contracts/values/plain-text";
import { longestPassword, passwordProblems } from "@domain/account/password";
import { isPostalCode, postalCodeExamples } from "@domain/account/postal-code";
import { plainDigits } from "@domain/account/typed-digits";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import type { Translate } from "~/i18n/translate";
import { textFields } from "~/loaders/form/form-fields.server";
import { limitOf, tooLongText } from "~/loaders/form/too-long.server";
import type { AccountFailure } from "~/services/accounts/types";

/** Form state: values (never passwords), errors by field, and an error of the whole form. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: string | null;
}

export const freshForm: FormState = { values: {}, errors: {}, problem: null };

export type ReadForm<T> =
  | { readonly ok: true; readonly value: T; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly state: FormState };

/** Schema messages are keys in `account.problems`. */
const problemName = v.picklist(["required", "email", "text", "country", "agree", "phone"]);
type ProblemName = v.InferOutput<typeof problemName>;
const says = (name: ProblemName): ProblemName => name;

/** Text that may be empty, of a field that must not be missing. */
export const presentText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(oneLine, says("text")));
/** Optional text; empty by default. */
export const optionalText = (most: number) => v.optional(presentText(most), "");
export const requiredText = (most: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check(isVisible, says("required")),
    v.maxLength(most),
    v.regex(oneLine, says("text")),
  );
export const emailText = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.minLength(1, says("required")),
  v.maxLength(254),
  isEmailAddress(says("email")),
);
export const phoneText = v.optional(
  v.pipe(v.string(), v.transform(plainDigits), v.maxLength(30), v.regex(/^[\d +().-]*$/, says("phone"))),
  "",
);
export const postalCodeText = v.pipe(optionalText(20), v.transform(plainDigits));
/** Not trimmed, because spaces may be part of a password. */
export const passwordText = v.pipe(
  v.optional(v.string(), ""),
  v.minLength(1, says("required")),
  v.maxLength(longestPassword),
);
export const ticked = v.pipe(
  v.optional(v.string(), ""),
  v.transform((value) => value === "on"),
);
export const mustBeTicked = v.pipe(v.optional(v.string(), ""), v.literal("on", says("agree")));

/** @param secret fields whose values are never returned */
export function readAccountForm<S extends v.GenericSchema>(
  { t }: Pick<PrivateContext, "t">,
  form: FormData,
  schema: S,
  secret: readonly string[] = [],
): ReadForm<v.InferOutput<S>> {
  const fields = textFields(form);
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { ok: true, value: parsed.output, fields };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? "";
    errors[field] ??= issueText(t, issue);
  }
  return {
    ok: false,
    state: { values: withoutSecrets(fields, secret), errors, problem: t("account.problems.heading") },
  };
}

function issueText(t: Translate, issue: v.BaseIssue<unknown>): string {
  const limit = limitOf(issue);
  if (limit !== null) return tooLongText(t, limit);
  return t(`account.problems.${v.is(problemName, issue.message) ? issue.message : "required"}`);
}

/** All typed values except secret ones. */
export function withoutSecrets(
  fields: Readonly<Record<string, string>>,
  secret: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.includes(name)));
}

/**
 * A form that was sent to be shown again as it was typed.
 * @param secret fields whose values are never returned
 */
export const keptForm = (form: FormData, secret: readonly string[] = []): FormState => ({
  ...freshForm,
  values: withoutSecrets(textFields(form), secret),
});

/** The form with an error on one field. */
export const marked = (
  { t }: Pick<PrivateContext, "t">,
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
): FormState => ({ values, errors, problem: t("account.problems.heading") });

export const refused = (values: Readonly<Record<string, string>>, problem: string): FormState => ({
  values,
  errors: {},
  problem,
});

/** Missing password rules as text; null for a strong password (A-PASSWD-10 to A-PASSWD-15). */
export function passwordProblem(t: Translate, password: string): string | null {
  const problems = passwordProblems(password);
  if (problems.length === 0) return null;
  if (problems.includes("long")) return tooLongText(t, longestPassword);
  if (problems.includes("common")) return t("account.problems.passwordCommon");
  const missing = problems.flatMap((problem) =>
    problem === "long" || problem === "common" ? [] : [t(`account.password.rules.${problem}`)],
  );
  return t("account.problems.password", { missing: missing.join(t("product.listSeparator")) });
}

/** Error text of a postal code; null if valid. */
export function postalCodeProblem(t: Translate, country: string, code: string): string | null {
  if (isPostalCode(country, plainDigits(code) || null)) return null;
  if (code === "") return t("account.problems.required");
  const example = postalCodeExamples[country];
  return example ? t("account.problems.postalCode", { example }) : t("account.problems.postalCodePlain");
}

/** Text and page status for a gateway error. */
export function failureText(t: Translate, { code, status, message }: AccountFailure): { text: string; status: number } {
  switch (code) {
    case "invalid-credentials":
      return { text: t("account.errors.invalidCredentials"), status: 400 };
    case "reset-required":
      return { text: t("account.password.requestRequired"), status: 400 };
    case "code-needed":
      return { text: t("account.secondFactor.enterCode"), status: 200 };
    case "wrong-code":
      return { text: t("account.secondFactor.wrongCode"), status: 422 };
    case "expired-code":
      return { text: t("account.secondFactor.expired"), status: 400 };
    case "already-on":
      return { text: t("account.secondFactor.alreadyOn"), status: 409 };
    case "passkey-refused":
      return { text: t("account.passkeys.refused"), status: 400 };
    case "duplicate-email":
      return { text: t("account.signUp.duplicate"), status: 409 };
    case "weak-password":
      return { text: t("account.errors.weakPassword"), status: 422 };
    case "wrong-password":
      return { text: t("account.errors.wrongPassword"), status: 422 };
    case "password-required":
      return { text: t("account.verify.passwordNeeded"), status: 422 };
    case "expired-token":
      return { text: t("account.verify.expired"), status: 410 };
    case "human-check":
      return { text: t("account.errors.human"), status: 422 };
    case "too-many":
      return { text: t("account.errors.tooMany"), status: 429 };
    case "invalid-vat-id":
      return { text: t("account.errors.vatId"), status: 422 };
    case "invalid-postal-code":
      return { text: t("account.problems.postalCodePlain"), status: 422 };
    case "changed-meanwhile":
      return { text: t("account.errors.changedMeanwhile"), status: 409 };
    case "same-address":
      return { text: t("account.email.same"), status: 422 };
    case "email-taken":
      return { text: t("account.email.taken"), status: 409 };
    case "not-verified":
      return { text: t("account.company.problems.notVerified"), status: 403 };
    case "already-member":
      return { text: t("account.company.problems.alreadyMember"), status: 409 };
    case "invitation-expired":
      return { text: t("account.company.problems.invitationExpired"), status: 410 };
    case "other-address":
      return { text: t("account.company.problems.otherAddress"), status: 403 };
    case "last-admin":
      return { text: t("account.company.problems.lastAdmin"), status: 409 };
    case "not-admin":
      return { text: t("account.company.problems.notAdmin"), status: 403 };
    case "no-company":
      return { text: t("account.company.problems.noCompany"), status: 409 };
    case "already-decided":
      return { text: t("order.approval.alreadyDecided"), status: 409 };
    case "certificate-expired":
      return { text: t("account.company.problems.certificateExpired"), status: 422 };
    case "file-type":
      return { text: t("account.company.problems.fileType"), status: 422 };
    case "gone":
      return { text: t("account.errors.gone"), status: 404 };
    case "signed-out":
      return { text: t("account.errors.signedOut"), status: 401 };
    case "network":
      return { text: t("account.errors.network"), status: 503 };
    case "unknown":
      return { text: t("account.errors.unknown"), status: 503 };
    case "not-accepted":
      return { text: t("account.errors.unknown"), status: 422 };
    case "other":
      return { text: message, status: status >= 400 && status < 500 ? status : 400 };
    default:
      return code satisfies never;
  }
}
