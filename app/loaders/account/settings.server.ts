/** `/account/my/accountsettings` (A-PROFILE-02, A-PROFILE-03, A-PROFILE-10, A-PROFILE-11). */
import type { UnsentForm } from "@domain/http/unsent-form";
import { countryName } from "@domain/market/countries";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatMinute } from "~/i18n/format";
import { type SavedCardView, savedCardViews } from "~/loaders/checkout/choices.server";
import { takeTyped } from "~/loaders/form/typed-form.server";
import type { Profile } from "~/services/accounts/types";
import { type FormState, freshForm } from "./form.server";
import { formKey, keptKey } from "./form-key.server";
import { type AccountHead, accountHead } from "./head.server";
import { dayOf } from "./my.server";
import { loadProfile } from "./profile.server";

/** Results of forms, as named in the redirect's URL. */
const outcomes = [
  "saved",
  "unchanged",
  "session-ended",
  "sessions-ended",
  "export-unavailable",
  "card-removed",
  "card-kept",
] as const;

export interface SettingsData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly profile: SettingsProfile | null;
  readonly form: FormState;
  /** Identifies the profile shown and its version. */
  readonly key: string;
  /** Message after the redirect. */
  readonly done: (typeof outcomes)[number] | null;
  readonly sessions: readonly SessionRow[] | null;
  /** Null if they cannot be read. */
  readonly savedCards: readonly SavedCardView[] | null;
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

interface SessionRow {
  readonly id: string;
  readonly current: boolean;
  /** "Firefox, Windows"; empty if unknown. */
  readonly device: string;
  /** Name of the country of the sign-in; empty if unknown. */
  readonly country: string;
  readonly since: string;
  readonly used: string;
}

export async function loadSettingsPage(context: PrivateContext, { url }: PageArgs): Promise<SettingsData> {
  const profile = await loadProfile(context, url);
  const done = outcomes.find((outcome) => outcome === url.searchParams.get("done")) ?? null;
  const typed = profile ? await takeTyped(context, url, profile) : {};
  const form = Object.keys(typed).length > 0 ? { ...freshForm, values: typed } : null;
  return settingsData(context, profile, form, done);
}

export async function settingsData(
  context: PrivateContext,
  profile: Profile | null,
  form: FormState | null,
  done: SettingsData["done"] = null,
): Promise<SettingsData> {
  const { t, market, services } = context;
  const [listed, savedCards] = profile
    ? await Promise.all([services.accounts.sessions(), savedCardViews(context)])
    : [null, null];
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
      ? listed.value.map(({ id, current, createdAt, lastUsedAt, browser, system, country }) => ({
          ...{ id, current },
          device: [browser, system].filter(Boolean).join(t("account.settings.deviceSeparator")),
          country: country === null ? "" : countryName(country, market.language),
          since: formatMinute(new Date(createdAt), market),
          used: formatMinute(new Date(lastUsedAt), market),
        }))
      : null,
    savedCards,
    unsent: null,
  };
}

export const fieldsOf = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  company: profile.company ?? "",
  mobile: profile.mobile ?? "",
  mobileExt: profile.mobileExt ?? "",
  firstNameKana: profile.firstNameKana ?? "",
  lastNameKana: profile.lastNameKana ?? "",
});

export const valuesOf = (profile: Profile): Record<string, string> => ({
  ...fieldsOf(profile),
  ...(profile.newsletter && { newsletter: "on" }),
});
