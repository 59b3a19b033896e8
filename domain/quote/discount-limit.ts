/** Largest discount from the list price that a role may give in a quote, in parts per million. */
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";

const defaults: Readonly<Record<string, number>> = { owner: 1_000_000, orders: 200_000 };

/** 0 for a role that may not change prices. The operator's setting replaces the defaults role by role. */
export const discountLimitOf = (role: string, { quoteDiscountLimits }: CheckoutSettings): number =>
  quoteDiscountLimits?.[role] ?? defaults[role] ?? 0;
