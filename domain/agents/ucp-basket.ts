/** A basket as a cart or a checkout of the Universal Commerce Protocol. Amounts are minor units. */
import type { Cart, CartAction, LineItem } from "@contracts/commerce/cart";
import type { Language } from "../market/market";
import { nameInLanguage } from "../product-texts/product-in-language";

interface Total {
  readonly type: "subtotal" | "items_discount" | "fulfillment" | "tax" | "total";
  readonly amount: number;
}

/** Lines and totals of a basket. The totals add up: the part that is not goods, shipping or tax is the discount. */
export function basketMembers(cart: Cart, language: Language) {
  const subtotal = cart.lineItems.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
  const fulfillment = cart.shippingInfo
    ? (cart.shippingInfo.discountedPrice ?? cart.shippingInfo.price).centAmount
    : null;
  const tax = cart.taxedPrice?.totalTax.centAmount ?? null;
  const total = cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount;
  return {
    line_items: cart.lineItems.map((line) => ({
      id: line.id,
      item: { id: line.sku, title: nameInLanguage(line, language), price: priceOf(line) },
      quantity: line.quantity,
      totals: totalsOf({ subtotal: priceOf(line) * line.quantity, total: line.totalPrice.centAmount }),
    })),
    currency: cart.totalPrice.currencyCode,
    totals: totalsOf({ subtotal, fulfillment, tax, total }),
  };
}

const priceOf = ({ price }: LineItem): number => price.value.centAmount;

interface Sums {
  readonly subtotal: number;
  readonly fulfillment?: number | null;
  readonly tax?: number | null;
  readonly total: number;
}

function totalsOf({ subtotal, fulfillment = null, tax = null, total }: Sums): Total[] {
  const discount = total - subtotal - (fulfillment ?? 0) - (tax ?? 0);
  return [
    { type: "subtotal", amount: subtotal },
    ...(discount < 0 ? [{ type: "items_discount" as const, amount: discount }] : []),
    ...(fulfillment === null ? [] : [{ type: "fulfillment" as const, amount: fulfillment }]),
    ...(tax === null ? [] : [{ type: "tax" as const, amount: tax }]),
    { type: "total", amount: total },
  ];
}

export interface WantedLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Lines of the same size as one. */
export function mergedLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, number>();
  for (const { sku, quantity } of lines) merged.set(sku, (merged.get(sku) ?? 0) + quantity);
  return [...merged].map(([sku, quantity]) => ({ sku, quantity }));
}

/** Actions that set the basket to exactly these lines. Gifts follow the shop's own rules. */
export function replacingActions(cart: Pick<Cart, "lineItems">, wanted: readonly WantedLine[]): CartAction[] {
  const left = new Map(wanted.map(({ sku, quantity }) => [sku, quantity]));
  const kept = cart.lineItems
    .filter(({ lineItemMode }) => lineItemMode === "standard")
    .flatMap(({ id, sku, quantity: present }): CartAction[] => {
      const quantity = left.get(sku);
      left.delete(sku);
      if (quantity === undefined) return [{ action: "removeLineItem", lineItemId: id }];
      return quantity === present ? [] : [{ action: "changeLineItemQuantity", lineItemId: id, quantity }];
    });
  return [...kept, ...[...left].map(([sku, quantity]): CartAction => ({ action: "addLineItem", sku, quantity }))];
}
