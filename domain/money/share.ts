/** Shares of an amount: taxes and percentages. */
import type { Money } from "@contracts/values/money";

const million = 1_000_000n;

/**
 * `partsPerMillion` of an amount, rounded half away from zero to a minor unit: 6.25 % of 0.40 is 0.03. Whoever splits an
 * amount takes the rest as a difference, so that parts always add up.
 */
export function shareOf(amount: Money, partsPerMillion: number): Money {
  const product = BigInt(Math.abs(amount.centAmount)) * BigInt(partsPerMillion);
  const rounded = Number((product + million / 2n) / million);
  return { ...amount, centAmount: amount.centAmount < 0 && rounded !== 0 ? -rounded : rounded };
}
