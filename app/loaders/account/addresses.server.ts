/** `/account/my/addresses`: addresses and contacts with their defaults (A-ADDR rows). */
import { addressLines, personName } from "@domain/account/address-lines";
import { hasVatId } from "@domain/account/vat-id";
import type { UnsentForm } from "@domain/http/unsent-form";
import { countryName } from "@domain/market/countries";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { takeTyped } from "~/loaders/form/typed-form.server";
import type { Profile } from "~/services/accounts/types";
import { type AddressFormView, addressFormView, type ContactFormView, contactFormView } from "./address-form.server";
import { type FormState, freshForm } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";
import { loadProfile } from "./profile.server";

export interface AddressCard {
  readonly id: string;
  /** The customer's label, else the street. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly country: string;
  readonly phone: string | null;
  readonly vatId: string | null;
  readonly shipping: boolean;
  readonly billing: boolean;
  readonly defaultShipping: boolean;
  readonly defaultBilling: boolean;
}

export interface ContactCard {
  readonly id: string;
  readonly name: string;
  readonly kana: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly organisation: string | null;
  readonly department: string | null;
  readonly isDefault: boolean;
}

const addressDoneNames = ["address", "addressRemoved", "contact", "contactRemoved", "default"] as const;
export type AddressDone = (typeof addressDoneNames)[number];

export interface AddressesData {
  readonly head: AccountHead;
  readonly unreachable: boolean;
  readonly addresses: readonly AddressCard[];
  readonly contacts: readonly ContactCard[];
  /** A form or a question instead of the lists. */
  readonly editing:
    | { readonly kind: "address"; readonly form: AddressFormView }
    | { readonly kind: "contact"; readonly form: ContactFormView }
    | { readonly kind: "remove-address" | "remove-contact"; readonly id: string; readonly name: string }
    | null;
  readonly done: AddressDone | null;
  readonly problem: string | null;
  /** Input sent during an outage. */
  readonly unsent: UnsentForm | null;
}

export async function loadAddressesPage(context: PrivateContext, { url }: PageArgs): Promise<AddressesData> {
  const profile = await loadProfile(context, url);
  const done = addressDoneNames.find((name) => name === url.searchParams.get("done")) ?? null;
  const typed = profile ? await takeTyped(context, url, profile) : {};
  const form = Object.keys(typed).length > 0 ? { ...freshForm, values: typed } : undefined;
  return addressesData(context, profile, { editing: profile && editingOf(context, profile, url, form), done });
}

type Change = Partial<Pick<AddressesData, "editing" | "done" | "problem" | "unsent">>;

export function addressesData(context: PrivateContext, profile: Profile | null, change: Change = {}): AddressesData {
  return {
    head: accountHead(context, context.t("account.addresses.title"), "/account/my/addresses"),
    unreachable: profile === null,
    addresses: profile ? profile.addresses.map((address) => addressCard(context, profile, address)) : [],
    contacts: profile ? profile.contacts.map((contact) => contactCard(profile.country, contact)) : [],
    editing: change.editing ?? null,
    done: change.done ?? null,
    problem: change.problem ?? null,
    unsent: change.unsent ?? null,
  };
}

/**
 * Parses `?new=address`, `?edit={id}`, `?remove={id}`, and the same for contacts. These are pages, so that they work
 * without scripts.
 */
function editingOf(
  context: PrivateContext,
  profile: Profile,
  url: URL,
  form: FormState | undefined,
): AddressesData["editing"] {
  const wanted = (name: string) => url.searchParams.get(name);
  const fresh = wanted("new");
  if (fresh === "address") return { kind: "address", form: addressFormView(context, profile, null, form) };
  if (fresh === "contact") return { kind: "contact", form: contactFormView(context, profile, null, form) };
  const address = profile.addresses.find(({ id }) => id === (wanted("edit") ?? wanted("remove")));
  if (address) {
    const { name } = addressCard(context, profile, address);
    return wanted("edit")
      ? { kind: "address", form: addressFormView(context, profile, address, form) }
      : { kind: "remove-address", id: address.id, name };
  }
  const contact = profile.contacts.find(({ id }) => id === (wanted("edit-contact") ?? wanted("remove-contact")));
  if (!contact) return null;
  return wanted("edit-contact")
    ? { kind: "contact", form: contactFormView(context, profile, contact, form) }
    : { kind: "remove-contact", id: contact.id, name: contactCard(profile.country, contact).name };
}

function addressCard({ market }: PrivateContext, profile: Profile, address: Profile["addresses"][number]): AddressCard {
  const lines = addressLines(address);
  const { id, nickname, streetName, country, phone, phoneNumberExt, vatId } = address;
  return {
    id,
    // The first line is a person's name, or in Japan a postal code, which several addresses may share.
    name: nickname ?? streetName,
    lines,
    country: countryName(country, market.language),
    phone: phone && [phone, phoneNumberExt].filter(Boolean).join(" / "),
    vatId: hasVatId(country) ? vatId : null,
    shipping: profile.shippingAddressIds.includes(id),
    billing: profile.billingAddressIds.includes(id),
    defaultShipping: profile.defaultShippingAddressId === id,
    defaultBilling: profile.defaultBillingAddressId === id,
  };
}

function contactCard(country: string, contact: Profile["contacts"][number]): ContactCard {
  const { id, firstName, lastName, firstNameKana, lastNameKana, email, phone, organisation, department } = contact;
  return {
    ...{ id, email, phone, organisation, department, isDefault: contact.isDefault },
    name: personName(country, firstName, lastName),
    kana: firstNameKana || lastNameKana ? personName("JP", firstNameKana, lastNameKana) : null,
  };
}
