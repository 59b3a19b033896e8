/** `/account/my/accountsettings` (A-PROFILE-02, A-PROFILE-03, A-PROFILE-10, A-PROFILE-11). */
import { profileActions } from "@domain/account/profile-changes";
import { type UnsentForm, unsentForm } from "@domain/http/unsent-form";
import { countryName } from "@domain/market/countries";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { takeTyped } from "~/loaders/form/typed-form.server";
import type { Profile } from "~/services/accounts/types";
import {
  type FormState,
  failureText,
  freshForm,
  optionalText,
  phoneText,
  readAccountForm,
  refused,
  requiredText,
  ticked,
} from "./form.server";
import { formKey, keptKey, standingOf } from "./form-key.server";
import { type AccountHead, accountHead } from "./head.server";
import { dayOf } from "./my.server";
import { loadProfile, profileOfForm } from "./profile.server";

export interface SettingsData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly profile: SettingsProfile | null;
  readonly form: FormState;
  /** Identifies the profile shown and its version. */
  readonly key: string;
  /** Message after the redirect. */
  readonly done: "saved" | "unchanged" | null;
  readonly sessions: readonly SessionRow[] | null;
  /** Input sent during an outage. */
  readonly unsent: UnsentForm | null;
}

export interface SettingsProfile {
  readonly email: string;
  readonly verified: boolean;
  readonly countryLabel: string;
  readonly kana: boolean;
  readonly vatId: string | null;
  readonly customerNumbers: readonly string[];
  readonly since: string;
}

export interface SessionRow {
  readonly id: string;
  readonly current: boolean;
  readonly since: string;
  readonly used: string;
}

export async function loadSettingsPage(context: PrivateContext, { url }: PageArgs): Promise<SettingsData> {
  const profile = await loadProfile(context, url);
  const done = url.searchParams.get("done");
  const typed = profile ? await takeTyped(context, url, profile) : {};
  const form = Object.keys(typed).length > 0 ? { ...freshForm, values: typed } : null;
  return settingsData(context, profile, form, done === "saved" || done === "unchanged" ? done : null);
}

async function settingsData(
  context: PrivateContext,
  profile: Profile | null,
  form: FormState | null,
  done: SettingsData["done"] = null,
): Promise<SettingsData> {
  const { t, market, services } = context;
  const listed = profile ? await services.accounts.sessions() : null;
  return {
    head: accountHead(context, t("account.settings.title"), "/account/my/accountsettings"),
    profile: profile && {
      email: profile.email,
      verified: profile.verified,
      countryLabel: countryName(profile.country, market.language),
      kana: profile.country === "JP" || market.language === "jp",
      vatId: profile.vatId,
      customerNumbers: profile.ebsSoldToIds,
      since: dayOf(context, profile.registrationDate),
    },
    form: form ?? { ...freshForm, values: profile ? valuesOf(profile) : {} },
    key: keptKey(form?.values.key) ?? (profile ? formKey(profile, valuesOf(profile)) : ""),
    done,
    sessions: listed?.ok
      ? listed.value.map(({ id, current, createdAt, lastUsedAt }) => ({
          ...{ id, current },
          since: dayOf(context, createdAt),
          used: dayOf(context, lastUsedAt),
        }))
      : null,
    unsent: null,
  };
}

const fieldsOf = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  company: profile.company ?? "",
  mobile: profile.mobile ?? "",
  mobileExt: profile.mobileExt ?? "",
  firstNameKana: profile.firstNameKana ?? "",
  lastNameKana: profile.lastNameKana ?? "",
});

const fieldNames = [
  "firstName",
  "lastName",
  "firstNameKana",
  "lastNameKana",
  "company",
  "mobile",
  "mobileExt",
] as const satisfies readonly (keyof ReturnType<typeof fieldsOf>)[];

const valuesOf = (profile: Profile): Record<string, string> => ({
  ...fieldsOf(profile),
  ...(profile.newsletter && { newsletter: "on" }),
});

const settingsForm = v.object({
  firstName: requiredText(60),
  lastName: requiredText(60),
  company: optionalText(100),
  mobile: phoneText,
  mobileExt: optionalText(10),
  firstNameKana: v.optional(optionalText(60)),
  lastNameKana: v.optional(optionalText(60)),
  newsletter: ticked,
});

export async function changeSettings(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const { t, services } = context;
  if (form.get("intent") === "end-sessions") return endSessions(context, url);
  const profile = await profileOfForm(context, url, form, url);
  if (!profile)
    return data({ ...(await settingsData(context, null, null)), unsent: unsentForm(url, form) }, { status: 503 });
  const standing = standingOf(form.get("key"), profile, valuesOf(profile));
  if (standing === "other-account") {
    const problem = t("account.errors.otherAccount", { email: profile.email });
    return data(await settingsData(context, profile, refused(valuesOf(profile), problem)), { status: 409 });
  }
  const read = readAccountForm(context, form, settingsForm);
  if (!read.ok) return data(await settingsData(context, profile, read.state), { status: 422 });
  const before = { ...fieldsOf(profile), newsletter: profile.newsletter };
  // Fields missing from the form are unchanged.
  const kana = form.has("lastNameKana")
    ? {}
    : { firstNameKana: before.firstNameKana, lastNameKana: before.lastNameKana };
  const actions = profileActions(before, { ...before, ...read.value, ...kana });
  if (actions.length === 0) return redirect("/account/my/accountsettings?done=unchanged", 303);
  if (standing === "changed") return data(await changedMeanwhile(context, profile, read.fields), { status: 409 });
  const result = await services.accounts.update(profile, actions);
  if (result.ok) return redirect("/account/my/accountsettings?done=saved", 303);
  const { text, status } = failureText(t, result);
  return data(await settingsData(context, profile, refused(read.fields, text)), { status });
}

/** The form with the typed values but without its key, and a message about the concurrent change. */
async function changedMeanwhile(context: PrivateContext, profile: Profile, typed: Readonly<Record<string, string>>) {
  const { t } = context;
  const { key: _, ...values } = typed;
  const fields = fieldsOf(profile);
  const stored = fieldNames
    .filter((name) => name in values && fields[name] !== values[name])
    .map((name) => `${t(`account.fields.${name}`)}: ${fields[name] || "–"}`);
  if (profile.newsletter !== (values.newsletter === "on")) {
    stored.push(`${t("account.fields.newsletter")}: ${profile.newsletter ? "✓" : "–"}`);
  }
  return settingsData(
    context,
    profile,
    refused(values, t("account.errors.changedStored", { stored: stored.join("; ") })),
  );
}

/** Ends all sessions, including this one (W46). */
async function endSessions(context: PrivateContext, url: URL) {
  const result = await context.services.accounts.endAllSessions();
  if (result.ok) return redirect("/account/sign-in", 303);
  const { text, status } = failureText(context.t, result);
  const profile = await loadProfile(context, url);
  const values = profile ? valuesOf(profile) : {};
  return data(await settingsData(context, profile, refused(values, text)), { status });
}
