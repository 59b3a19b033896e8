/** Fills the empty parts of a basket as in the customer's last order. */
import type { Cart } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import { hasVatId } from "@domain/account/vat-id";
import { chosenAgain } from "@domain/checkout/as-last-time";
import type { PrivateContext } from "~/context/request/types";
import { promiseShipDates } from "~/loaders/checkout/ship-dates.server";
import type { Profile } from "~/services/accounts/types";

/** The customer's newest order that was not canceled; null if there is none, or if it cannot be read. */
export async function lastOrderOf({ services, log }: PrivateContext): Promise<Order | null> {
  const orders = await services.commerce.orders({ limit: 3 });
  if (orders.ok) return orders.value.results.find(({ orderStatus }) => orderStatus !== "Cancelled") ?? null;
  log.warn("the last order cannot be read", { status: orders.status });
  return null;
}

/**
 * The basket with addresses, contact, VAT number and shipping method. One update, made once per basket. If it fails,
 * the basket stays as it is and the page asks for the missing parts.
 */
export async function preparedBasket(
  context: PrivateContext,
  cart: Cart,
  profile: Profile,
  last: Order | null,
): Promise<Cart> {
  const { commerce } = context.services;
  const { country } = context.market;
  const companyVatId = cart.billingAddress ? null : await companyTaxId(context);
  const book = companyVatId === null ? profile : { ...profile, companyVatId };
  const { contactId, vatId, references, ...addresses } = chosenAgain(cart, book, last, country);
  const shipped = cart.shippingAddress !== null || addresses.shippingAddressId !== undefined;
  const shippingMethodId = shipped && !cart.shippingInfo ? await methodAgain(context, last) : undefined;
  if (!shippingMethodId && Object.keys(addresses).length === 0) return cart;
  const info = {
    checkoutType: "regular",
    ...(contactId && { contactId }),
    ...(vatId && { vatId }),
    ...references,
  } as const;
  const choices = { ...addresses, shippingMethodId, info };
  const set = await commerce.setChoices(choices, country, { form: `as last time ${JSON.stringify(choices)}` });
  if (set.ok) return promiseShipDates(context, set.value);
  context.log.warn("the basket was not filled in as last time", { status: set.status });
  return cart;
}

/** Tax id of the customer's company in the country of the page; null without one, or if it cannot be read. */
export async function companyTaxId({ services, market, log }: PrivateContext): Promise<string | null> {
  if (!hasVatId(market.country)) return null;
  const read = await services.accounts.company();
  if (!read.ok) log.warn("the company's tax ids cannot be read", { status: read.status });
  return (read.ok && read.value?.taxIds.find(({ country }) => country === market.country)?.value) || null;
}

/** Shipping method of the last order, else the cheapest; undefined if there is none. */
async function methodAgain({ services }: PrivateContext, last: Order | null): Promise<string | undefined> {
  const offers = await services.commerce.shippingMethods({ estimate: true });
  if (!offers.ok) return undefined;
  const before = last?.shippingInfo?.shippingMethod?.id;
  return (offers.value.find(({ id }) => id === before) ?? offers.value[0])?.id;
}
