/** Actions of the checkout: addresses, shipping method, promotion codes, payments. */
import type { Cart } from "@contracts/commerce/cart";
import { shippingInfoOf, shippingOffers } from "../checkout/shipping";
import { findPromotion, isInTime } from "../promotions/states";
import { type ActionOf, type CartContext, type LineOutcome, refuse } from "./state";
import { taxedFromNow } from "./totals";

const changed = (cart: Cart): LineOutcome => ({ ok: true, changed: true, cart });
const unchanged = (cart: Cart): LineOutcome => ({ ok: true, changed: false, cart });
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Codes and payments on one cart; more are refused as the wire's limits are. */
export const maxDiscountCodes = 10;
export const maxPayments = 5;

/** Where the goods go (T-CCALL-10): only to the country whose rules the cart was made under (W19). */
export function setShippingAddress(
  cart: Cart,
  { address }: ActionOf<"setShippingAddress">,
  context: CartContext,
): LineOutcome {
  if (isSame(address, cart.shippingAddress)) return unchanged(cart);
  if (address && address.country !== context.shopperCountry) {
    return refuse("CountryMismatch", `This cart is delivered to ${context.shopperCountry} only.`, {
      country: context.shopperCountry,
    });
  }
  const addressed = { ...cart, shippingAddress: address };
  return changed(address ? taxedFromNow(addressed) : addressed);
}

/** Who is billed (T-CCALL-10). */
export function setBillingAddress(cart: Cart, { address }: ActionOf<"setBillingAddress">): LineOutcome {
  return isSame(address, cart.billingAddress) ? unchanged(cart) : changed({ ...cart, billingAddress: address });
}

/** How the goods go (T-CCALL-14); null takes the choice back. */
export function setShippingMethod(
  cart: Cart,
  { shippingMethod }: ActionOf<"setShippingMethod">,
  { checkout }: CartContext,
): LineOutcome {
  if (!shippingMethod) return cart.shippingInfo ? changed({ ...cart, shippingInfo: null }) : unchanged(cart);
  if (cart.shippingInfo?.shippingMethod?.id === shippingMethod.id) return unchanged(cart);
  const offer = shippingOffers(cart, checkout).find(({ id }) => id === shippingMethod.id);
  if (offer) return changed({ ...cart, shippingInfo: shippingInfoOf(offer) });
  return refuse(
    "ShippingMethodDoesNotMatchCart",
    `The shipping method '${shippingMethod.id}' does not carry this cart.`,
  );
}

/**
 * Applies a promotion code (T-CCALL-08). One that does not exist or is out of its time is refused; one that finds nothing
 * to work on is kept and inactive, because the next change of the cart may give it something (T-PROMO-06).
 */
export function addDiscountCode(cart: Cart, { code }: ActionOf<"addDiscountCode">, context: CartContext): LineOutcome {
  const promotion = findPromotion(code, context.checkout.promotions);
  const refusal = (reason: string, extra: Record<string, unknown> = {}) =>
    refuse("DiscountCodeNonApplicable", `The discount code '${code}' is not applicable: ${reason}.`, {
      discountCode: code,
      reason,
      ...extra,
    });
  if (!promotion) return refusal("DoesNotExist");
  if (!isInTime(promotion, context.now)) {
    const { id: discountCodeId, validFrom, validUntil } = promotion;
    return refusal("TimeRangeNonApplicable", { discountCodeId, validFrom, validUntil, validityCheckTime: context.now });
  }
  if (cart.discountCodes.some(({ discountCode }) => discountCode.id === promotion.id)) return unchanged(cart);
  if (cart.discountCodes.length >= maxDiscountCodes) {
    return refuse("InvalidInput", `MaxDiscountCodesReached: at most ${maxDiscountCodes} codes.`);
  }
  const { id, code: storedCode, name, names } = promotion;
  const entry = { discountCode: { id, code: storedCode, name, ...(names && { names }) }, state: "DoesNotMatchCart" };
  return changed({ ...cart, discountCodes: [...cart.discountCodes, entry] });
}

/** Takes a code off (T-CCALL-09); one that is not there was taken off already. */
export function removeDiscountCode(cart: Cart, { discountCode }: ActionOf<"removeDiscountCode">): LineOutcome {
  const discountCodes = cart.discountCodes.filter((entry) => entry.discountCode.id !== discountCode.id);
  return discountCodes.length === cart.discountCodes.length ? unchanged(cart) : changed({ ...cart, discountCodes });
}

/** Puts one of the owner's payments on the cart (T-CCALL-13). */
export function addPayment(cart: Cart, action: ActionOf<"addPayment">, { payments }: CartContext): LineOutcome {
  const known = cart.paymentInfo?.payments ?? [];
  if (known.some(({ id }) => id === action.payment.id)) return unchanged(cart);
  const payment = payments.get(action.payment.id);
  if (!payment) {
    return refuse("ReferencedResourceNotFound", `The payment '${action.payment.id}' is not one for this cart.`);
  }
  if (known.length >= maxPayments)
    return refuse("InvalidInput", `MaxPaymentsReached: at most ${maxPayments} payments.`);
  return changed({ ...cart, paymentInfo: { payments: [...known, payment] } });
}

/** Takes one payment off (T-PAY-07). */
export function removePayment(cart: Cart, { payment }: ActionOf<"removePayment">): LineOutcome {
  const known = cart.paymentInfo?.payments ?? [];
  const payments = known.filter(({ id }) => id !== payment.id);
  if (payments.length === known.length) return unchanged(cart);
  return changed({ ...cart, paymentInfo: payments.length > 0 ? { payments } : null });
}
