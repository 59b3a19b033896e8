/** Percentages of an amount, for taxes and discounts. */
import type { Money } from "@contracts/values/money";

const million = 1_000_000n;

/**
 * `partsPerMillion` of an amount, rounded half away from zero: 6.25 % of 0.40 is 0.03. To split an amount, subtract the
 * share from it, so the parts add up.
 */
export function shareOf(amount: Money, partsPerMillion: number): Money {
  const product = BigInt(Math.abs(amount.centAmount)) * BigInt(partsPerMillion);
  const rounded = Number((product + million / 2n) / million);
  return { ...amount, centAmount: amount.centAmount < 0 && rounded !== 0 ? -rounded : rounded };
}
