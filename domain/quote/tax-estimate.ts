/** Tax of a quote at the rates of the day. */
import type { Cart, TaxPortion } from "@contracts/commerce/cart";
import type { QuoteType } from "@contracts/commerce/quotes";
import { summarize } from "../cart/derived";
import { type TaxFacts, taxOf } from "../checkout/tax";

/**
 * Null if the rate depends on an address that is not known. A quote of a country where shipping is set with the order
 * estimates the tax of its goods alone.
 */
export function taxEstimateOf(cart: Cart, type: QuoteType, country: string, facts: TaxFacts): TaxPortion | null {
  const { shippingPrice, subtotalPrice: goods } = summarize(cart);
  const shipping = type === "quoteEMEA" || !cart.shippingInfo ? null : shippingPrice;
  const placed = { ...cart, shippingAddress: cart.shippingAddress ?? { country } };
  const needsState = facts.taxRules.some((rule) => rule.country === country && rule.state);
  if (needsState && !placed.shippingAddress.state) return null;
  return taxOf({ goods, shipping, cart: placed }, facts)[0] ?? null;
}
