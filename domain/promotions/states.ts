/** Promotion codes: which there are, and in which state one is on a cart. */
import type { Promotion } from "@contracts/commerce/checkout-settings";
import type { Money } from "@contracts/values/money";

/** States of the wire; everything but `MatchesCart` is inactive (T-CART-02). */
export type CodeState = "MatchesCart" | "DoesNotMatchCart" | "NotActive" | "NotValid";

/** The promotion that a shopper's text names, however it is written. */
export function findPromotion(code: string, promotions: readonly Promotion[]): Promotion | null {
  const wanted = code.trim().normalize("NFKC").toUpperCase();
  return promotions.find((promotion) => promotion.code === wanted) ?? null;
}

/** `now` in ISO 8601; the last moment belongs to the promotion. */
export function isInTime({ validFrom, validUntil }: Promotion, now: string): boolean {
  const time = Date.parse(now);
  return time >= Date.parse(validFrom) && time <= Date.parse(validUntil);
}

export interface CodeFacts {
  readonly now: string;
  readonly country: string;
  /** Value of the goods before promotions. */
  readonly goods: Money;
  /** Whether the promotion finds something on the cart to work on. */
  readonly applies: boolean;
}

/** State of a code on a cart; a promotion that the operator has taken away is `NotValid`. */
export function codeState(promotion: Promotion | undefined, { now, country, goods, applies }: CodeFacts): CodeState {
  if (!promotion) return "NotValid";
  if (!isInTime(promotion, now)) return "NotActive";
  const { countries, minimumCentAmounts = {} } = promotion;
  if (countries && !countries.includes(country)) return "DoesNotMatchCart";
  const minimum = Object.hasOwn(minimumCentAmounts, goods.currencyCode) ? minimumCentAmounts[goods.currencyCode] : 0;
  return applies && goods.centAmount >= (minimum ?? 0) ? "MatchesCart" : "DoesNotMatchCart";
}
