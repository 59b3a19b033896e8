/** Choices from the customer's address book and the basket: addresses, contacts, payments. */
import type { Cart } from "@contracts/commerce/cart";
import { type CardType, cardType } from "@contracts/commerce/payments";
import { personName } from "@domain/account/address-lines";
import { postalLines } from "@domain/account/postal-lines";
import { isState } from "@domain/account/states";
import { monthText } from "@domain/card/expiration";
import type { Language } from "@domain/market/market";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import type { Profile } from "~/services/accounts/types";

export interface AddressChoice {
  readonly id: string;
  /** The customer's label. */
  readonly name: string | null;
  readonly lines: readonly string[];
  /** Link for completing an address without a state; null if complete. */
  readonly mend: string | null;
}

export interface ContactChoice {
  readonly id: string;
  readonly name: string;
  readonly details: readonly string[];
}

export type PaymentView =
  | {
      readonly kind: "card";
      readonly id: string;
      readonly card: CardType;
      readonly lastFour: string;
      /** "04/2031"; null if unknown. */
      readonly until: string | null;
    }
  | { readonly kind: "purchaseOrder"; readonly id: string; readonly number: string; readonly email: string };

export type SavedCardView = Extract<PaymentView, { kind: "card" }>;

type Address = Profile["addresses"][number];

/** Addresses in a country, those for the use first. Addresses for bills alone are not shipped to. */
export function addressChoices(
  { addresses, shippingAddressIds, billingAddressIds }: Profile,
  use: "shipping" | "billing",
  country: string,
  language: Language,
): AddressChoice[] {
  const meant = use === "shipping" ? shippingAddressIds : billingAddressIds;
  const isForBillsOnly = (id: string) => billingAddressIds.includes(id) && !shippingAddressIds.includes(id);
  const rank = ({ id }: Address) => (meant.includes(id) ? 0 : 1);
  return addresses
    .filter(({ id, country: own }) => own === country && !(use === "shipping" && isForBillsOnly(id)))
    .sort((a, b) => rank(a) - rank(b))
    .map((address) => ({
      id: address.id,
      name: address.nickname,
      lines: postalLines(address, language),
      mend:
        use === "billing" || isState(address.country, address.state)
          ? null
          : `/account/my/addresses?edit=${address.id}`,
    }));
}

export function contactChoices({ contacts, country }: Profile): ContactChoice[] {
  return contacts.map(({ id, firstName, lastName, email, phone, organisation, department }) => ({
    id,
    name: personName(country, firstName, lastName),
    details: [organisation, department, email, phone].flatMap((detail) => detail || []),
  }));
}

/** The chosen one, else the first available (T-CART-13). */
export function firstOf(
  choices: readonly { readonly id: string }[],
  ...wanted: readonly (string | null | undefined)[]
): string | null {
  const known = wanted.find((id) => choices.some((choice) => choice.id === id));
  return known ?? choices[0]?.id ?? null;
}

export function paymentViews(cart: Cart): PaymentView[] {
  return (cart.paymentInfo?.payments ?? []).map(({ id, paymentMethodInfo, custom: { fields } }): PaymentView => {
    if (paymentMethodInfo.method === "purchaseOrder") {
      return { kind: "purchaseOrder", id, number: fields.poNumber ?? "", email: fields.invoiceEmailAddress ?? "" };
    }
    const { cardLastFour: lastFour = "", cardExpiration } = fields;
    return { kind: "card", id, card: cardTypeOf(fields.cardType), lastFour, until: monthText(cardExpiration) };
  });
}

/** Cards that the customer saved; null if they cannot be read. */
export async function savedCardViews({ services, log }: PrivateContext): Promise<SavedCardView[] | null> {
  const saved = await services.commerce.savedCards();
  if (saved.ok) {
    return saved.value.map(({ id, cardType: card, lastFour, expiration }) => ({
      ...{ kind: "card", id, card, lastFour, until: monthText(expiration) },
    }));
  }
  log.warn("saved cards cannot be read", { status: saved.status });
  return null;
}

export const cardTypeOf = (name: unknown): CardType => (v.is(cardType, name) ? name : "other");
