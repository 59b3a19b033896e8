/** Totals of a basket, an order or a quote as a table that adds up from top to bottom (T-CHK-13, T-PROMO-05). */
import type { Cart } from "@contracts/commerce/cart";
import type { Money } from "@contracts/values/money";
import { summarise } from "../cart/derived";
import { formatMoney } from "../money/format";
import { add, negate } from "../money/money";

export interface Totals {
  /** Goods after promotions. */
  readonly subtotal: Money;
  /** What promotions take off, as a positive amount; 0 without any. */
  readonly promotions: Money;
  /** Null while it is not known. */
  readonly shipping: Money | null;
  readonly tax: Money | null;
  readonly total: Money;
}

/** An amount ready to show, or why there is none: known after a later step, or settled by someone else (T-QUOTE rows). */
export type AmountView =
  | { readonly kind: "amount"; readonly text: string }
  | { readonly kind: "free" | "later" | "tbd" };

export interface TotalsView {
  /** Goods before promotions; null without any, when the subtotal says it all. */
  readonly beforePromotions: string | null;
  /** With a leading minus; null without any. */
  readonly promotions: string | null;
  readonly subtotal: string;
  readonly shipping: AmountView;
  readonly tax: AmountView;
  readonly total: string;
}

/** What stands in the place of an amount that is not known. */
export interface UnknownAmounts {
  readonly shipping: "free" | "later" | "tbd";
  readonly tax: "later" | "tbd";
}

export function totalsView(
  { subtotal, promotions, shipping, tax, total }: Totals,
  unknown: UnknownAmounts = { shipping: "later", tax: "later" },
): TotalsView {
  const promoted = promotions.centAmount > 0;
  return {
    beforePromotions: promoted ? formatMoney(add(subtotal, promotions)) : null,
    promotions: promoted ? formatMoney(negate(promotions)) : null,
    subtotal: formatMoney(subtotal),
    shipping: shippingView(shipping, unknown.shipping),
    tax: tax ? { kind: "amount", text: formatMoney(tax) } : { kind: unknown.tax },
    total: formatMoney(total),
  };
}

/** What a cart comes to with everything that is known of it by now. */
export function totalsOfCart(cart: Cart): Totals {
  const { subtotalPrice: subtotal, totalPromo: promotions, shippingPrice: shipping, tax } = summarise(cart);
  return { subtotal, promotions, shipping, tax, total: payableTotal(cart) };
}

/** What the shopper pays: with tax where it is known. */
export const payableTotal = ({ taxedPrice, totalPrice }: Pick<Cart, "taxedPrice" | "totalPrice">): Money =>
  taxedPrice?.totalGross ?? totalPrice;

function shippingView(shipping: Money | null, unknown: UnknownAmounts["shipping"]): AmountView {
  if (!shipping) return { kind: unknown };
  return shipping.centAmount === 0 ? { kind: "free" } : { kind: "amount", text: formatMoney(shipping) };
}
