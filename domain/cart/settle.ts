/** Last step of every change: recomputes promotions, shipping and totals. */
import type { Cart } from "@contracts/commerce/cart";
import { withShipping } from "../checkout/shipping";
import { withPromotions } from "../promotions/apply";
import { buildLine, priceForCart } from "./line-items";
import type { CartContext } from "./state";
import { withTotals } from "./totals";

/** Recomputes all derived values. Idempotent. */
export function settled(cart: Cart, context: CartContext): Cart {
  const { now, checkout, shopperCountry: country } = context;
  const giftId = (promotionId: string) => `gift-${promotionId}`;
  const promoted = withPromotions(cart, {
    now,
    country,
    checkout,
    giftLine(promotion, sku, quantity) {
      const known = cart.lineItems.find((line) => line.id === giftId(promotion.id));
      // If the catalogue could not be asked, keep the promised gift.
      if (!context.requestedSkus.has(sku)) return known ?? null;
      const priced = priceForCart(cart, sku, context);
      if (!priced.ok) return null;
      const addedAt = known?.addedAt ?? now;
      return buildLine(priced.fact, priced.price, quantity, { id: giftId(promotion.id), addedAt, experimentId: null });
    },
  });
  return withTotals(withShipping(promoted.cart, checkout, promoted.freeShipping), checkout);
}
