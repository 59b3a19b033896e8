/** Last step of every change: recomputes promotions, shipping and totals. */
import type { Cart } from "@contracts/commerce/cart";
import { withShipping } from "../checkout/shipping";
import { withPromotions } from "../promotions/apply";
import { quotedGifts, withQuotes } from "../quote/in-cart";
import { settleParcels } from "../ship-to/parcels";
import { buildLine, describedLine, pricedLine, priceForCart } from "./line-items";
import type { CartContext } from "./state";
import { withTotals } from "./totals";

/** Recomputes all derived values. Idempotent. */
export function recomputeCart(cart: Cart, context: CartContext): Cart {
  const { now, checkout, shopperCountry: country } = context;
  const giftId = (promotionId: string) => `gift-${promotionId}`;
  const quoted = withQuotes(cart, now);
  const promoted = withPromotions(quoted, {
    now,
    country,
    checkout,
    uses: context.promotionUses ?? null,
    giftLine(promotion, sku, quantity) {
      const known = cart.lineItems.find((line) => line.id === giftId(promotion.id));
      // If the catalogue was not queried for this SKU, keep the promised gift.
      if (!context.requestedSkus.has(sku)) return known ?? null;
      const priced = priceForCart(cart, sku, context);
      if (!priced.ok) return null;
      if (known) return describedLine(pricedLine(known, priced.price, quantity), priced.fact);
      const birth = { id: giftId(promotion.id), addedAt: now, experimentId: null };
      return buildLine(priced.fact, priced.price, quantity, birth);
    },
  });
  const lineItems = [...promoted.cart.lineItems, ...quotedGifts(promoted.cart)];
  const complete = settleParcels({ ...promoted.cart, lineItems });
  const { taxRules } = checkout;
  return withTotals(withShipping(complete, checkout, promoted.freeShipping), {
    ...{ taxRules, exemptions: context.exemptions ?? [] },
  });
}
