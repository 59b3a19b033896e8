/** Figures of a range for the console, with the previous range for comparison. */
import { quantile } from "./histogram";
import { type RangeName, rangeStart, ranges } from "./ranges";
import { addFigures, type Dimension, type Figures, noFigures } from "./tally";

/** A stored span of one value. */
export interface SpanRow extends Figures {
  /** Seconds since 1970. */
  readonly start: number;
  /** Null for figures from before regions were separated. */
  readonly region: string | null;
  readonly dimension: Dimension;
  readonly value: string;
}

export interface Summary {
  readonly count: number;
  readonly failed: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
}

export interface Series extends Summary {
  readonly dimension: Dimension;
  readonly value: string;
  /** Summary of the previous range, of equal length. */
  readonly before: Summary;
  /** One per span, oldest first. */
  readonly spans: readonly Summary[];
}

function summaryOf({ count, failed, times }: Figures): Summary {
  return {
    count,
    failed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

/** Series of all values in the rows, busiest first. */
export function seriesOf(rows: readonly SpanRow[], range: RangeName, nowSeconds: number): Series[] {
  const { stepSeconds, spans } = ranges[range];
  const since = rangeStart(range, nowSeconds);
  const groups = Map.groupBy(rows, ({ dimension, value }) => `${dimension}\n${value}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const all = noFigures();
      const before = noFigures();
      const each = Array.from({ length: spans }, noFigures);
      for (const row of group) {
        const span = each[(row.start - since) / stepSeconds];
        if (row.start < since) addFigures(before, row);
        else if (span) {
          addFigures(span, row);
          addFigures(all, row);
        }
      }
      const { dimension, value } = first;
      return { dimension, value, ...summaryOf(all), before: summaryOf(before), spans: each.map(summaryOf) };
    })
    .filter(({ count, before }) => count + before.count > 0)
    .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** A series without requests, for a value without data in the range. */
export function emptySeries(dimension: Dimension, value: string, range: RangeName): Series {
  const nothing = summaryOf(noFigures());
  const spans = Array.from({ length: ranges[range].spans }, () => nothing);
  return { dimension, value, ...nothing, before: nothing, spans };
}
