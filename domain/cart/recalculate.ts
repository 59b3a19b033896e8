/** Updates a cart from the catalogue. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { describedLine, isStandardLine, priceForCart, repricedLine } from "./line-items";
import type { ActionOf, CartContext, LineOutcome } from "./state";
import { taxedFromNow } from "./totals";

/** State of a line that is no longer sold in the cart's country; it stays visible and blocks the order. */
export const unavailableLineState = "Unavailable";

/** State of a line whose price differs since the last change of the cart. */
export const priceChangedLineState = "PriceChanged";

/**
 * Reprices the cart at today's prices after any change, so nothing is sold at an old price. Lines whose price changed
 * are marked. A line that is no longer sold keeps its last price and is marked as unavailable.
 */
export function repriced(before: Cart, after: Cart, context: CartContext): Cart {
  const linesBefore = new Map(before.lineItems.map((line) => [line.id, line]));
  const lineItems = after.lineItems.map((line): LineItem => {
    if (!isStandardLine(line) || !context.requestedSkus.has(line.sku)) return line;
    const fresh = refreshed(after, line, false, context);
    const former = linesBefore.get(line.id);
    // A larger quantity may have a lower price; this does not count as a change of the price.
    const same = former && refreshed(after, { ...line, quantity: former.quantity }, false, context);
    return !same || former.listPrice.centAmount === same.listPrice.centAmount
      ? fresh
      : { ...fresh, state: priceChangedLineState };
  });
  return { ...after, lineItems };
}

/**
 * Reprices every line; with `updateProductData`, names and sizes too. A line that is no longer sold keeps its last
 * price and is marked, because only the shopper may remove it.
 */
export function recalculate(cart: Cart, action: ActionOf<"recalculate">, context: CartContext): LineOutcome {
  const lineItems = cart.lineItems.map((line) =>
    isStandardLine(line) ? refreshed(cart, line, action.updateProductData === true, context) : line,
  );
  return { ok: true, changed: true, cart: taxedFromNow({ ...cart, lineItems }) };
}

function refreshed(cart: Cart, line: LineItem, updateProductData: boolean, context: CartContext): LineItem {
  const priced = priceForCart(cart, line.sku, context);
  if (!priced.ok) return { ...line, state: unavailableLineState };
  const fresh = repricedLine(line, priced.price, context.now);
  return updateProductData ? describedLine(fresh, priced.fact) : fresh;
}
