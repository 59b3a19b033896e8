/** The form of a guest's checkout: who orders, and where the goods and the invoice go. */
import type { PostalAddress } from "@contracts/values/postal-address";
import { placeFields } from "@domain/account/address-lines";
import { isPostalCode } from "@domain/account/postal-code";
import { needsState } from "@domain/account/states";
import { vatIdExamples } from "@domain/account/vat-id";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import { readAddress } from "~/loaders/account/address-form.server";
import { emailText, type FormState, marked, readAccountForm } from "~/loaders/account/form.server";

/** Fewer fields than the address book has; a new customer should not have to skip any. */
const shownPlaces = ["streetName", "additionalStreetInfo", "city", "state", "postalCode"] as const;
type ShownPlace = (typeof shownPlaces)[number];

export interface GuestFormView {
  readonly form: FormState;
  /** True if the family name comes first. */
  readonly familyFirst: boolean;
  /** Field names in the order of the page's language. */
  readonly place: readonly ShownPlace[];
  readonly stateNeeded: boolean;
  readonly postalCodeNeeded: boolean;
  /** Example VAT ID for countries that have one; otherwise null. */
  readonly vatExample: string | null;
}

export function guestFormView({ market }: PrivateContext, form: FormState): GuestFormView {
  const { country, language } = market;
  const order: readonly string[] = language === "en" ? placeFields.smallestFirst : placeFields.largestFirst;
  return {
    form,
    familyFirst: language !== "en",
    place: [...shownPlaces].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    stateNeeded: needsState(country),
    postalCodeNeeded: !isPostalCode(country, null),
    vatExample: vatIdExamples[country] ?? null,
  };
}

type ReadGuest =
  | { readonly ok: true; readonly address: PostalAddress; readonly vatId: string }
  | { readonly ok: false; readonly state: FormState };

/** The address is in the market's country, whatever the form says. */
export function readGuest(context: PrivateContext, form: FormData): ReadGuest {
  form.set("country", context.market.country);
  const mail = readAccountForm(context, form, v.object({ email: emailText }));
  const read = readAddress(context, form, null);
  if (!read.ok || !mail.ok) {
    const values = read.ok ? (mail.ok ? {} : mail.state.values) : read.state.values;
    const errors = { ...(!read.ok && read.state.errors), ...(!mail.ok && mail.state.errors) };
    return { ok: false, state: marked(context, values, errors) };
  }
  const { firstName, lastName, company, streetName, additionalStreetInfo, city, state } = read.draft;
  const { postalCode, country, phone, vatId } = read.draft;
  const address = {
    ...{ country, firstName, lastName, company, streetName, additionalStreetInfo, city, state, postalCode, phone },
    email: mail.value.email,
  };
  return { ok: true, address, vatId: vatId ?? "" };
}
