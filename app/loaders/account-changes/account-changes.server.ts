/** `/account/my/email`, `/account/email` and `/account/my/delete`: change of the address, deletion of the account. */
import { type EmailChangeState, emailChangeAnswer } from "@contracts/customers/customer-calls";
import { isOnlyAdmin } from "@domain/company/members";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";
import { token } from "~/loaders/account/verify.server";
import { typedForm } from "~/loaders/form/typed-form.server";

interface FormPage {
  readonly head: AccountHead;
  readonly form: FormState;
}

export interface ChangeEmailData extends FormPage {
  /** Current address; null during an outage. */
  readonly email: string | null;
  readonly sent: boolean;
}

export async function loadChangeEmail(context: PrivateContext, { url }: PageArgs): Promise<ChangeEmailData> {
  const profile = await loadProfile(context, url);
  const form = await typedForm(context, url);
  return { ...changeEmailData(context, profile?.email ?? null, form), sent: url.searchParams.has("sent") };
}

export const changeEmailData = (context: PrivateContext, email: string | null, form = freshForm): ChangeEmailData => ({
  head: accountHead(context, context.t("account.email.title"), "/account/my/email"),
  ...{ email, form, sent: false },
});

export interface ConfirmEmailData {
  readonly head: AccountHead;
  readonly state: "ask" | "incomplete" | "expired" | "refused" | EmailChangeState;
  readonly token: string;
  readonly problem: string | null;
}

/** The link only shows a page, because mail scanners follow links. */
export async function loadConfirmEmail(context: PrivateContext, { url }: PageArgs): Promise<ConfirmEmailData> {
  const done = url.searchParams.get("done");
  if (v.is(emailChangeAnswer.entries.state, done)) return confirmEmailData(context, done);
  const given = url.searchParams.get("token");
  return v.is(token, given) ? confirmEmailData(context, "ask", given) : confirmEmailData(context, "incomplete");
}

export const confirmEmailData = (
  context: PrivateContext,
  state: ConfirmEmailData["state"],
  given = "",
  problem: string | null = null,
): ConfirmEmailData => ({
  head: accountHead(context, context.t("account.email.confirmTitle"), "/account/email", true),
  ...{ state, token: given, problem },
});

export interface EraseAccountData extends FormPage {
  readonly state: "ask" | "erased" | "unreachable" | "only-admin";
}

const erasedPurpose = "account erased";
/** Time that the page after a deletion can be read again. */
const erasedMilliseconds = 10 * 60_000;

/** Page that follows a deletion. Its address cannot be forged, because the page states that an account was deleted. */
export async function erasedPath({ forms, now }: PrivateContext): Promise<string> {
  const done = await forms.sealValue(erasedPurpose, String(now.getTime() + erasedMilliseconds));
  return `/account/my/delete?${new URLSearchParams({ done })}`;
}

/** True after a deletion, for a visitor who is not signed in, since the account is gone. */
export async function isErased({ session, forms, now }: PrivateContext, { searchParams }: URL): Promise<boolean> {
  const done = searchParams.get("done");
  if (session.customerId !== null || done === null) return false;
  return Number(await forms.openValue(erasedPurpose, done)) > now.getTime();
}

export async function loadEraseAccount(context: PrivateContext, { url }: PageArgs): Promise<EraseAccountData> {
  return eraseAccountData(context, (await loadProfile(context, url)) ? await readyState(context) : "unreachable");
}

/** If the company cannot be read, the form is shown; the gateway checks again. */
async function readyState({ services }: PrivateContext): Promise<"ask" | "only-admin"> {
  const read = await services.accounts.company();
  const company = read.ok ? read.value : null;
  return company && isOnlyAdmin(company.members, company.me.customerId) ? "only-admin" : "ask";
}

export const eraseAccountData = (
  context: PrivateContext,
  state: EraseAccountData["state"],
  form = freshForm,
): EraseAccountData => ({
  head: accountHead(context, context.t("account.erase.title"), "/account/my/delete"),
  ...{ state, form },
});
