import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneyOf } from "./money";
import { shareOf } from "./share";

describe("shareOf", () => {
  it.each([
    [40, 62_500, 3],
    [1000, 62_500, 63],
    [1, 500_000, 1],
    [-40, 62_500, -3],
    [0, 999_999, 0],
    [9_007_199_254_740_991, 1_000_000, 9_007_199_254_740_991],
  ])("%d minor units at %d parts per million are %d, rounding half away from zero", (amount, parts, share) => {
    expect(shareOf(moneyOf(amount, "USD"), parts).centAmount).toBe(share);
  });

  it("is within half a minor unit of the exact share, on either side of zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 1_000_000 }), (amount, parts) => {
        const share = shareOf(moneyOf(amount, "EUR"), parts).centAmount;
        const error = BigInt(share) * 1_000_000n - BigInt(amount) * BigInt(parts);
        expect(error <= 500_000n && error >= -500_000n).toBe(true);
        expect(shareOf(moneyOf(-amount, "EUR"), parts).centAmount + share).toBe(0);
      }),
    );
  });
});
