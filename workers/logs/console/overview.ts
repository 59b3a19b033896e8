/** The first page: how the storefronts are doing over a range of time, and what they answer right now. */
import { html, markup, type SafeHtml } from "@domain/island/html";
import { rangeStart, ranges } from "../figures/ranges";
import { emptySeries, type Series, type Summary } from "../figures/series";
import { type Dimension, noRoute } from "../figures/tally";
import type { Alert } from "../store/alerts";
import type { RequestRow } from "../store/requests";
import { latencyChart, rateChart, sparkline } from "./chart";
import { address, choice, join, milliseconds, number, page, share, table } from "./layout";
import { type OverviewQuery, refreshSeconds } from "./query";
import { requestTable } from "./request-table";

export interface Overview {
  readonly query: OverviewQuery;
  readonly series: readonly Series[];
  readonly recent: readonly RequestRow[];
  readonly firing: readonly Alert[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const regionNames: Readonly<Record<string, string>> = { global: "Global", jp: "Japan", cn: "China" };
const breakdowns = [
  ["region", "Regions", "region"],
  ["route", "Routes", "route"],
  ["cache", "Pages from the store", "page"],
  ["upstream", "Services", "service"],
] as const;

export function overviewPage({ query, series, recent, firing, now }: Overview): Response {
  const { range, by, value } = query;
  const shown = series.find((one) => one.dimension === by && one.value === value) ?? emptySeries(by, value, range);
  const name = by === "all" ? "All requests" : nameOf(by, value);
  return page(
    `${name}, ${ranges[range].name}`,
    html`<div class="top"><h1>${name}, last ${ranges[range].name}</h1>${markup(choices(query))}</div>
${markup(alarm(firing))}
${markup(by === "all" ? html`` : html`<p><a href="${address("/", { ...query, by: null, value: null })}">All requests</a></p>`)}
${markup(keyFigures(shown, range))}
<div class="charts">${markup(charts(shown, name, range, now))}</div>
${markup(join(breakdowns.map(([dimension, title, column]) => breakdown(dimension, title, column, series, query))))}
<section><h2>Latest requests</h2>${markup(requestTable(recent, "Latest requests"))}<p><a href="/requests">Search all requests</a></p></section>`,
    { current: "/", refreshSeconds: query.refresh ? Number(query.refresh) : null },
  );
}

function nameOf(dimension: Dimension, value: string): string {
  return dimension === "region" ? (regionNames[value] ?? value) : value;
}

function choices(query: OverviewQuery): SafeHtml {
  const to = (change: Partial<Record<keyof OverviewQuery, string | null>>) => address("/", { ...query, ...change });
  const range = Object.entries(ranges).map(([key, { name }]) => choice(name, to({ range: key }), key === query.range));
  const refresh = [
    choice("off", to({ refresh: null }), !query.refresh),
    ...refreshSeconds.map((value) => choice(`${value} s`, to({ refresh: value }), value === query.refresh)),
  ];
  return html`<nav aria-label="Range">${markup(join(range))}</nav><nav aria-label="Ask again after">Ask again: ${markup(join(refresh))}</nav>`;
}

function alarm(firing: readonly Alert[]): SafeHtml {
  if (firing.length === 0) return html``;
  const names = firing.map(({ alert }) => html`<li>${alert}</li>`);
  return html`<section class="alarm" aria-labelledby="alarm"><h2 id="alarm">${firing.length === 1 ? "An alert is firing" : `${firing.length} alerts are firing`}</h2><ul>${markup(join(names))}</ul><p><a href="/alerts">See the alerts</a></p></section>`;
}

function keyFigures(series: Series, range: OverviewQuery["range"]): SafeHtml {
  const { before } = series;
  const minutes = (ranges[range].spans * ranges[range].stepSeconds) / 60;
  const figures: readonly (readonly [string, string, string, boolean?])[] = [
    ["Requests", number(series.count), compared(series.count, before.count, number)],
    ["A minute", perMinute(series.count, minutes), `before: ${perMinute(before.count, minutes)}`],
    [
      "Failed",
      share(series.failed, series.count),
      `${number(series.failed)}; before: ${share(before.failed, before.count)}`,
      series.failed > 0,
    ],
    ...(["p50", "p95", "p99"] as const).map(
      (name) => [name, milliseconds(series[name]), compared(series[name], before[name], milliseconds)] as const,
    ),
  ];
  return html`<dl class="tiles">${markup(join(figures.map(([name, figure, note, bad]) => html`<div><dt>${name}</dt><dd class="${bad ? "failed" : "figure"}">${figure}</dd><dd class="note">${note}</dd></div>`)))}</dl>`;
}

function perMinute(count: number, minutes: number): string {
  const rate = count / minutes;
  return rate >= 10 || rate === 0 ? number(Math.round(rate)) : rate.toFixed(1);
}

/** Beside the same figure of the range before. */
function compared(now: number | null, before: number | null, write: (value: number) => string): string {
  if (before === null || before === 0) return "before: –";
  return now === null ? `before: ${write(before)}` : `${change(now, before)}; before: ${write(before)}`;
}

function change(now: number, before: number): string {
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "the same";
  return `${percent > 0 ? "+" : "−"}${number(Math.abs(percent))} %`;
}

function charts(series: Series, name: string, range: OverviewQuery["range"], now: number): SafeHtml {
  const { stepSeconds } = ranges[range];
  const from = rangeStart(range, Math.floor(now / 1000)) * 1000;
  const each = stepSeconds < 60 ? `${stepSeconds} s` : `${stepSeconds / 60} min`;
  const times = { from, until: now, each };
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

function breakdown(
  dimension: Exclude<Dimension, "all">,
  title: string,
  column: string,
  series: readonly Series[],
  query: OverviewQuery,
): SafeHtml {
  const own = series.filter((one) => one.dimension === dimension);
  const all = dimension === "upstream" ? null : own.reduce((sum, { count }) => sum + count, 0);
  const columns = [
    { name: column },
    { name: "over time" },
    { name: dimension === "upstream" ? "calls" : "requests", number: true },
    ...(all === null ? [] : [{ name: "share", number: true }]),
    ...["before", "failed", "p50", "p95", "p99"].map((name) => ({ name, number: true })),
  ];
  const rows = own.slice(0, shownValues).map((one) => {
    const href = address("/", { ...query, by: dimension, value: one.value });
    return html`<tr><th scope="row"><a href="${href}">${nameOf(dimension, one.value)}</a></th><td>${markup(sparkline(one.spans))}</td><td class="number">${number(one.count)}</td>${markup(all === null ? html`` : html`<td class="number">${share(one.count, all)}</td>`)}<td class="number">${before(one)}</td><td class="number ${one.failed > 0 ? "failed" : ""}">${share(one.failed, one.count)}</td>${markup(times(one))}</tr>`;
  });
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
