/** Handles the address and contact forms (A-ADDR-04, A-ADDR-05, A-ADDR-09). */
import { addressLines } from "@domain/account/address-lines";
import { countryName } from "@domain/market/countries";
import { data, redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import {
  addressFormView,
  addressShown,
  contactFormView,
  readAddress,
  readContact,
} from "~/loaders/account/address-form.server";
import { type AddressesData, addressesData } from "~/loaders/account/addresses.server";
import { type FormState, failureText, marked, refused } from "~/loaders/account/form.server";
import { formFreshness, intentOf } from "~/loaders/account/form-key.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { AccountFailure, Profile } from "~/services/accounts/types";
import { actionsForUses, firstDefaults } from "./address-uses.server";

type Editing = AddressesData["editing"];

export async function saveAddress(context: PrivateContext, profile: Profile, form: FormData, id: string) {
  const former = profile.addresses.find((address) => address.id === id) ?? null;
  const again = (state: FormState, status: number) =>
    page(context, profile, { kind: "address", form: addressFormView(context, profile, former, state) }, status);
  const key = form.get("key");
  const standing = formFreshness(key, profile, former && addressShown(profile, former));
  if (standing === "other-account") return otherAccount(context, profile);
  const read = readAddress(context, form, former);
  if (!read.ok) return again(read.state, 422);
  if (id !== "" && !former) return again(anew(context, form, null), 409);
  const { draft, shipping, billing } = read;
  const { accounts } = context.services;
  if (former) {
    if (standing === "changed") return again(anew(context, form, storedAddress(context, former)), 409);
    const changed = await accounts.update(profile, [
      { action: "changeAddress", addressId: former.id, address: draft },
      ...actionsForUses(profile, former.id, { shipping, billing }),
    ]);
    return changed.ok ? done("address") : again(...problemState(context, changed, form));
  }
  const saved = await accounts.update(profile, [{ action: "addAddress", address: draft }], intentOf(key, draft));
  if (!saved.ok) return again(...problemState(context, saved, form));
  // The gateway assigns the new address id, which the second call needs to set the uses.
  const added = saved.value.addresses.find(
    (address) => !profile.addresses.some(({ id: known }) => known === address.id),
  );
  const uses = added ? actionsForUses(saved.value, added.id, { shipping, billing }) : [];
  const used = await accounts.update(saved.value, firstDefaults(saved.value, uses));
  if (used.ok) return done("address");
  const { text, status } = failureText(context.t, used);
  return data(addressesData(context, saved.value, { problem: text }), { status });
}

export async function saveContact(context: PrivateContext, profile: Profile, form: FormData, id: string) {
  const former = profile.contacts.find((contact) => contact.id === id) ?? null;
  const again = (state: FormState, status: number) =>
    page(context, profile, { kind: "contact", form: contactFormView(context, profile, former, state) }, status);
  const key = form.get("key");
  const standing = formFreshness(key, profile, former);
  if (standing === "other-account") return otherAccount(context, profile);
  const read = readContact(context, form);
  if (!read.ok) return again(read.state, 422);
  if (id !== "" && !former) return again(anew(context, form, null), 409);
  if (former && standing === "changed") {
    const { lastName, firstName, email, phone, organisation, department } = former;
    const stored = [firstName, lastName, email, phone, organisation, department].filter(Boolean).join(", ");
    return again(anew(context, form, stored), 409);
  }
  const { accounts } = context.services;
  const contact = read.draft;
  const saved = former
    ? await accounts.changeContacts(profile, [{ action: "changeContact", contactId: former.id, contact }])
    : await accounts.changeContacts(profile, [{ action: "addContact", contact }], intentOf(key, contact));
  if (saved.ok) return done("contact");
  const { text, status } = failureText(context.t, saved);
  return again(refused(textFields(form), text), status);
}

const done = (name: "address" | "contact") => redirect(`/account/my/addresses?done=${name}`, 303);

const page = (context: PrivateContext, profile: Profile, editing: Editing, status: number) =>
  data(addressesData(context, profile, { editing }), { status });

/** The page was opened by another account: do not show its data to the current one. */
const otherAccount = (context: PrivateContext, profile: Profile) =>
  data(
    addressesData(context, profile, { problem: context.t("account.errors.otherAccount", { email: profile.email }) }),
    { status: 409 },
  );

/** The form with the typed values but without its key, so that submitting again replaces the current version. */
function anew({ t }: PrivateContext, form: FormData, stored: string | null): FormState {
  const { key: _, ...values } = textFields(form);
  return refused(
    values,
    stored === null ? t("account.errors.removedMeanwhile") : t("account.errors.changedStored", { stored }),
  );
}

function storedAddress({ market }: PrivateContext, address: Profile["addresses"][number]): string {
  const { nickname, country, phone, vatId } = address;
  return [nickname, ...addressLines(address), countryName(country, market.language), phone, vatId]
    .filter(Boolean)
    .join(", ");
}

/** Shows the error beside its field if there is one, otherwise above the form. */
export function problemState(context: PrivateContext, failure: AccountFailure, form: FormData): [FormState, number] {
  const { text, status } = failureText(context.t, failure);
  const values = textFields(form);
  if (failure.code === "invalid-vat-id") return [marked(context, values, { vatId: text }), status];
  if (failure.code === "invalid-postal-code") return [marked(context, values, { postalCode: text }), status];
  return [refused(values, text), status];
}
