/** Actions on the whole cart: addresses, shipping method, promotion codes, payments, fields of the checkout. */
import { type Cart, cartCustomFields } from "@contracts/commerce/cart";
import { shippingInfoOf, shippingOffers } from "../checkout/shipping";
import { findPromotion, isInTime, isUsedUp } from "../promotions/states";
import { withShipTos } from "../ship-to/parcels";
import { setCustomField } from "./custom-fields";
import { isStandardLine } from "./line-items";
import { type ActionOf, type CartContext, type LineOutcome, refuse } from "./state";
import { taxedFromNow } from "./totals";

const changed = (cart: Cart): LineOutcome => ({ ok: true, changed: true, cart });
const unchanged = (cart: Cart): LineOutcome => ({ ok: true, changed: false, cart });
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Maximum codes and payments per cart; more are refused with the wire's limit error. */
const maxDiscountCodes = 10;
const maxPayments = 5;

/** Sets the shipping address (T-CCALL-10), which must be in the cart's country (W19). */
function setShippingAddress(
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

/** Sends lines, or pieces of lines, to several addresses of the cart's country. */
function setShipTos(cart: Cart, { shipTos }: ActionOf<"setShipTos">, context: CartContext): LineOutcome {
  const { shippingAddress } = cart;
  if (!shippingAddress) return refuse("InvalidInput", "The cart has no shipping address.");
  if (shipTos.some(({ address }) => address.country !== context.shopperCountry)) {
    return refuse("CountryMismatch", `This cart is delivered to ${context.shopperCountry} only.`, {
      country: context.shopperCountry,
    });
  }
  const whole = shipTos.flatMap(({ lineItemIds }) => lineItemIds);
  const pieces = Map.groupBy(
    shipTos.flatMap((one) => one.pieces ?? []),
    ({ lineItemId }) => lineItemId,
  );
  const bought = new Map(cart.lineItems.filter(isStandardLine).map(({ id, quantity }) => [id, quantity]));
  const unknown = [...whole, ...pieces.keys()].find((id) => !bought.has(id));
  if (unknown) return refuse("InvalidInput", `No line '${unknown}' can be sent.`, { lineItemId: unknown });
  if (new Set(whole).size < whole.length || whole.some((id) => pieces.has(id))) {
    return refuse("InvalidInput", "A line goes to one address, or units of it to several.");
  }
  for (const [lineItemId, parts] of pieces) {
    const sent = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    if (sent > (bought.get(lineItemId) ?? 0)) {
      return refuse("InvalidInput", `Line '${lineItemId}' has fewer units.`, { lineItemId });
    }
  }
  const sent = withShipTos({ ...cart, shippingAddress }, shipTos);
  const destinations = ({ lineItems, parcels, shippingAddress: main }: Cart) => [
    ...[main, parcels?.map(({ address }) => address)],
    lineItems.map(({ custom }) => [custom.fields.shipTo ?? null, custom.fields.shipToPieces ?? null]),
  ];
  return isSame(destinations(sent), destinations(cart)) ? unchanged(cart) : changed(sent);
}

/** Sets the billing address (T-CCALL-10). */
function setBillingAddress(cart: Cart, { address }: ActionOf<"setBillingAddress">): LineOutcome {
  return isSame(address, cart.billingAddress) ? unchanged(cart) : changed({ ...cart, billingAddress: address });
}

/** Sets the shipping method (T-CCALL-14); null clears it. */
function setShippingMethod(
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
 * Applies a promotion code (T-CCALL-08). An unknown or expired code is refused. A code without matching goods is kept
 * as inactive, because a later change may match it (T-PROMO-06).
 */
function addDiscountCode(cart: Cart, { code }: ActionOf<"addDiscountCode">, context: CartContext): LineOutcome {
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
  if (isUsedUp(promotion, context.promotionUses ?? null)) return refusal("MaxApplicationReached");
  if (cart.discountCodes.some(({ discountCode }) => discountCode.id === promotion.id)) return unchanged(cart);
  if (cart.discountCodes.length >= maxDiscountCodes) {
    return refuse("InvalidInput", `MaxDiscountCodesReached: at most ${maxDiscountCodes} codes.`);
  }
  const { id, code: storedCode, name, names } = promotion;
  const entry = { discountCode: { id, code: storedCode, name, ...(names && { names }) }, state: "DoesNotMatchCart" };
  return changed({ ...cart, discountCodes: [...cart.discountCodes, entry] });
}

/** Removes a code (T-CCALL-09); no effect if it is not on the cart. */
function removeDiscountCode(cart: Cart, { discountCode }: ActionOf<"removeDiscountCode">): LineOutcome {
  const discountCodes = cart.discountCodes.filter((entry) => entry.discountCode.id !== discountCode.id);
  return discountCodes.length === cart.discountCodes.length ? unchanged(cart) : changed({ ...cart, discountCodes });
}

/** Adds one of the owner's payments to the cart (T-CCALL-13). */
function addPayment(cart: Cart, action: ActionOf<"addPayment">, { payments }: CartContext): LineOutcome {
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

/** Removes one payment (T-PAY-07). */
function removePayment(cart: Cart, { payment }: ActionOf<"removePayment">): LineOutcome {
  const known = cart.paymentInfo?.payments ?? [];
  const payments = known.filter(({ id }) => id !== payment.id);
  if (payments.length === known.length) return unchanged(cart);
  return changed({ ...cart, paymentInfo: payments.length > 0 ? { payments } : null });
}

/** One rule for each action on the whole cart. */
export const checkoutRules = {
  setCustomField,
  setShippingAddress,
  setShipTos,
  setBillingAddress,
  setShippingMethod,
  addDiscountCode,
  removeDiscountCode,
  addPayment,
  removePayment,
};

/** The shopper's fields, and the chosen distributor's. A punchout session keeps its kind of checkout. */
const chosenFields = [...cartCustomFields.filter((name) => name !== "checkoutType"), "distributor"];

/**
 * The emptied cart without its checkout choices, so no purchase order, code or comment goes with the next order. Fields
 * of a punchout session stay.
 */
export function withoutChoices(cart: Cart): Cart {
  const fields = Object.fromEntries(
    Object.entries(cart.custom.fields).filter(([name]) => !chosenFields.some((chosen) => name.startsWith(chosen))),
  );
  return {
    ...cart,
    discountCodes: [],
    paymentInfo: null,
    shippingInfo: null,
    shippingAddress: null,
    billingAddress: null,
    custom: { ...cart.custom, fields },
  };
}
