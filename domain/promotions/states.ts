/** Promotion codes and their state on a cart. */
import type { Promotion } from "@contracts/commerce/checkout-settings";
import type { Money } from "@contracts/values/money";

/** States of the wire; all except `MatchesCart` are inactive (T-CART-02). */
type CodeState =
  | "MatchesCart"
  | "DoesNotMatchCart"
  | "NotActive"
  | "NotValid"
  | "MaxApplicationReached"
  | "ApplicationStoppedByPreviousDiscount";

/** Earlier orders of a customer. */
export interface PromotionUses {
  readonly orders: number;
  /** Orders with a code, by promotion id. */
  readonly byPromotion: ReadonlyMap<string, number>;
}

/** True if a customer's earlier orders decide whether the promotion applies. */
export const dependsOnOrders = ({ maxApplicationsPerCustomer, newCustomersOnly }: Promotion): boolean =>
  maxApplicationsPerCustomer !== undefined || newCustomersOnly === true;

/** True if the customer has used the promotion up. False for a guest, whose earlier orders are unknown. */
export function isUsedUp(promotion: Promotion, uses: PromotionUses | null): boolean {
  if (!uses) return false;
  const { id, maxApplicationsPerCustomer: most, newCustomersOnly } = promotion;
  if (newCustomersOnly && uses.orders > 0) return true;
  return most !== undefined && (uses.byPromotion.get(id) ?? 0) >= most;
}

/** Uses of a guest: whether it is their first order is unknown, so such promotions do not apply. */
export const guestUses = (promotions: readonly Promotion[]): PromotionUses => ({
  orders: 1,
  byPromotion: new Map(promotions.map(({ id }) => [id, Number.POSITIVE_INFINITY])),
});

/** Finds a promotion by the typed code, in any spelling. */
export function findPromotion(code: string, promotions: readonly Promotion[]): Promotion | null {
  const wanted = code.trim().normalize("NFKC").toUpperCase();
  return promotions.find((promotion) => promotion.code === wanted) ?? null;
}

/** True if valid at `now` (ISO 8601) and not stopped; both ends are inclusive. */
export function isInTime({ validFrom, validUntil, stopped }: Promotion, now: string): boolean {
  const time = Date.parse(now);
  return stopped !== true && time >= Date.parse(validFrom) && time <= Date.parse(validUntil);
}

interface CodeFacts {
  readonly now: string;
  readonly country: string;
  /** Value of the goods before promotions. */
  readonly goods: Money;
  /** True if the promotion matches something in the cart. */
  readonly applies: boolean;
  /** Null for a guest. */
  readonly uses: PromotionUses | null;
}

/** State of a code on a cart. A promotion deleted by the operator is `NotValid`. */
export function codeState(
  promotion: Promotion | undefined,
  { now, country, goods, applies, uses }: CodeFacts,
): CodeState {
  if (!promotion) return "NotValid";
  if (!isInTime(promotion, now)) return "NotActive";
  if (isUsedUp(promotion, uses)) return "MaxApplicationReached";
  const { countries, minimumCentAmounts = {} } = promotion;
  if (countries && !countries.includes(country)) return "DoesNotMatchCart";
  const minimum = Object.hasOwn(minimumCentAmounts, goods.currencyCode) ? minimumCentAmounts[goods.currencyCode] : 0;
  return applies && goods.centAmount >= (minimum ?? 0) ? "MatchesCart" : "DoesNotMatchCart";
}
