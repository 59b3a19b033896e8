/** Applies promotions to a cart: code states, discounted lines, gifts. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { CheckoutSettings, Promotion } from "@contracts/commerce/checkout-settings";
import { multiply, sum } from "../money/money";
import { hasQuotedPrice } from "../quote/quoted-line";
import { concerns, discounted, undiscounted } from "./line-discounts";
import { codeState, type PromotionUses } from "./states";

interface PromotionContext {
  readonly now: string;
  /** The shopper's country. */
  readonly country: string;
  readonly checkout: Pick<CheckoutSettings, "promotions">;
  /** The customer's earlier orders; null for a guest. */
  readonly uses: PromotionUses | null;
  /** The gift as a line at its list price; null if it is not available in this cart. */
  giftLine(promotion: Promotion, sku: string, quantity: number): LineItem | null;
}

/** Lines added by the shopper; gifts follow their promotion. */
const isStandard = (line: LineItem): boolean => line.lineItemMode === "standard";

/**
 * Applies all codes of the cart to the lines without a quoted price. Promotions apply in the operator's order, not in
 * the order of entry, so two shoppers with the same codes pay the same.
 */
export function withPromotions(cart: Cart, context: PromotionContext): { cart: Cart; freeShipping: boolean } {
  const bought = cart.lineItems.filter(isStandard);
  // A quoted price is final: codes neither lower it nor count it.
  const lines = bought.filter((line) => !hasQuotedPrice(line)).map(undiscounted);
  const goods = sum(
    lines.map((line) => line.totalPrice),
    cart.currency,
  );
  const gifts = new Map<string, LineItem>();
  const applies = (promotion: Promotion): boolean => {
    const { effect } = promotion;
    if (effect.kind === "freeShipping") return lines.length > 0;
    if (effect.kind !== "gift") return lines.some((line) => concerns(promotion, line));
    const gift = lines.length > 0 ? context.giftLine(promotion, effect.sku, effect.quantity) : null;
    if (gift) gifts.set(promotion.id, asGift(gift, promotion));
    return gift !== null;
  };
  const known = new Map(context.checkout.promotions.map((promotion) => [promotion.id, promotion]));
  const judged = cart.discountCodes.map((entry) => {
    const promotion = known.get(entry.discountCode.id);
    const { now, country, uses } = context;
    const facts = { now, country, goods, uses, applies: promotion ? applies(promotion) : false };
    return { ...entry, state: codeState(promotion, facts) };
  });
  const discountCodes = stopped(judged, context.checkout.promotions);
  const active = new Set(
    discountCodes.filter(({ state }) => state === "MatchesCart").map(({ discountCode }) => discountCode.id),
  );
  const promotions = context.checkout.promotions.filter(({ id }) => active.has(id));
  const lineItems = [
    ...bought.map((line) => (hasQuotedPrice(line) ? line : discounted(line, promotions))),
    ...promotions.flatMap(({ id }) => gifts.get(id) ?? []),
  ];
  return {
    cart: { ...cart, discountCodes, lineItems },
    freeShipping: promotions.some(({ effect }) => effect.kind === "freeShipping"),
  };
}

/** An active promotion may stop the codes after it. */
function stopped(codes: Cart["discountCodes"], promotions: readonly Promotion[]): Cart["discountCodes"] {
  const matching = new Set(
    codes.flatMap(({ discountCode, state }) => (state === "MatchesCart" ? [discountCode.id] : [])),
  );
  const last = promotions.findIndex(
    ({ id, stackingMode }) => stackingMode === "StopAfterThisDiscount" && matching.has(id),
  );
  if (last === -1) return codes;
  const behind = new Set(promotions.slice(last + 1).map(({ id }) => id));
  return codes.map((entry) =>
    entry.state === "MatchesCart" && behind.has(entry.discountCode.id)
      ? { ...entry, state: "ApplicationStoppedByPreviousDiscount" }
      : entry,
  );
}

/** A gift costs nothing and cannot be changed. */
function asGift(line: LineItem, { name }: Promotion): LineItem {
  const nothing = multiply(line.listPrice, 0);
  return {
    ...line,
    netPrice: nothing,
    totalPrice: nothing,
    totalPriceComputed: nothing,
    discountedPrice: nothing,
    discountedPricePerQuantity: [{ quantity: line.quantity, value: nothing }],
    appliedPromoNames: [name],
    lineItemMode: "gift",
    lineItemType: "giftLineItem",
    state: null,
  };
}
