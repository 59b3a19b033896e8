/** Address and contact forms: their fields, and parsing of their input. */
import type { AddressDraft, ContactDraft } from "@contracts/customers/customers";
import { placeFields } from "@domain/account/address-lines";
import { isState, keptState, needsState } from "@domain/account/states";
import { hasVatId, isPlaceholderVatId, isVatIdForm, vatIdExamples, writtenVatId } from "@domain/account/vat-id";
import { isKnownCountry } from "@domain/market/countries";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import type { Profile } from "~/services/accounts/types";
import {
  emailText,
  type FormState,
  freshForm,
  optionalText,
  phoneText,
  postalCodeProblem,
  postalCodeText,
  readAccountForm,
  requiredText,
  ticked,
} from "./form.server";
import { formKey, keptKey } from "./form-key.server";
import { type CountryOption, countryOptions } from "./sign-up.server";

interface PersonForm {
  /** Null for a new one. */
  readonly id: string | null;
  readonly form: FormState;
  /** True if the family name comes first. */
  readonly familyFirst: boolean;
  readonly kana: boolean;
  /** Form key: prevents adding twice and detects concurrent changes. */
  readonly key: string;
}

export interface AddressFormView extends PersonForm {
  readonly countries: readonly CountryOption[];
  readonly country: string;
  /** Field names in the order of the page's language. */
  readonly place: readonly (typeof placeFields)["largestFirst" | "smallestFirst"][number][];
  /** True if the country's addresses need a known state. */
  readonly stateNeeded: boolean;
  /** Example VAT ID for countries that have one; otherwise null. */
  readonly vatExample: string | null;
}
export type ContactFormView = PersonForm;

type Address = Profile["addresses"][number];
type Contact = Profile["contacts"][number];

const textOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

export function addressFormView(
  context: PrivateContext,
  profile: Profile,
  address: Address | null,
  form?: FormState,
): AddressFormView {
  const { language } = context.market;
  const uses = address
    ? {
        ...(profile.shippingAddressIds.includes(address.id) && { shipping: "on" }),
        ...(profile.billingAddressIds.includes(address.id) && { billing: "on" }),
      }
    : { shipping: "on" };
  const values = form?.values ?? {
    ...(address
      ? textOf(address)
      : { firstName: profile.firstName, lastName: profile.lastName, company: profile.company ?? "" }),
    ...uses,
  };
  const country = values.country ?? profile.country;
  return {
    ...personForm(context, profile, address && addressShown(profile, address), { ...freshForm, ...form, values }),
    countries: countryOptions(language),
    country,
    place: language === "en" ? placeFields.smallestFirst : placeFields.largestFirst,
    stateNeeded: needsState(country),
    vatExample: vatIdExamples[country] ?? null,
  };
}

export function contactFormView(
  context: PrivateContext,
  profile: Profile,
  contact: Contact | null,
  form?: FormState,
): ContactFormView {
  const values =
    form?.values ??
    (contact
      ? { ...textOf(contact), ...(contact.isDefault && { isDefault: "on" }) }
      : { organisation: profile.company ?? "" });
  return personForm(context, profile, contact, { ...freshForm, ...form, values });
}

/** An address with its uses, as shown by its form. */
export const addressShown = ({ shippingAddressIds, billingAddressIds }: Profile, address: Address) => ({
  ...address,
  uses: [shippingAddressIds.includes(address.id), billingAddressIds.includes(address.id)],
});

function personForm(
  { market }: PrivateContext,
  profile: Profile,
  shown: { readonly id: string } | null,
  form: FormState,
): PersonForm {
  return {
    id: shown?.id ?? null,
    form,
    familyFirst: market.language !== "en",
    kana: profile.country === "JP" || market.language === "jp",
    key: keptKey(form.values.key) ?? formKey(profile, shown),
  };
}

const addressForm = v.object({
  nickname: optionalText(60),
  firstName: requiredText(60),
  lastName: requiredText(60),
  company: optionalText(100),
  building: optionalText(100),
  streetName: requiredText(100),
  additionalStreetInfo: optionalText(100),
  city: requiredText(60),
  state: optionalText(60),
  postalCode: postalCodeText,
  country: v.pipe(v.optional(v.string(), ""), v.check(isKnownCountry, "country")),
  phone: phoneText,
  phoneNumberExt: optionalText(10),
  vatId: optionalText(20),
  shipping: ticked,
  billing: ticked,
});

type ReadAddress =
  | { readonly ok: true; readonly draft: AddressDraft; readonly shipping: boolean; readonly billing: boolean }
  | { readonly ok: false; readonly state: FormState };

/** @param former the address being edited; fields the form does not have are kept (A-ADDR-03) */
export function readAddress(context: PrivateContext, form: FormData, former: Address | null): ReadAddress {
  const { t } = context;
  const read = readAccountForm(context, form, addressForm);
  const { country = "", postalCode = "", vatId = "" } = read.ok ? read.value : textFields(form);
  const tax = hasVatId(country) ? writtenVatId(vatId) : vatId.normalize("NFKC").trim();
  const postal = isKnownCountry(country) ? postalCodeProblem(t, country, postalCode.trim()) : null;
  const { state = "" } = read.ok ? read.value : textFields(form);
  const misplaced = !isState(country, state);
  const misformed = tax !== "" && (!isVatIdForm(country, tax) || isPlaceholderVatId(tax));
  const errors = {
    ...(postal && { postalCode: postal }),
    ...(misplaced && { state: t(`account.problems.${state.trim() ? "state" : "stateMissing"}`) }),
    ...(misformed && { vatId: t("account.errors.vatId") }),
    ...(!read.ok && read.state.errors),
  };
  if (!read.ok) return { ok: false, state: { ...read.state, errors } };
  if (Object.keys(errors).length > 0) {
    return { ok: false, state: { values: read.fields, errors, problem: t("account.problems.heading") } };
  }
  const { shipping, billing, ...fields } = read.value;
  const orNull = (text: string) => text || null;
  const draft: AddressDraft = {
    ...former,
    nickname: orNull(fields.nickname),
    firstName: orNull(fields.firstName),
    lastName: orNull(fields.lastName),
    company: orNull(fields.company),
    building: orNull(fields.building),
    streetName: fields.streetName,
    additionalStreetInfo: orNull(fields.additionalStreetInfo),
    city: fields.city,
    state: keptState(fields.country, orNull(fields.state)),
    postalCode: orNull(fields.postalCode),
    country: fields.country,
    phone: orNull(fields.phone),
    phoneNumberExt: orNull(fields.phoneNumberExt),
    vatId: orNull(tax),
    custom: former?.custom ?? null,
  };
  return { ok: true, draft, shipping, billing };
}

const contactForm = v.object({
  firstName: requiredText(60),
  lastName: requiredText(60),
  firstNameKana: optionalText(60),
  lastNameKana: optionalText(60),
  email: emailText,
  phone: phoneText,
  organisation: optionalText(100),
  department: optionalText(100),
  isDefault: ticked,
});

export function readContact(
  context: PrivateContext,
  form: FormData,
): { readonly ok: true; readonly draft: ContactDraft } | { readonly ok: false; readonly state: FormState } {
  const read = readAccountForm(context, form, contactForm);
  if (!read.ok) return read;
  const { firstNameKana, lastNameKana, phone, organisation, department, ...rest } = read.value;
  const draft = {
    ...rest,
    firstNameKana: firstNameKana || null,
    lastNameKana: lastNameKana || null,
    phone: phone || null,
    organisation: organisation || null,
    department: department || null,
  };
  return { ok: true, draft };
}
