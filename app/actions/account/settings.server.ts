import { savedCardId } from "@contracts/commerce/payments";
import { profileActions } from "@domain/account/profile-changes";
import { unsentForm } from "@domain/http/unsent-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  failureText,
  optionalText,
  phoneText,
  readAccountForm,
  refused,
  requiredText,
  ticked,
} from "~/loaders/account/form.server";
import { formFreshness } from "~/loaders/account/form-key.server";
import { loadProfile, profileOfForm, unlessSignedOut } from "~/loaders/account/profile.server";
import { fieldsOf, settingsData, valuesOf } from "~/loaders/account/settings.server";
import { signInPath } from "~/loaders/checkout/basket.server";
import type { Profile } from "~/services/accounts/types";

const fieldNames = [
  "firstName",
  "lastName",
  "firstNameKana",
  "lastNameKana",
  "company",
  "mobile",
  "mobileExt",
] as const satisfies readonly (keyof ReturnType<typeof fieldsOf>)[];

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
  if (form.get("intent") === "end-sessions") return endSessions(context, url, null);
  if (form.get("intent") === "end-others") return endSessions(context, url, "others");
  if (form.get("intent") === "end-session")
    return endSessions(context, url, String(form.get("session")).slice(0, 64).toWellFormed());
  if (form.get("intent") === "remove-card") return removeCard(context, url, form);
  const profile = await profileOfForm(context, url, form, url);
  if (!profile)
    return data({ ...(await settingsData(context, null, null)), unsent: unsentForm(url, form) }, { status: 503 });
  const standing = formFreshness(form.get("key"), profile, valuesOf(profile));
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
  const answer = data(await settingsData(context, profile, refused(read.fields, text)), { status });
  return unlessSignedOut(context, url, form, answer);
}

/** The form with the typed values but without its key, and a message about the concurrent change. */
async function changedMeanwhile(context: PrivateContext, profile: Profile, typed: Readonly<Record<string, string>>) {
  const { t } = context;
  const { key: _, ...values } = typed;
  const fields = fieldsOf(profile);
  const stored = fieldNames
    .filter((name) => name in values && fields[name] !== values[name])
    .map((name) => `${t(`account.fields.${name}`)}${t("site.colon")}${fields[name] || "–"}`);
  if (profile.newsletter !== (values.newsletter === "on")) {
    stored.push(`${t("account.fields.newsletter")}${t("site.colon")}${profile.newsletter ? "✓" : "–"}`);
  }
  return settingsData(
    context,
    profile,
    refused(values, t("account.errors.changedStored", { stored: stored.join("; ") })),
  );
}

/** Succeeds if the card was already removed. */
async function removeCard({ services, session }: PrivateContext, url: URL, form: FormData) {
  if (!session.customerId) return redirect(signInPath(url), 303);
  const id = v.safeParse(savedCardId, form.get("card"));
  const removed = id.success ? await services.commerce.removeSavedCard(id.output) : null;
  return redirect(`${url.pathname}?done=card-${removed && !removed.ok ? "kept" : "removed"}`, 303);
}

/**
 * Ends sessions immediately.
 * @param which id of one session, "others", or null for all including this one (W46)
 */
async function endSessions(context: PrivateContext, url: URL, which: string | null) {
  const { accounts } = context.services;
  const result = await (which === null ? accounts.endAllSessions() : accounts.endSession(which));
  if (result.ok && which === null) return redirect("/account/sign-in", 303);
  if (result.ok) return redirect(`${url.pathname}?done=${which === "others" ? "sessions" : "session"}-ended`, 303);
  const { text, status } = failureText(context.t, result);
  const profile = await loadProfile(context, url);
  const values = profile ? valuesOf(profile) : {};
  return data(await settingsData(context, profile, refused(values, text)), { status });
}
