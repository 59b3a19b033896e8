/** Figures and requests as CSV, with the parameters of their page. */
import { csvText } from "@domain/tables/csv-text";
import { spreadsheetCell } from "@domain/tables/spreadsheet-cell";
import { type RangeName, rangeStart, ranges } from "../figures/ranges";
import type { Series } from "../figures/series";
import type { RequestRow } from "../store/requests";

type Cell = string | number | null;

function csv(name: string, rows: readonly (readonly Cell[])[]): Response {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? spreadsheetCell(cell) : (cell ?? ""))));
  return new Response(csvText(cells), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="benchside-${name}.csv"`,
    },
  });
}

const isoOf = (at: number): string => new Date(at).toISOString();

/** One row per span; times in milliseconds, rounded to tenths. */
export function figuresFile({ spans }: Series, range: RangeName, now: number): Response {
  const start = rangeStart(range, Math.floor(now / 1000));
  const { stepSeconds } = ranges[range];
  const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
  const rows = spans.map(({ count, failed, p50, p95, p99 }, index) => [
    isoOf((start + index * stepSeconds) * 1000),
    count,
    failed,
    ...[p50, p95, p99].map(tenths),
  ]);
  return csv("figures", [["from (UTC)", "requests", "failed", "p50 ms", "p95 ms", "p99 ms"], ...rows]);
}

export function requestsFile(rows: readonly RequestRow[]): Response {
  return csv("requests", [
    ["time (UTC)", "id", "region", "status", "method", "path", "ms", "page", "country", "language", "visitor", "calls"],
    ...rows.map((row) => [
      ...[isoOf(row.at), row.id, row.region, row.status, row.method, row.path, Math.round(row.ms), row.cache],
      ...[row.country ?? null, row.language ?? null, row.visitor ?? null, row.calls],
    ]),
  ]);
}
