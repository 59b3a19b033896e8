/** `/withdrawal`: statement, its confirmation, and the receipt. */
import { type WithdrawalReceipt, withdrawalReceipt } from "@contracts/commerce/withdrawals";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { withdrawalFor, withdrawalPath } from "@domain/withdrawal/offered";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatInstant } from "~/i18n/format";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { nameOf } from "~/loaders/account/profile.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import type { Profile } from "~/services/accounts/types";

/** Purpose of the form's token and of the sealed receipt. */
export const withdrawalForm = "withdrawal";

export interface WithdrawalData {
  readonly head: PageHead;
  readonly step:
    | { readonly name: "statement"; readonly form: FormState; readonly token: string }
    | { readonly name: "confirmation"; readonly form: FormState; readonly token: string }
    | { readonly name: "receipt"; readonly reference: string; readonly received: string; readonly email: string }
    | { readonly name: "not-for-businesses" };
}

const sealedReceipt = v.pipe(v.string(), v.parseJson(), v.object({ ...withdrawalReceipt.entries, email: v.string() }));

export async function loadWithdrawal(context: PrivateContext, { url }: PageArgs): Promise<WithdrawalData> {
  const sealed = await context.forms.openValue(withdrawalForm, url.searchParams.get("receipt"));
  const receipt = v.safeParse(sealedReceipt, sealed);
  if (receipt.success) {
    const { reference, receivedAt, email } = receipt.output;
    const received = formatInstant(new Date(receivedAt), context.market);
    return withdrawalPage(context, { name: "receipt", reference, received, email });
  }
  const profile = await profileIfSignedIn(context);
  const offer = await offerTo(context, profile);
  if (offer !== "offered") return withdrawalPage(context, { name: offer });
  const values = {
    contract: url.searchParams.get("order")?.slice(0, 200) ?? "",
    ...(profile && { name: nameOf(profile), email: profile.email }),
  };
  const token = await context.forms.issue(withdrawalForm);
  return withdrawalPage(context, { name: "statement", form: { ...freshForm, values }, token });
}

export function withdrawalPage(context: PrivateContext, step: WithdrawalData["step"]): WithdrawalData {
  const head = pageHead(context, {
    title: context.t("withdrawal.title"),
    description: context.t("withdrawal.intro"),
    path: withdrawalPath,
    index: step.name === "statement",
  });
  return { head, step };
}

/**
 * Stops with a 404 where the shop has no such function. While its settings cannot be read it is offered by default,
 * because the law requires it to be available at any time.
 */
export async function offerTo(
  context: PrivateContext,
  profile: Profile | null,
): Promise<"offered" | "not-for-businesses"> {
  const settings = (await context.services.settings.selling()) ?? defaultSellingSettings;
  const offer = withdrawalFor(settings, { isBusiness: hasVatId(profile) });
  if (offer === "off") throw pageNotFound();
  return offer;
}

const hasVatId = (profile: Profile | null): boolean =>
  profile !== null && Boolean(profile.vatId || profile.addresses.some(({ vatId }) => vatId));

/** Null for visitors without an account, and during an outage: neither may block the form. */
export async function profileIfSignedIn({ services, session }: PrivateContext): Promise<Profile | null> {
  if (session.kind !== "customer") return null;
  const read = await services.accounts.profile();
  return read.ok ? read.value : null;
}

/** Address of the page that shows a receipt; its sealed content cannot be read or altered. */
export async function receiptPath(
  { forms }: Pick<PrivateContext, "forms">,
  receipt: WithdrawalReceipt,
  email: string,
): Promise<string> {
  const sealed = await forms.sealValue(withdrawalForm, JSON.stringify({ ...receipt, email }));
  return `${withdrawalPath}?${new URLSearchParams({ receipt: sealed })}`;
}
