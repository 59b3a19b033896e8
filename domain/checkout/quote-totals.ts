/** Totals of a quote. Tax is set with the order, and so is shipping where the shop cannot determine it (AMB-T-04). */
import type { Cart } from "@contracts/commerce/cart";
import type { QuoteType } from "@contracts/commerce/quotes";
import type { Money } from "@contracts/values/money";
import { add } from "../money/money";
import { type Totals, type TotalsView, totalsOfCart, totalsView } from "./totals-view";

/** Goods and shipping of a quote, without tax; shipping only where the quote names it. */
export function payableInQuote(type: QuoteType, cart: Cart): Money {
  const { subtotal, shipping } = totalsOfCart(cart);
  return shipping && type !== "quoteEMEA" ? add(subtotal, shipping) : subtotal;
}

/**
 * Null for distributor requests, because the distributor sets the prices (T-BASK-16).
 * @param unasked true if shipping could not be looked up, so a cart without a method proves nothing
 */
export function quoteTotals(type: QuoteType, cart: Cart, { unasked = false } = {}): TotalsView | null {
  if (type === "quoteB2D") return null;
  const known = totalsOfCart(cart);
  const shipping = type === "quoteEMEA" ? null : known.shipping;
  const totals: Totals = {
    ...known,
    shipping,
    tax: null,
    total: payableInQuote(type, cart),
  };
  return totalsView(totals, { shipping: type === "quoteEMEA" ? "tbd" : unasked ? "later" : "free", tax: "tbd" });
}

/** True if the prices of a quote have expired. Distributor requests never expire. */
export function isExpired(
  { quoteType, quoteExpirationDate }: { readonly quoteType: QuoteType; readonly quoteExpirationDate: string },
  now: Date,
): boolean {
  return quoteType !== "quoteB2D" && Date.parse(quoteExpirationDate) < now.getTime();
}
