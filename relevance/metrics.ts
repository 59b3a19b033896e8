/** Measures of one ranked list, and their means over a class of queries. */
import type { Grade } from "./judge";

export const listLength = 10;

/** Each from 0 to 1. */
export interface Measures {
  /** Normalized discounted cumulative gain. */
  readonly ndcg: number;
  /** Reciprocal rank of the first exact match among the first ten; 0 if there is none. */
  readonly reciprocalRank: number;
  /** 1 if an exact match is among the first three. */
  readonly inThree: number;
  /** 1 if the first hit is an exact match. */
  readonly first: number;
  /** Share of the first ten that have the right target; of as many as there are, if fewer exist. */
  readonly precision: number;
  /** Share of the first ten with the right target, or of as many as exist. */
  readonly own: number;
  /** 1 if the first three have no product of a gene that the query must not be exchanged for. */
  readonly spared: number;
  /** 1 if the list is within the length limit for queries with a known target or without any meaning. */
  readonly narrow: number;
  /** 1 if nothing was found. */
  readonly empty: number;
}

/** Measures that a class of queries can be judged by. */
export type ClassMeasure = "inThree" | "first" | "precision" | "own" | "spared" | "narrow";

export interface ListFacts {
  /** Grades of the first hits, in order. */
  readonly grades: readonly Grade[];
  /** Start of the best possible list. */
  readonly best: readonly Grade[];
  /** True if the first ten have a product of a gene that the query did not name. */
  readonly foreign: boolean;
  /** True if the first three have a product of a forbidden gene. */
  readonly exchanged: boolean;
  readonly tooLong: boolean;
}

export function measure({ grades, best, foreign, exchanged, tooLong }: ListFacts): Measures {
  const shown = grades.slice(0, listLength);
  const wanted = best.slice(0, listLength);
  const ideal = discountedGain(wanted);
  const exact = shown.indexOf(3);
  return {
    ndcg: ideal === 0 ? 0 : discountedGain(shown) / ideal,
    reciprocalRank: exact < 0 ? 0 : 1 / (exact + 1),
    inThree: exact >= 0 && exact < 3 ? 1 : 0,
    first: exact === 0 ? 1 : 0,
    precision: wanted.length === 0 ? 0 : Math.min(1, shown.filter((one) => one > 0).length / wanted.length),
    own: foreign ? 0 : 1,
    spared: exchanged ? 0 : 1,
    narrow: tooLong ? 0 : 1,
    empty: grades.length === 0 ? 1 : 0,
  };
}

function discountedGain(grades: readonly Grade[]): number {
  return grades.reduce<number>((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

export function mean(measures: readonly Measures[]): Measures {
  const of = (name: keyof Measures) =>
    measures.length === 0 ? 0 : measures.reduce((sum, one) => sum + one[name], 0) / measures.length;
  return {
    ndcg: of("ndcg"),
    reciprocalRank: of("reciprocalRank"),
    inThree: of("inThree"),
    first: of("first"),
    precision: of("precision"),
    own: of("own"),
    spared: of("spared"),
    narrow: of("narrow"),
    empty: of("empty"),
  };
}
