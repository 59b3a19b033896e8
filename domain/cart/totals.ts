/** Totals of a cart from its lines. Derived values are never stored by anyone but the gateway. */
import type { Cart } from "@contracts/cart";
import { sum } from "../money/money";

/**
 * The cart with its totals. Tax is known only with a shipping address: until checkout a recalculated cart states 0,
 * a cart that was never recalculated has no `taxedPrice` at all, and that is what asks the client for a recalculation
 * (T-CART-18).
 */
export function withTotals(cart: Cart, { taxed = cart.taxedPrice !== null }: { taxed?: boolean } = {}): Cart {
  const totalPrice = sum(
    cart.lineItems.map((line) => line.totalPrice),
    cart.currency,
  );
  return {
    ...cart,
    totalPrice,
    totalLineItemQuantity: cart.lineItems.reduce((all, line) => all + line.quantity, 0),
    taxedPrice: taxed ? { totalGross: totalPrice, totalTax: { ...totalPrice, centAmount: 0 } } : null,
  };
}
