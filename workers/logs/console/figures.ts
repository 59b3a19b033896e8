/** A series as key figures, charts or a table row. */
import { regionNames, regions } from "@contracts/regions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { type RangeName, rangeStart, ranges } from "../figures/ranges";
import type { Series, Summary } from "../figures/series";
import { type Dimension, noRoute } from "../figures/tally";
import type { Deployment } from "../store/deployments";
import { latencyChart, rateChart, sparkline } from "./chart";
import { join, milliseconds, number, share, table } from "./layout";

export function nameOf(dimension: Dimension, value: string): string {
  const region = regionNames.find((name) => name === value);
  return dimension === "region" && region ? regions[region].name : value;
}

/** True for dimensions that count upstream calls; the others count requests. */
export const isOfCalls = (dimension: Dimension): boolean => dimension === "upstream" || dimension === "client";

/** @param comparable false if the previous range is not known completely */
export function keyFigures(series: Series, range: RangeName, comparable: boolean): SafeHtml {
  const { before } = series;
  const known = (text: string) => (comparable ? text : "before: –");
  const minutes = (ranges[range].spans * ranges[range].stepSeconds) / 60;
  const figures: readonly (readonly [string, string, string, boolean?])[] = [
    ["Requests", number(series.count), known(compared(series.count, before.count, number))],
    ["A minute", perMinute(series.count, minutes), known(`before: ${perMinute(before.count, minutes)}`)],
    [
      "Failed",
      share(series.failed, series.count),
      `${number(series.failed)}; ${known(`before: ${share(before.failed, before.count)}`)}`,
      series.failed > 0,
    ],
    ...(["p50", "p95", "p99"] as const).map(
      (name) => [name, milliseconds(series[name]), known(compared(series[name], before[name], milliseconds))] as const,
    ),
  ];
  return html`<dl class="tiles">${markup(join(figures.map(([name, figure, note, bad]) => html`<div><dt>${name}</dt><dd class="${bad ? "failed" : "figure"}">${figure}</dd><dd class="note">${note}</dd></div>`)))}</dl>`;
}

function perMinute(count: number, minutes: number): string {
  const rate = count / minutes;
  return rate >= 10 || rate === 0 ? number(Math.round(rate)) : rate.toFixed(1);
}

/** A value with its difference from the previous range. */
function compared(now: number | null, before: number | null, write: (value: number) => string): string {
  if (before === null || before === 0) return "before: –";
  return now === null ? `before: ${write(before)}` : `${change(now, before)}; before: ${write(before)}`;
}

function change(now: number, before: number): string {
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "the same";
  return `${percent > 0 ? "+" : "−"}${number(Math.abs(percent))} %`;
}

interface ChartRange {
  /** End of the range, milliseconds since 1970. */
  readonly now: number;
  readonly deployments: readonly Deployment[];
}

export function charts(series: Series, name: string, range: RangeName, { now, deployments }: ChartRange): SafeHtml {
  const { stepSeconds } = ranges[range];
  const from = rangeStart(range, Math.floor(now / 1000)) * 1000;
  const each = stepSeconds < 60 ? `${stepSeconds} s` : `${stepSeconds / 60} min`;
  const until = from + ranges[range].spans * stepSeconds * 1000;
  const times = { from, until, now, each, marks: deployments.map(({ at }) => at) };
  const { count, failed, p50, p95, p99 } = series;
  return join([
    rateChart(series.spans, `${name}: ${number(count)} requests, ${number(failed)} failed`, times),
    latencyChart(
      series.spans,
      `${name}: time to answer, half within ${milliseconds(p50)}, 95 % within ${milliseconds(p95)}, 99 % within ${milliseconds(p99)}`,
      times,
    ),
  ]);
}

const shownValues = 40;

interface Breakdown {
  readonly dimension: Exclude<Dimension, "all">;
  readonly title: string;
  readonly column: string;
  /** The table counts calls of a service instead of requests. */
  readonly calls?: boolean;
  /** False if the previous range is not known completely. */
  readonly comparable?: boolean;
  /** Address that a row links to. */
  to(value: string): string;
}

/** Busiest values of a dimension, each with a link to its own page. */
export function breakdown(
  series: readonly Series[],
  { dimension, title, column, calls = isOfCalls(dimension), comparable = true, to }: Breakdown,
): SafeHtml {
  const own = series.filter((one) => one.dimension === dimension);
  const all = calls ? null : own.reduce((sum, { count }) => sum + count, 0);
  const columns = [
    { name: column },
    { name: "over time" },
    { name: calls ? "calls" : "requests", number: true },
    ...(all === null ? [] : [{ name: "share", number: true }]),
    ...["before", "failed", "p50", "p95", "p99"].map((name) => ({ name, number: true })),
  ];
  const rows = own
    .slice(0, shownValues)
    .map(
      (one) =>
        html`<tr><th scope="row"><a href="${to(one.value)}">${nameOf(dimension, one.value)}</a></th><td>${markup(sparkline(one.spans))}</td><td class="number">${number(one.count)}</td>${markup(all === null ? html`` : html`<td class="number">${share(one.count, all)}</td>`)}<td class="number">${comparable ? before(one) : "–"}</td><td class="number ${one.failed > 0 ? "failed" : ""}">${share(one.failed, one.count)}</td>${markup(times(one))}</tr>`,
    );
  return html`<section><h2>${title}</h2>${markup(own.length === 0 ? html`<p class="note">None in this range.</p>` : table(title, columns, rows))}${markup(dimension === "route" && own.some(({ value }) => value === noRoute) ? html`<p class="note">${noRoute}: files, redirects and refusals of the door.</p>` : html``)}</section>`;
}

function before({ count, before: { count: earlier } }: Series): string {
  return earlier === 0 ? "–" : change(count, earlier);
}

function times(summary: Summary): SafeHtml {
  return join(
    [summary.p50, summary.p95, summary.p99].map((value) => html`<td class="number">${milliseconds(value)}</td>`),
  );
}
