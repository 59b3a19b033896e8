import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  failureText,
  keptForm,
  marked,
  passwordText,
  readAccountForm,
  refused,
  withoutSecrets,
} from "~/loaders/account/form.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import { token } from "~/loaders/account/verify.server";
import {
  changeEmailData,
  confirmEmailData,
  eraseAccountData,
  erasedPath,
} from "~/loaders/account-changes/account-changes.server";
import type { AccountFailure } from "~/services/accounts/types";

type Sent = PageArgs & { form: FormData };

const emailForm = v.object({ email: emailText, currentPassword: passwordText });
const eraseForm = v.object({ currentPassword: passwordText });
const secrets = ["currentPassword"];

export async function changeEmail(context: PrivateContext, { form, url }: Sent) {
  const profile = await profileOfForm(context, url, form, null);
  if (!profile) return data(changeEmailData(context, null), { status: 503 });
  if (form.has(keptFormField)) return data(changeEmailData(context, profile.email, keptForm(form, secrets)));
  const read = readAccountForm(context, form, emailForm, secrets);
  if (!read.ok) return data(changeEmailData(context, profile.email, read.state), { status: 422 });
  const { email, currentPassword } = read.value;
  const asked = await context.services.accounts.changeEmail(email, currentPassword);
  if (asked.ok) return redirect("/account/my/email?sent=1", 303);
  const { state, status } = refusal(context, asked, withoutSecrets(read.fields, secrets));
  return data(changeEmailData(context, profile.email, state), { status });
}

export async function confirmEmail(context: PrivateContext, { form }: Sent) {
  const given = form.get("token");
  if (!v.is(token, given)) return data(confirmEmailData(context, "incomplete"), { status: 422 });
  const confirmed = await context.services.accounts.confirmEmail(given);
  if (confirmed.ok) return redirect(`/account/email?done=${confirmed.value}`, 303);
  const { text, status } = failureText(context.t, confirmed);
  if (confirmed.code === "expired-token") return data(confirmEmailData(context, "expired"), { status });
  return data(confirmEmailData(context, "refused", "", text), { status });
}

export async function eraseAccount(context: PrivateContext, { form, url }: Sent) {
  const profile = await profileOfForm(context, url, form, null);
  if (!profile) return data(eraseAccountData(context, "unreachable"), { status: 503 });
  const read = readAccountForm(context, form, eraseForm, secrets);
  if (!read.ok) return data(eraseAccountData(context, "ask", read.state), { status: 422 });
  const erased = await context.services.accounts.eraseAccount(read.value.currentPassword);
  // Erasing the account has ended the session, so the page behind the sign-in guard is no longer accessible.
  if (erased.ok)
    return redirect(await erasedPath(context), { status: 303, headers: { "clear-site-data": '"storage"' } });
  if (erased.code === "last-admin") return data(eraseAccountData(context, "only-admin"), { status: 409 });
  const { state, status } = refusal(context, erased, {});
  return data(eraseAccountData(context, "ask", state), { status });
}

/** A wrong password or address is reported beside its field. */
function refusal(context: PrivateContext, failure: AccountFailure, values: Readonly<Record<string, string>>) {
  const { text, status } = failureText(context.t, failure);
  const fields = { "wrong-password": "currentPassword", "same-address": "email" } as const;
  const field = failure.code === "wrong-password" || failure.code === "same-address" ? fields[failure.code] : null;
  return { state: field ? marked(context, values, { [field]: text }) : refused(values, text), status };
}
