/** The first page: how the storefronts are doing, and their latest requests. */
import type { StoredLogEntry } from "@contracts/log";
import type { RequestLine } from "@contracts/request-line";
import { html, markup, type SafeHtml } from "@domain/island/html";
import type { RequestFilter } from "../request-log";
import { isFailed, type RegionFigures } from "../statistics";
import { latencyChart, rateChart } from "./chart";
import { join, milliseconds, page, time } from "./layout";

export const windows = { "15": "15 minutes", "60": "1 hour", "1440": "1 day" } as const;
export type WindowMinutes = keyof typeof windows;
/** Bars of a chart. */
export const bucketCount = 30;

const regionNames: Readonly<Record<RequestLine["region"], string>> = { global: "Global", jp: "Japan", cn: "China" };

export interface Overview {
  readonly minutes: WindowMinutes;
  readonly filter: RequestFilter;
  readonly regions: readonly RegionFigures[];
  readonly recent: readonly RequestLine[];
  /** Null when they are kept elsewhere or cannot be read. */
  readonly reports: readonly StoredLogEntry[] | null;
}

export function overviewPage({ minutes, filter, regions, recent, reports }: Overview): Response {
  const address = (change: Partial<{ window: string; region: string; only: string }>) => {
    const wanted = { window: minutes, region: filter.region ?? "", only: filter.only, ...change };
    return `/?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== "" && value !== "all"))}`;
  };
  const choice = (name: string, href: string, current: boolean) =>
    current ? html`<a href="${href}" aria-current="page">${name}</a>` : html`<a href="${href}">${name}</a>`;
  return page(
    "Overview",
    html`<h1>Requests of the last ${windows[minutes]}</h1>
<nav aria-label="Time">${markup(join(Object.entries(windows).map(([value, name]) => choice(name, address({ window: value }), value === minutes))))}</nav>
<div class="regions">${markup(join(regions.map((figures) => regionCard(figures, bucketLength(minutes)))))}</div>
<h2>Latest requests</h2>
<nav aria-label="Filter">${markup(
      join([
        choice("All", address({ only: "all" }), filter.only === "all"),
        choice("Failed", address({ only: "failed" }), filter.only === "failed"),
        choice("Slower than 500 ms", address({ only: "slow" }), filter.only === "slow"),
        ...[null, "global", "jp", "cn"].map((region) =>
          choice(
            region ? regionNames[region as RequestLine["region"]] : "All regions",
            address({ region: region ?? "" }),
            filter.region === region,
          ),
        ),
      ]),
    )}</nav>
${markup(requestTable(recent))}
${markup(reports ? reportTable(reports) : html``)}`,
  );
}

function bucketLength(minutes: WindowMinutes): string {
  const seconds = (Number(minutes) * 60) / bucketCount;
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function regionCard({ region, count, failed, p50, p95, stored, buckets }: RegionFigures, each: string): SafeHtml {
  const name = regionNames[region];
  const share = stored === null ? "–" : `${Math.round(stored * 100)} %`;
  return html`<section class="region"><h3>${name}</h3>
<dl><dt>requests</dt><dd>${count}</dd><dt>failed</dt><dd class="${failed > 0 ? "failed" : ""}">${failed}</dd><dt>p50</dt><dd>${milliseconds(p50)}</dd><dt>p95</dt><dd>${milliseconds(p95)}</dd><dt>from store</dt><dd>${share}</dd></dl>
${markup(rateChart(buckets, `${name}: ${count} requests, ${failed} failed`, each))}
${markup(latencyChart(buckets, `${name}: time to answer, median ${milliseconds(p50)}, 95th percentile ${milliseconds(p95)}`))}</section>`;
}

function requestTable(lines: readonly RequestLine[]): SafeHtml {
  if (lines.length === 0) return html`<p class="note">No request matches.</p>`;
  const rows = lines.map(
    (line) =>
      html`<tr><td>${time(line.at)}</td><td>${line.region}</td><td class="${isFailed(line) ? "failed" : ""}">${line.status}</td><td>${line.method}</td><td class="path"><a href="/requests/${line.id}">${line.path}</a></td><td class="number">${milliseconds(line.ms)}</td><td>${line.cache}</td><td>${line.country ?? ""} ${line.language ?? ""}</td><td>${line.visitor ?? ""}</td><td class="number">${line.upstream.length}</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>time (UTC)</th><th>region</th><th>status</th><th>method</th><th>path</th><th class="number">answer</th><th>page</th><th>market</th><th>visitor</th><th class="number">calls</th></tr></thead><tbody>${markup(join(rows))}</tbody></table></div>`;
}

function reportTable(reports: readonly StoredLogEntry[]): SafeHtml {
  if (reports.length === 0) return html`<h2>Reports from browsers</h2><p class="note">None.</p>`;
  const rows = reports.map(
    ({ at, level, label, requestId, response }) =>
      html`<tr><td>${at.slice(0, 19).replace("T", " ")}</td><td>${level}</td><td>${label}</td><td class="path"><code>${JSON.stringify(response?.data ?? null)}</code></td><td><a href="/requests/${requestId}">request</a></td></tr>`,
  );
  return html`<h2>Reports from browsers</h2><div class="scroll"><table><thead><tr><th>time (UTC)</th><th>level</th><th>what</th><th>detail</th><th></th></tr></thead><tbody>${markup(join(rows))}</tbody></table></div>`;
}
