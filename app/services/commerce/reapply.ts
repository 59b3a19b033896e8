/** Actions that can be retried after a cart has changed, and the recalculation of old carts. */
import type { Cart, CartAction } from "@contracts/commerce/cart";

const day = 24 * 3600 * 1000;

/** Appends a recalculation if the cart was not modified for at least a day (T-CART-19). */
export function withRecalculation(
  actions: readonly CartAction[],
  lastModifiedAt: string,
  now: number,
): readonly CartAction[] {
  if (now - Date.parse(lastModifiedAt) < day || actions.some((action) => action.action === "recalculate"))
    return actions;
  return [...actions, { action: "recalculate", updateProductData: true }];
}

/**
 * Actions that mean the same on a cart changed by someone else. Adding commutes, and an action that sets a value is
 * absolute. An action on a removed line counts as done. Subtracting pieces depends on the old quantity and is not
 * retried.
 */
export function reapply(actions: readonly CartAction[], fresh: Cart): readonly CartAction[] | "unsafe" {
  const again: CartAction[] = [];
  for (const action of actions) {
    if (action.action === "removeLineItem" && action.quantity !== undefined) return "unsafe";
    if (!("lineItemId" in action) || fresh.lineItems.some(({ id }) => id === action.lineItemId)) again.push(action);
    else if (action.action === "changeLineItemQuantity" && action.quantity > 0) return "unsafe";
  }
  return again;
}
