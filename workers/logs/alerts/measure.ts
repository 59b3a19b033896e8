/** What a rule finds in the figures of the last minutes. */
import { quantile } from "../figures/histogram";
import type { SpanRow } from "../figures/series";
import { addFigures, type Figures, noFigures } from "../figures/tally";
import type { AlertRule } from "./rules";

export interface Finding {
  /** The value of the rule's dimension: a region, a route, a service. */
  readonly value: string;
  /** Null: too few requests to say. */
  readonly measured: number | null;
}

/**
 * @param rows whole minutes; those of the rule are picked out
 * @param until end of the last whole minute, seconds since 1970
 * @param lastRequestAt seconds since 1970; null when there never was one
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
    if (row.dimension !== rule.by || row.start < since || row.start >= until) continue;
    if (rule.value !== undefined && row.value !== rule.value) continue;
    const figures = values.get(row.value) ?? noFigures();
    values.set(row.value, addFigures(figures, row));
  }
  return [...values].map(([value, figures]) => ({ value, measured: figureOf(rule, figures) }));
}

function figureOf({ measure: what, atLeast }: AlertRule, { count, failed, times }: Figures): number | null {
  if (count < atLeast) return null;
  return what === "p95" ? quantile(times, 0.95) : failed / count;
}

/** Minutes since the last request; a shop that was never visited is not silent, it is new. */
function silence(
  { by, value = "" }: AlertRule,
  rows: readonly SpanRow[],
  until: number,
  lastRequestAt: number | null,
): Finding {
  const starts = rows.filter((row) => row.dimension === by && row.value === value).map(({ start }) => start + 60);
  const last = Math.max(
    ...starts,
    by === "all" ? (lastRequestAt ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY,
  );
  if (Number.isFinite(last)) return { value, measured: Math.max(0, Math.floor((until - last) / 60)) };
  return { value, measured: lastRequestAt === null ? null : Math.floor((until - lastRequestAt) / 60) };
}
