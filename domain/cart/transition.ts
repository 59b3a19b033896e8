/** The cart's one transition: state × command → state or refusal. No clock, no randomness, no I/O. */
import type { Cart, CartAction } from "@contracts/cart";
import { addLineItem, changeLineItemQuantity, removeLineItem } from "./line-actions";
import { recalculate, repriced } from "./recalculate";
import { type ActionOf, type CartContext, type CartOutcome, type LineOutcome, refuse } from "./state";
import { withTotals } from "./totals";

/** Applies all actions or none. Checking version and owner is the caller's, who has the storage. */
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
    ...withTotals(repriced(cart, next, context)),
    version: cart.version + effective,
    lastModifiedAt: context.now,
  };
  return { ok: true, cart: changed, effective };
}

function applyAction(cart: Cart, action: CartAction, context: CartContext): LineOutcome {
  switch (action.action) {
    case "addLineItem":
      return addLineItem(cart, action, context);
    case "changeLineItemQuantity":
      return changeLineItemQuantity(cart, action);
    case "removeLineItem":
      return removeLineItem(cart, action);
    case "recalculate":
      return recalculate(cart, action, context);
    case "setCustomField":
      return setCustomField(cart, action);
    default:
      return action satisfies never;
  }
}

const checkoutTypes: readonly string[] = ["regular", "quote", "punchout", "quoteb2d"];

function setCustomField(cart: Cart, { name, value }: ActionOf<"setCustomField">): LineOutcome {
  if (name === "checkoutType" && value !== null && !checkoutTypes.includes(value)) {
    return refuse("InvalidInput", `checkoutType must be one of ${checkoutTypes.join(", ")}.`);
  }
  if ((cart.custom.fields[name] ?? null) === value) return { ok: true, cart, changed: false };
  const { [name]: _, ...others } = cart.custom.fields;
  const fields = value === null ? others : { ...others, [name]: value };
  return { ok: true, changed: true, cart: { ...cart, custom: { ...cart.custom, fields } } };
}

export interface CartBirth {
  readonly id: string;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
  /** Country that prices hold for. */
  readonly country: string;
  readonly currency: string;
  /** "order" in distributor countries (T-CCALL-17). */
  readonly type: "order" | null;
  readonly now: string;
}

/** A new cart without lines, version 1. */
export function emptyCart(birth: CartBirth): Cart {
  return withTotals({
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
    totalPrice: { centAmount: 0, currencyCode: birth.currency, fractionDigits: 2 },
    shippingAddress: null,
    billingAddress: null,
    custom: { type: birth.type, fields: {} },
  });
}
