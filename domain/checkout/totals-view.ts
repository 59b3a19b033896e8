/** Totals of a basket, an order or a quote, as a table that adds up from top to bottom (T-CHK-13, T-PROMO-05). */
import type { Cart, TaxPortion } from "@contracts/commerce/cart";
import type { Money } from "@contracts/values/money";
import { summarize } from "../cart/derived";
import type { Language } from "../market/market";
import { formatMoney } from "../money/format";
import { add, negate } from "../money/money";
import { taxLabel } from "./tax-label";

export interface Totals {
  /** Goods after promotions. */
  readonly subtotal: Money;
  /** Promotion discount as a positive amount; 0 if none. */
  readonly promotions: Money;
  /** Null if unknown. */
  readonly shipping: Money | null;
  readonly tax: Money | null;
  /** Names and rates of the tax. */
  readonly taxPortions?: readonly TaxPortion[] | undefined;
  readonly total: Money;
}

/** A formatted amount, or the reason there is none: known in a later step, or set by someone else (T-QUOTE rows). */
export type AmountView =
  | { readonly kind: "amount"; readonly text: string }
  | { readonly kind: "free" | "later" | "tbd" };

export interface TotalsView {
  /** Goods before promotions; null if there are none, because the subtotal is the same. */
  readonly beforePromotions: string | null;
  /** With a leading minus; null if none. */
  readonly promotions: string | null;
  readonly subtotal: string;
  readonly shipping: AmountView;
  readonly tax: AmountView;
  /** "VAT 19 %"; empty without a tax. */
  readonly taxLabel: string;
  /** The customer accounts for the tax. */
  readonly reverseCharge: boolean;
  readonly total: string;
}

/** Reasons shown instead of unknown amounts. */
interface UnknownAmounts {
  readonly shipping: "free" | "later" | "tbd";
  readonly tax: "later" | "tbd";
}

export function totalsView(
  { subtotal, promotions, shipping, tax, taxPortions = [], total }: Totals,
  unknown: UnknownAmounts = { shipping: "later", tax: "later" },
  language: Language = "en",
): TotalsView {
  const promoted = promotions.centAmount > 0;
  const known = tax ? taxPortions : [];
  return {
    beforePromotions: promoted ? formatMoney(add(subtotal, promotions)) : null,
    promotions: promoted ? formatMoney(negate(promotions)) : null,
    subtotal: formatMoney(subtotal),
    shipping: shippingView(shipping, unknown.shipping),
    tax: tax ? { kind: "amount", text: formatMoney(tax) } : { kind: unknown.tax },
    taxLabel: known
      .filter(({ partsPerMillion, exemption }) => partsPerMillion > 0 || exemption !== undefined)
      .map((portion) => taxLabel(portion, language))
      .join(", "),
    reverseCharge: known.some(({ reverseCharge }) => reverseCharge === true),
    total: formatMoney(total),
  };
}

/** Totals of a cart as far as known. */
export function totalsOfCart(cart: Cart): Totals {
  const { subtotalPrice: subtotal, totalPromo: promotions, shippingPrice: shipping, tax } = summarize(cart);
  const taxPortions = cart.taxedPrice?.taxPortions;
  return { subtotal, promotions, shipping, tax, taxPortions, total: payableTotal(cart) };
}

/** Amount to pay, including tax if known. */
export const payableTotal = ({ taxedPrice, totalPrice }: Pick<Cart, "taxedPrice" | "totalPrice">): Money =>
  taxedPrice?.totalGross ?? totalPrice;

function shippingView(shipping: Money | null, unknown: UnknownAmounts["shipping"]): AmountView {
  if (!shipping) return { kind: unknown };
  return shipping.centAmount === 0 ? { kind: "free" } : { kind: "amount", text: formatMoney(shipping) };
}
