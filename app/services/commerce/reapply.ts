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
 * Actions that mean the same on a cart changed by someone else. Adding commutes; setting a quantity and removing a
 * whole line are absolute, and are done if the line is gone. Subtracting pieces depends on the old quantity and is not
 * retried.
 */
export function reapply(actions: readonly CartAction[], fresh: Cart): readonly CartAction[] | "unsafe" {
  const has = (lineItemId: string) => fresh.lineItems.some((line) => line.id === lineItemId);
  const again: CartAction[] = [];
  for (const action of actions) {
    switch (action.action) {
      case "addLineItem":
      case "recalculate":
      case "setCustomField":
      case "setShippingAddress":
      case "setBillingAddress":
      case "setShippingMethod":
      case "addDiscountCode":
      case "removeDiscountCode":
      case "addPayment":
      case "removePayment":
        again.push(action);
        break;
      case "setLineItemCustomField":
        if (has(action.lineItemId)) again.push(action);
        break;
      case "changeLineItemQuantity":
        if (has(action.lineItemId)) again.push(action);
        else if (action.quantity > 0) return "unsafe";
        break;
      case "removeLineItem":
        if (action.quantity !== undefined) return "unsafe";
        if (has(action.lineItemId)) again.push(action);
        break;
      default:
        action satisfies never;
    }
  }
  return again;
}
