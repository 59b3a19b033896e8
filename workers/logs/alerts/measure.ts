/** Measures an alert rule on the figures of the last minutes. */
import { quantile } from "../figures/histogram";
import type { SpanRow } from "../figures/series";
import { addFigures, type Figures, noFigures } from "../figures/tally";
import { type AlertRule, minutesOf } from "./rules";

export interface Finding {
  /** The value of the rule's dimension: a region, a route, a service. */
  readonly value: string;
  /** Null with too few requests to judge. */
  readonly measured: number | null;
}

/**
 * @param rows figures per whole minute; rows of other rules are ignored
 * @param until end of the last whole minute, seconds since 1970
 * @param lastRequestAt seconds since 1970; null if there was none
 */
export function measure(
  rule: AlertRule,
  rows: readonly SpanRow[],
  until: number,
  lastRequestAt: number | null,
): Finding[] {
  if (rule.measure === "silence") return [silence(rule, rows, until, lastRequestAt)];
  const since = until - rule.minutes * 60;
  const values = new Map<string, Figures>();
  for (const row of rows) {
    if (row.start < since || row.start >= until || !appliesTo(rule, row)) continue;
    if (rule.value !== undefined && row.value !== rule.value) continue;
    const figures = values.get(row.value) ?? noFigures();
    values.set(row.value, addFigures(figures, row));
  }
  return [...values].map(([value, figures]) => ({ value, measured: figureOf(rule, figures) }));
}

function figureOf({ measure: what, atLeast }: AlertRule, { count, failed, times }: Figures): number | null {
  if (count < atLeast) return null;
  switch (what) {
    case "failed-share":
      return failed / count;
    case "p95":
      return quantile(times, 0.95);
    case "silence":
      return null;
    default:
      return what satisfies never;
  }
}

/** Figures from before regions were separated belong to no region. */
function appliesTo({ by, region }: AlertRule, row: SpanRow): boolean {
  return row.dimension === by && (region === undefined || row.region === region);
}

/**
 * Minutes since the last request. A shop without any visit yet is new, not silent. A region or route without a request
 * in the window has been silent for at least the length of the window.
 */
function silence(rule: AlertRule, rows: readonly SpanRow[], until: number, lastRequestAt: number | null): Finding {
  const { by, region, value = "" } = rule;
  if (lastRequestAt === null && rows.length === 0) return { value, measured: null };
  const ends = rows.filter((row) => row.value === value && appliesTo(rule, row)).map(({ start }) => start + 60);
  const whole = by === "all" && region === undefined;
  const earliest = whole ? (lastRequestAt ?? Number.NEGATIVE_INFINITY) : until - minutesOf(rule) * 60;
  return { value, measured: Math.max(0, Math.floor((until - Math.max(earliest, ...ends)) / 60)) };
}
