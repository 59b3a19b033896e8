/** Customer form of a quote: for Japan, for other countries, and for distributor requests (T-QUOTE-13, T-QUOTE-14). */
import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import {
  emailText,
  type FormState,
  marked,
  optionalText,
  phoneText,
  postalCodeProblem,
  postalCodeText,
  readAccountForm,
  requiredText,
  ticked,
} from "~/loaders/account/form.server";
import { textFields } from "~/loaders/form/form-fields.server";
import type { Profile } from "~/services/accounts/types";
import { modeOf } from "./draft.server";

export type CustomerFormKind = "japan" | "contact" | "lead";

export const customerFormKind = (quote: Quote): CustomerFormKind =>
  quote.quoteType === "quoteJP" ? "japan" : modeOf(quote) === "lead" ? "lead" : "contact";

type Read = { readonly ok: true; readonly info: QuoteInfo } | { readonly ok: false; readonly state: FormState };
type Texts = Pick<PrivateContext, "t">;

const japan = v.object({
  lastNameF: requiredText(100),
  firstNameF: requiredText(100),
  lastNameK: requiredText(100),
  firstNameK: requiredText(100),
  email: emailText,
  organisationName: requiredText(100),
  departmentName: optionalText(100),
  newsletter: ticked,
});

const contactFields = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailText,
  organisation: requiredText(100),
  department: optionalText(100),
  phone: phoneText,
  newsletter: ticked,
};
const contact = v.object(contactFields);
const lead = v.object({
  ...contactFields,
  streetName: requiredText(100),
  additionalStreetInfo: optionalText(100),
  city: requiredText(60),
  state: optionalText(60),
  postalCode: postalCodeText,
});

export function readCustomerForm(context: Texts, form: FormData, kind: CustomerFormKind, country: string): Read {
  switch (kind) {
    case "japan":
      return readJapan(context, form);
    case "contact":
      return readContact(context, form);
    case "lead":
      return readLead(context, form, country);
    default:
      return kind satisfies never;
  }
}

/** Converts hiragana and half-width kana, which input methods may produce, to katakana. */
function katakana(text: string): string {
  return text.normalize("NFKC").replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}
const isKatakana = (text: string) => /^[\p{sc=Katakana}ー・\u3000 ]+$/u.test(text);

function readJapan(context: Texts, form: FormData): Read {
  const read = readAccountForm(context, form, japan);
  const typed = textFields(form);
  const wrong = (["lastNameK", "firstNameK"] as const).filter((name) => {
    const text = katakana((typed[name] ?? "").trim());
    return text !== "" && !isKatakana(text);
  });
  const kanaErrors = Object.fromEntries(wrong.map((name) => [name, context.t("quote.kanaProblem")]));
  if (!read.ok) return { ok: false, state: { ...read.state, errors: { ...kanaErrors, ...read.state.errors } } };
  if (wrong.length > 0) return { ok: false, state: marked(context, read.fields, kanaErrors) };
  const { newsletter, firstNameK, lastNameK, ...fields } = read.value;
  return {
    ok: true,
    info: {
      kind: "japan",
      ...fields,
      firstNameK: katakana(firstNameK),
      lastNameK: katakana(lastNameK),
      newsletterOptIn: newsletter,
    },
  };
}

function readContact(context: Texts, form: FormData): Read {
  const read = readAccountForm(context, form, contact);
  if (!read.ok) return read;
  const { newsletter, ...fields } = read.value;
  return { ok: true, info: { kind: "contact", ...fields, newsletterOptIn: newsletter } };
}

function readLead(context: Texts, form: FormData, country: string): Read {
  const read = readAccountForm(context, form, lead);
  const postal = postalCodeProblem(context.t, country, (textFields(form).postalCode ?? "").trim());
  const postalError: Record<string, string> = postal ? { postalCode: postal } : {};
  if (!read.ok) return { ok: false, state: { ...read.state, errors: { ...postalError, ...read.state.errors } } };
  if (postal) return { ok: false, state: marked(context, read.fields, postalError) };
  const { newsletter, streetName, additionalStreetInfo, city, state, postalCode, ...person } = read.value;
  const shippingAddress = { country, streetName, additionalStreetInfo, city, state, postalCode };
  return { ok: true, info: { kind: "contact", ...person, newsletterOptIn: newsletter, shippingAddress } };
}

/** Initial values: earlier input, else the customer's account. */
export function customerFormValues(quote: Quote, profile: Profile | null): Record<string, string> {
  const { customerInfo: info } = quote;
  if (info) {
    const { newsletterOptIn, ...fields } = info;
    const address = info.kind === "contact" ? info.shippingAddress : undefined;
    return { ...texts(fields), ...texts(address ?? {}), ...(newsletterOptIn && { newsletter: "on" }) };
  }
  if (!profile) return {};
  const contact = profile.contacts.find(({ isDefault }) => isDefault);
  const address = profile.addresses.find(({ id }) => id === profile.defaultShippingAddressId);
  const { firstName, lastName, email } = contact ?? profile;
  const organisation = contact?.organisation ?? profile.company ?? "";
  const department = contact?.department ?? "";
  if (customerFormKind(quote) === "japan") {
    const readings = contact ?? profile;
    return {
      ...{ lastNameF: lastName, firstNameF: firstName, email, organisationName: organisation },
      ...{
        departmentName: department,
        lastNameK: readings.lastNameKana ?? "",
        firstNameK: readings.firstNameKana ?? "",
      },
    };
  }
  const place = address && address.country === quote.country ? texts(address) : {};
  return { ...place, firstName, lastName, email, organisation, department, phone: contact?.phone ?? "" };
}

const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
