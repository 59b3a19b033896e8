/** Measures of one ranked list, and their means over a class of queries. */
import type { Grade } from "./judge";

export const listLength = 10;

export interface Measures {
  /** Normalized discounted cumulative gain. */
  readonly ndcg: number;
  /** Reciprocal rank of the first exact answer among the first ten; 0 if there is none. */
  readonly reciprocalRank: number;
  /** 1 if an exact answer is among the first three. */
  readonly inThree: number;
  /** 1 if nothing was found. */
  readonly empty: number;
}

/** Measures a list: `grades` of its hits in order; `best` is the start of the best possible list. */
export function measure(grades: readonly Grade[], best: readonly Grade[]): Measures {
  const shown = grades.slice(0, listLength);
  const ideal = discountedGain(best.slice(0, listLength));
  const first = shown.indexOf(3);
  return {
    ndcg: ideal === 0 ? 0 : discountedGain(shown) / ideal,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    inThree: first >= 0 && first < 3 ? 1 : 0,
    empty: grades.length === 0 ? 1 : 0,
  };
}

function discountedGain(grades: readonly Grade[]): number {
  return grades.reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

export function mean(measures: readonly Measures[]): Measures {
  const of = (name: keyof Measures) =>
    measures.length === 0 ? 0 : measures.reduce((sum, one) => sum + one[name], 0) / measures.length;
  return { ndcg: of("ndcg"), reciprocalRank: of("reciprocalRank"), inThree: of("inThree"), empty: of("empty") };
}
