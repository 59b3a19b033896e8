/** New addresses and contacts during checkout, under the rules of the account forms (A-ADDR rows). */
import { data } from "@framework/remix.server";
import { problemState } from "~/actions/account/address-save.server";
import { actionsForUses, firstDefaults } from "~/actions/account/address-uses.server";
import type { PrivateContext } from "~/context/request/types";
import { contactFormView, readAddress, readContact } from "~/loaders/account/address-form.server";
import { type FormState, failureText, marked, refused } from "~/loaders/account/form.server";
import { formFreshness, intentOf } from "~/loaders/account/form-key.server";
import { type NewChoice, newAddressView } from "~/loaders/checkout/shipping.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { Profile } from "~/services/accounts/types";

type Added<T> = { readonly ok: true; readonly id: T } | { readonly ok: false; readonly again: Again };
/** The form with its errors. */
type Again = ReturnType<typeof formAgain>;

const formAgain = (adding: NewChoice, status: number) => data({ adding }, { status });

export async function addAddress(
  context: PrivateContext,
  profile: Profile,
  form: FormData,
  use: "shipping" | "billing",
): Promise<Added<string>> {
  const again = (state: FormState, status: number): Added<never> => ({
    ok: false,
    again: formAgain({ kind: "address", view: newAddressView(context, profile, state) }, status),
  });
  if (formFreshness(form.get("key"), profile, null) === "other-account")
    return again(otherAccount(context, profile), 409);
  const read = readAddress(context, form, null);
  if (!read.ok) return again(read.state, 422);
  const { country } = context.market;
  if (read.draft.country !== country) {
    return again(marked(context, textFields(form), { country: context.t("account.problems.country") }), 422);
  }
  const { accounts } = context.services;
  const address = read.draft;
  const saved = await accounts.update(profile, [{ action: "addAddress", address }], intentOf(form.get("key"), address));
  if (!saved.ok) return again(...problemState(context, saved, form));
  const known = profile.addresses.map(({ id }) => id);
  // On a double submit the address already exists.
  const added =
    saved.value.addresses.find(({ id }) => !known.includes(id)) ??
    saved.value.addresses.findLast(
      ({ streetName, city }) => streetName === address.streetName && city === address.city,
    );
  if (!added) return again(refused(textFields(form), context.t("account.errors.unknown")), 503);
  const uses = actionsForUses(saved.value, added.id, {
    shipping: use === "shipping" || saved.value.shippingAddressIds.includes(added.id),
    billing: use === "billing" || saved.value.billingAddressIds.includes(added.id),
  });
  const used = await accounts.update(saved.value, firstDefaults(saved.value, uses));
  if (!used.ok) context.log.warn("uses of a new address not saved", { status: used.status });
  return { ok: true, id: added.id };
}

export async function addContact(context: PrivateContext, profile: Profile, form: FormData): Promise<Added<string>> {
  const again = (state: FormState, status: number): Added<never> => ({
    ok: false,
    again: formAgain({ kind: "contact", view: contactFormView(context, profile, null, state) }, status),
  });
  if (formFreshness(form.get("key"), profile, null) === "other-account")
    return again(otherAccount(context, profile), 409);
  const read = readContact(context, form);
  if (!read.ok) return again(read.state, 422);
  const contact = read.draft;
  const key = intentOf(form.get("key"), contact);
  const saved = await context.services.accounts.changeContacts(profile, [{ action: "addContact", contact }], key);
  if (!saved.ok) {
    const { text, status } = failureText(context.t, saved);
    return again(refused(textFields(form), text), status);
  }
  const known = profile.contacts.map(({ id }) => id);
  const added =
    saved.value.contacts.find(({ id }) => !known.includes(id)) ??
    saved.value.contacts.findLast(({ email }) => email === contact.email);
  if (!added) return again(refused(textFields(form), context.t("account.errors.unknown")), 503);
  return { ok: true, id: added.id };
}

/** Typed values belong to the account that opened the page. */
const otherAccount = ({ t }: PrivateContext, { email }: Profile): FormState =>
  refused({}, t("account.errors.otherAccount", { email }));
