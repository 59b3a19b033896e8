/**
 * Requirements of each precision from 1 to 11. Lower ones find more; higher ones find only what was typed.
 *
 * | precision | words that must match | prefixes | typing errors |
 * |---|---|---|---|
 * | 1 | one | yes | yes |
 * | 2 (default) to 5 | 60, 70, 75, 80 % | yes | yes |
 * | 6 | 90 % | yes | no |
 * | 7, 8 | all | yes | no |
 * | 9, 10 | all | no | no |
 * | 11 | all, adjacent | no | no |
 */
export const defaultPrecision = 2;

export interface PrecisionRules {
  /** Share of the words that a document must contain, rounded up. */
  readonly share: number;
  readonly prefix: boolean;
  readonly corrections: boolean;
  readonly phrase: boolean;
}

const shares: Readonly<Record<number, number>> = { 1: 0, 2: 0.6, 3: 0.7, 4: 0.75, 5: 0.8, 6: 0.9 };

export function precisionRules(precision: number): PrecisionRules {
  return {
    share: shares[precision] ?? 1,
    prefix: precision <= 8,
    corrections: precision <= 5,
    phrase: precision >= 11,
  };
}

/** Number of words that must match, at least one. */
export function wordsNeeded(words: number, rules: Pick<PrecisionRules, "share">): number {
  return Math.max(1, Math.ceil(words * rules.share - 1e-9));
}
