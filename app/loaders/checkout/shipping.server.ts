/** `/checkout/shippinginformation`: address, contact, shipping method (T-CHK-05). */
import type { Cart } from "@contracts/commerce/cart";
import type { ShippingOffer } from "@contracts/commerce/checkout-settings";
import { cartText } from "@domain/checkout/progress";
import { countryInSentence } from "@domain/market/countries";
import type { locales } from "@domain/market/market";
import { formatMoney } from "@domain/money/format";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import {
  type AddressFormView,
  addressFormView,
  type ContactFormView,
  contactFormView,
} from "~/loaders/account/address-form.server";
import { formKey } from "~/loaders/account/form-key.server";
import { loadProfile } from "~/loaders/account/profile.server";
import { takeTyped } from "~/loaders/form/typed-form.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { Profile } from "~/services/accounts/types";
import { ServiceFailure } from "~/services/service-failure";
import { requireBasket, stopAt } from "./basket.server";
import { type AddressChoice, addressChoices, type ContactChoice, contactChoices, firstOf } from "./choices.server";
import { type CheckoutFrame, checkoutFrame } from "./frame.server";

export interface MethodChoice {
  readonly id: string;
  readonly name: string;
  /** Null if free. */
  readonly price: string | null;
}

/** A form instead of the choices. */
export type NewChoice =
  | { readonly kind: "address"; readonly view: AddressFormView }
  | { readonly kind: "contact"; readonly view: ContactFormView };

export interface ShippingData {
  readonly head: PageHead;
  readonly frame: CheckoutFrame;
  /** Identifies the account of the form. */
  readonly key: string;
  readonly adding: NewChoice | null;
  readonly country: string;
  readonly addresses: readonly AddressChoice[];
  /** Number of addresses in countries this basket does not ship to. */
  readonly elsewhere: number;
  readonly contacts: readonly ContactChoice[];
  /** Null until the basket has an address. */
  readonly methods: readonly MethodChoice[] | null;
  readonly chosen: {
    readonly address: string | null;
    readonly contact: string | null;
    readonly method: string | null;
    readonly specialHandling: string;
  };
}

export async function loadShipping(context: PrivateContext, { url }: PageArgs): Promise<ShippingData> {
  const [before, profile] = await Promise.all([requireBasket(context, url), profileOf(context, url)]);
  const cart = await withDefaultAddress(context, before, profile);
  const { market } = context;
  const [methods, typed] = await Promise.all([methodsOf(context, url, cart), takeTyped(context, url, profile)]);
  const addresses = addressChoices(profile, "shipping", market.country, market.language);
  const contacts = contactChoices(profile);
  const frame = await checkoutFrame(context, cart, "shippinginformation");
  const noContact =
    typed.contact === "" ||
    (cart.shippingAddress !== null && cartText(cart, "contactId") === "" && cart.shippingInfo !== null);
  return {
    head: frame.head,
    frame,
    key: formKey(profile, null),
    adding: addingOf(context, profile, url, addresses.length === 0, typed),
    country: countryInSentence(market.country, market.language),
    addresses,
    elsewhere: profile.addresses.filter(({ country }) => country !== market.country).length,
    contacts,
    methods,
    chosen: {
      address: firstOf(addresses, typed.address, cart.shippingAddress?.id, profile.defaultShippingAddressId),
      contact: noContact
        ? null
        : firstOf(contacts, typed.contact, cartText(cart, "contactId"), profile.defaultContactId),
      method: firstOf(methods ?? [], typed.method, cart.shippingInfo?.shippingMethod?.id),
      specialHandling: typed.specialHandling ?? cartText(cart, "specialHandling"),
    },
  };
}

/** Without the customer's profile there is nothing to choose from, so the page responds with 503. */
export async function profileOf(context: PrivateContext, url: URL): Promise<Profile> {
  const profile = await loadProfile(context, url);
  if (!profile) throw new ServiceFailure("commerce", 503);
  return profile;
}

/**
 * Gives a basket without an address the customer's default, so that shipping methods can be shown (T-CART-13).
 * Idempotent; a failure is left to the form.
 */
async function withDefaultAddress(context: PrivateContext, cart: Cart, profile: Profile): Promise<Cart> {
  if (cart.shippingAddress) return cart;
  const { country } = context.market;
  const address = profile.addresses.find(({ id }) => id === profile.defaultShippingAddressId);
  if (address?.country !== country) return cart;
  const contact = cartText(cart, "contactId") || profile.defaultContactId;
  const { commerce } = context.services;
  const set = await commerce.setShippingAddressToCart(address.id, contact, country, { form: `default ${address.id}` });
  return set.ok ? set.value : cart;
}

/** Shipping methods of the basket with their prices; null without an address. */
export async function methodsOf(context: PrivateContext, url: URL, cart: Cart): Promise<MethodChoice[] | null> {
  if (!cart.shippingAddress) return null;
  const offers = await context.services.commerce.shippingMethods();
  if (!offers.ok) stopAt(context, url, offers);
  return offers.value.map((offer) => methodChoice(offer, context.market.language));
}

export function methodChoice(
  { id, name, price, discountedPrice }: ShippingOffer,
  language: keyof typeof locales,
): MethodChoice {
  const payable = discountedPrice ?? price;
  return { id, name: methodName(name, language), price: payable.centAmount === 0 ? null : formatMoney(payable) };
}

const nameKeys = { en: "en_EN", jp: "ja_JP", cn: "zh_CN" } as const;
const methodName = (name: ShippingOffer["name"], language: keyof typeof nameKeys): string => name[nameKeys[language]];

/**
 * `?new=address` and `?new=contact` are pages, so that they work without scripts; without any address the form opens at
 * once.
 */
export function addingOf(
  context: PrivateContext,
  profile: Profile,
  url: URL,
  needsAddress: boolean,
  typed: Readonly<Record<string, string>>,
): NewChoice | null {
  const wanted = url.searchParams.get("new");
  if (wanted === "contact") return { kind: "contact", view: contactFormView(context, profile, null, formOf(typed)) };
  if (wanted !== "address" && !needsAddress) return null;
  return { kind: "address", view: newAddressView(context, profile, formOf(typed)) };
}

/** Address form for the country of this market. */
export function newAddressView(
  context: PrivateContext,
  profile: Profile,
  form?: Parameters<typeof addressFormView>[3],
): AddressFormView {
  const { country } = context.market;
  const { firstName, lastName, company } = profile;
  const values = form?.values ?? { firstName, lastName, company: company ?? "" };
  const state = { errors: {}, problem: null, ...form, values: { ...values, country } };
  return addressFormView(context, profile, null, state);
}

const formOf = (typed: Readonly<Record<string, string>>) =>
  Object.keys(typed).length > 0 ? { values: typed, errors: {}, problem: null } : undefined;
