/** Brings a cart up to date with the catalogue. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { buildLine, isStandardLine, priceForCart } from "./line-items";
import type { ActionOf, CartContext, LineOutcome } from "./state";
import { taxedFromNow } from "./totals";

/** State of a line whose product is no longer sold in the cart's country; it stays visible and blocks the order. */
export const unavailableLineState = "Unavailable";

/** State of a line whose price the latest change of the cart has found to be another. */
export const priceChangedLineState = "PriceChanged";

/**
 * The cart after a change at today's prices, whatever the change was: nobody buys at an old one. Lines say whether their
 * price is another than before the change; one that is no longer sold keeps its last price and says that.
 */
export function repriced(before: Cart, after: Cart, context: CartContext): Cart {
  const unitBefore = new Map(before.lineItems.map(({ id, listPrice }) => [id, listPrice.centAmount]));
  const lineItems = after.lineItems.map((line): LineItem => {
    if (!isStandardLine(line) || !context.asked.has(line.sku)) return line;
    const fresh = refreshed(after, line, false, context);
    const former = unitBefore.get(line.id) ?? fresh.listPrice.centAmount;
    return former === fresh.listPrice.centAmount ? fresh : { ...fresh, state: priceChangedLineState };
  });
  return { ...after, lineItems };
}

/**
 * Prices every line afresh; with `updateProductData` names and sizes too. A line whose product is no longer sold keeps
 * its last price and says so in its state, because taking it out of the basket is the shopper's decision.
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
  const { experimentId, estShipDate } = line.custom.fields;
  const fresh = buildLine(priced.fact, priced.price, line.quantity, {
    id: line.id,
    addedAt: line.addedAt,
    experimentId,
    estShipDate,
  });
  if (updateProductData) return fresh;
  const { productId, productKey, name, variant } = line;
  return { ...fresh, productId, productKey, name, variant };
}
