/** The cart transition: state × command → state or error. No clock, no randomness, no I/O. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import { moneyOf } from "../money/money";
import { addQuoted } from "../quote/add-quoted";
import type { QuoteTerms } from "../quote/terms";
import { checkoutRules, withoutChoices } from "./checkout-actions";
import { lineRules } from "./line-actions";
import { isStandardLine } from "./line-items";
import { priceChangedLineState, recalculate, repriced } from "./recalculate";
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
  return { ok: true, cart: settled(cart, next, effective, context), effective };
}

/** Adds the lines of a quote (`addQuoted`) as one change. */
export function applyQuote(cart: Cart, terms: QuoteTerms, context: CartContext): CartOutcome {
  const outcome = addQuoted(cart, terms, context);
  if (!outcome.ok) return outcome;
  if (!outcome.changed) return { ok: true, cart, effective: 0 };
  return { ok: true, cart: settled(cart, outcome.cart, 1, context), effective: 1 };
}

/**
 * The cart as it is now, at today's prices and in today's catalogue. Its version is unchanged, because no shopper
 * changed it, and lines marked by the last change stay marked.
 */
export function asOfNow(cart: Cart, context: CartContext): Cart {
  const fresh = repriced(cart, cart, context);
  const marked = new Set(cart.lineItems.flatMap(({ id, state }) => (state === priceChangedLineState ? [id] : [])));
  const lineItems = fresh.lineItems.map((line) =>
    line.state === null && marked.has(line.id) ? { ...line, state: priceChangedLineState } : line,
  );
  return recomputeCart({ ...fresh, lineItems }, context);
}

function settled(before: Cart, after: Cart, effective: number, context: CartContext): Cart {
  const emptied = before.lineItems.some(isStandardLine) && !after.lineItems.some(isStandardLine);
  const kept = emptied ? withoutChoices(after) : after;
  return {
    ...recomputeCart(repriced(before, kept, context), context),
    version: before.version + effective,
    lastModifiedAt: context.now,
  };
}

type Rule<Name extends CartAction["action"]> = (
  cart: Cart,
  action: ActionOf<Name>,
  context: CartContext,
) => LineOutcome;

/** One rule for each action of the wire. */
const rules: { readonly [Name in CartAction["action"]]: Rule<Name> } = {
  ...lineRules,
  ...checkoutRules,
  recalculate,
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
