/** Figures of a subject: within its region, and across regions. */
import type { Region } from "@domain/market/market";
import { type RangeName, rangeStart } from "./ranges";
import { type Series, type SpanRow, seriesOf } from "./series";
import type { Dimension } from "./tally";

/** Subject of figures: a value of a dimension, in one region or in all. */
export interface FigureSubject {
  readonly by: Dimension;
  readonly value: string;
  readonly region: Region | null;
}

export interface FigureView {
  /** Series over all regions, and series of each region. */
  readonly shop: readonly Series[];
  /** Routes, cache statuses and services of the subject's region; empty without a region. */
  readonly within: readonly Series[];
  /** The subject's value in each region, as values of the region dimension. */
  readonly across: readonly Series[];
  /**
   * Start of figures by region, in seconds since 1970, if the range or the previous one began earlier; otherwise null.
   */
  readonly regionsSince: number | null;
}

/** @param since start of figures by region, seconds since 1970 */
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

/** Whether figures by region cover the whole range, and the whole previous range. */
export function knownRanges(since: number | null, range: RangeName, nowSeconds: number) {
  const start = rangeStart(range, nowSeconds);
  return { whole: since === null || since <= start, before: since === null };
}
