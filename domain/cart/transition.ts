/** The cart transition: state × command → state or error. No clock, no randomness, no I/O. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import { moneyOf } from "../money/money";
import {
  addDiscountCode,
  addPayment,
  removeDiscountCode,
  removePayment,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from "./checkout-actions";
import { setCustomField } from "./custom-fields";
import { lineRules } from "./line-actions";
import { recalculate, repriced } from "./recalculate";
import { recomputeCart } from "./recompute";
import type { ActionOf, CartContext, CartOutcome, LineOutcome } from "./state";

/** Applies all actions or none. The caller checks version and owner. */
export function applyActions(cart: Cart, actions: readonly CartAction[], context: CartContext): CartOutcome {
  let next = cart;
  let effective = 0;
  for (const action of actions) {
    const outcome = applyAction(next, action, context);
    if (!outcome.ok) return outcome;
    if (outcome.changed) {
      next = outcome.cart;
      effective += 1;
    }
  }
  if (effective === 0) return { ok: true, cart, effective };
  const changed = {
    ...recomputeCart(repriced(cart, next, context), context),
    version: cart.version + effective,
    lastModifiedAt: context.now,
  };
  return { ok: true, cart: changed, effective };
}

type Rule<Name extends CartAction["action"]> = (
  cart: Cart,
  action: ActionOf<Name>,
  context: CartContext,
) => LineOutcome;

/** One rule for each action of the wire. */
const rules: { readonly [Name in CartAction["action"]]: Rule<Name> } = {
  ...lineRules,
  recalculate,
  setCustomField,
  setShippingAddress,
  setBillingAddress,
  setShippingMethod,
  addDiscountCode,
  removeDiscountCode,
  addPayment,
  removePayment,
};

function applyAction<Name extends CartAction["action"]>(
  cart: Cart,
  action: ActionOf<Name> & { readonly action: Name },
  context: CartContext,
): LineOutcome {
  return rules[action.action](cart, action, context);
}

interface NewCartInput {
  readonly id: string;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
  /** Country whose prices apply. */
  readonly country: string;
  readonly currency: string;
  /** "order" in distributor countries (T-CCALL-17). */
  readonly type: "order" | null;
  readonly now: string;
}

/** A new cart without lines, version 1. */
export function emptyCart(birth: NewCartInput): Cart {
  return {
    id: birth.id,
    version: 1,
    cartState: "Active",
    customerId: birth.customerId,
    anonymousId: birth.anonymousId,
    country: birth.country,
    currency: birth.currency,
    totalLineItemQuantity: 0,
    createdAt: birth.now,
    lastModifiedAt: birth.now,
    lineItems: [],
    discountCodes: [],
    paymentInfo: null,
    shippingInfo: null,
    taxedPrice: null,
    totalPrice: moneyOf(0, birth.currency),
    shippingAddress: null,
    billingAddress: null,
    custom: { type: birth.type, fields: {} },
  };
}
