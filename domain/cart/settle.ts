/** The last step of every change: promotions, shipping and totals follow from what is on the cart. */
import type { Cart } from "@contracts/commerce/cart";
import { withShipping } from "../checkout/shipping";
import { withPromotions } from "../promotions/apply";
import { buildLine, priceForCart } from "./line-items";
import type { CartContext } from "./state";
import { withTotals } from "./totals";

/** Everything that is derived, worked out anew. Doing it twice changes nothing. */
export function settled(cart: Cart, context: CartContext): Cart {
  const { now, checkout, shopperCountry: country } = context;
  const giftId = (promotionId: string) => `gift-${promotionId}`;
  const promoted = withPromotions(cart, {
    now,
    country,
    checkout,
    giftLine(promotion, sku, quantity) {
      const known = cart.lineItems.find((line) => line.id === giftId(promotion.id));
      // The catalogue could not be asked: a gift that was promised stays.
      if (!context.asked.has(sku)) return known ?? null;
      const priced = priceForCart(cart, sku, context);
      if (!priced.ok) return null;
      const addedAt = known?.addedAt ?? now;
      return buildLine(priced.fact, priced.price, quantity, { id: giftId(promotion.id), addedAt, experimentId: null });
    },
  });
  return withTotals(withShipping(promoted.cart, checkout, promoted.freeShipping), checkout);
}
