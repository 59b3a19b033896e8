/** Figures of one region alone, and of one value in each region. */
import type { Region } from "@domain/market/market";
import { type RangeName, rangeStart } from "./ranges";
import { type Series, type SpanRow, seriesOf } from "./series";
import type { Dimension } from "./tally";

/** Something that figures are about: a value of a dimension, in one region or in all of them. */
export interface FigureSubject {
  readonly by: Dimension;
  readonly value: string;
  readonly region: Region | null;
}

export interface FigureView {
  /** Of all regions together, and of each of them. */
  readonly shop: readonly Series[];
  /** Routes, cache statuses and services within the subject's region; none where it has no region. */
  readonly within: readonly Series[];
  /** The subject's value in each region, as values of the dimension of regions. */
  readonly across: readonly Series[];
  /**
   * When figures by region began, in seconds since 1970, where something in the range, or in the one before that it is
   * compared with, was counted earlier; null where regions are told apart all along.
   */
  readonly regionsSince: number | null;
}

/** @param since when figures by region began, seconds since 1970 */
export function viewOf(
  rows: readonly SpanRow[],
  { by, value, region }: FigureSubject,
  range: RangeName,
  nowSeconds: number,
  since: number,
): FigureView {
  const series = (some: readonly SpanRow[]) => seriesOf(some, range, nowSeconds);
  const own = (row: SpanRow) => row.region === region && row.dimension !== "all" && row.dimension !== "region";
  const everywhere = rows.flatMap((row): SpanRow[] =>
    row.dimension === by && row.value === value && row.region !== null
      ? [{ ...row, dimension: "region", value: row.region }]
      : [],
  );
  return {
    shop: series(rows),
    within: region === null ? [] : series(rows.filter(own)),
    across: by === "all" || by === "region" ? [] : series(everywhere),
    regionsSince: rows.some((row) => row.region === null) ? since : null,
  };
}

/** Whether a region's routes, cache statuses and services are known for all of the range, and for all of the one before. */
export function knownRanges(since: number | null, range: RangeName, nowSeconds: number) {
  const start = rangeStart(range, nowSeconds);
  return { whole: since === null || since <= start, before: since === null };
}
