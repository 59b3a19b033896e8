/** Shipping methods of a cart with their prices. */
import type { Cart } from "@contracts/commerce/cart";
import type { ShippingOffer } from "@contracts/commerce/checkout-settings";
import { shippingOffers } from "@domain/checkout/shipping";
import type { ServicesEnv } from "../../env";
import { checkoutSettingsOf } from "../../shared/checkout-settings";

/** Cheapest first; empty before the cart has a shipping address. */
export async function shippingMethodsOf(env: ServicesEnv, cart: Cart): Promise<ShippingOffer[]> {
  const settings = await checkoutSettingsOf(env).current();
  const active = new Set(
    cart.discountCodes.filter(({ state }) => state === "MatchesCart").map(({ discountCode }) => discountCode.id),
  );
  const freeShipping = settings.promotions.some(({ id, effect }) => effect.kind === "freeShipping" && active.has(id));
  return shippingOffers(cart, settings, { freeShipping });
}
