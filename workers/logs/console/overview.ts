/**
 * Overview page: health of the storefronts over a range of time. The same page serves one region, one route, cache
 * status or service, and each of these within a region.
 */

import { regionNames } from "@contracts/regions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { type RangeName, rangeStart, ranges } from "../figures/ranges";
import { type FigureSubject, type FigureView, knownRanges } from "../figures/region-figures";
import { emptySeries, type Series } from "../figures/series";
import { clientValue } from "../figures/tally";
import type { Alert } from "../store/alerts";
import type { Deployment } from "../store/deployments";
import type { RequestRow } from "../store/requests";
import type { ExportOutage } from "../telemetry/export";
import { autoRefresh } from "./auto-refresh";
import { breakdown, charts, isOfCalls, keyFigures, nameOf } from "./figures";
import { address, choice, join, moment, page } from "./layout";
import type { OverviewQuery } from "./query";
import { requestTable } from "./request-table";

interface Overview {
  readonly query: OverviewQuery;
  readonly subject: FigureSubject;
  readonly figures: FigureView;
  readonly recent: readonly RequestRow[];
  readonly firing: readonly Alert[];
  /** Signals that the collector does not accept at present. */
  readonly outages: readonly ExportOutage[];
  /** Versions first seen in the range. */
  readonly deployments: readonly Deployment[];
  /** End of the range, milliseconds since 1970. */
  readonly now: number;
}

const breakdowns = [
  ["route", "Routes", "route"],
  ["cache", "Pages from the store", "page"],
  ["upstream", "Services", "service"],
] as const;

/** The subject's region; null on a region's own page. */
const regionOf = ({ by, region }: FigureSubject) => (by === "region" ? null : region);

/** The series that the charts show. */
export function shownSeries(figures: FigureView, subject: FigureSubject, range: RangeName): Series {
  const { by, value } = subject;
  const own = regionOf(subject) === null ? figures.shop : figures.within;
  return own.find((one) => one.dimension === by && one.value === value) ?? emptySeries(by, value, range);
}

export function overviewPage({
  query,
  subject,
  figures,
  recent,
  firing,
  outages,
  deployments,
  now,
}: Overview): Response {
  const { range } = query;
  const { by, value, region } = subject;
  const pair = regionOf(subject) !== null;
  const shown = shownSeries(figures, subject, range);
  const name = titleOf(subject);
  const known = knownRanges(figures.regionsSince, range, Math.floor(now / 1000));
  const to = (next: FigureSubject) => address("/", parametersOf(query, next));
  const inRegion = region === null ? "" : ` in ${nameOf("region", region)}`;
  const byRegion =
    by === "all" || by === "region"
      ? breakdown(figures.shop, {
          dimension: "region",
          title: "Regions",
          column: "region",
          to: (one) => to({ by: "region", value: one, region: null }),
        })
      : breakdown(figures.across, {
          dimension: "region",
          title: `${value} by region`,
          column: "region",
          calls: isOfCalls(by),
          comparable: known.before,
          to: (one) => to({ by, value, region: regionNames.find((known) => known === one) ?? null }),
        });
  const clients =
    by === "upstream"
      ? breakdown(
          (region === null ? figures.shop : figures.within).filter(
            (one) => one.dimension === "client" && one.value.startsWith(clientValue(value, "")),
          ),
          {
            dimension: "client",
            title: `Clients of ${value}${inRegion}`,
            column: "client",
            comparable: region === null || known.before,
            to: (one) => to({ by: "client", value: one, region }),
          },
        )
      : html``;
  const others = breakdowns.map(([dimension, title, column]) =>
    breakdown(region === null ? figures.shop : figures.within, {
      dimension,
      title: title + inRegion,
      column,
      comparable: region === null || known.before,
      to: (one) => to({ by: dimension, value: one, region }),
    }),
  );
  return page(
    `${name}, ${ranges[range].name}`,
    html`<div class="top"><h1>${name}, ${query.until === undefined ? "last " : ""}${ranges[range].name}</h1>${markup(choices(query, subject))}</div>
${markup(windows(query, subject, now))}
${markup(alarm(firing))}
${markup(outageNotice(outages))}
${markup(backLink(subject, to))}
${markup(by === "all" || known.whole ? html`` : uncountedNote(figures.regionsSince, subject))}
${markup(keyFigures(shown, range, !pair || known.before))}
<div class="charts">${markup(charts(shown, name, range, { now, deployments }))}</div>
${markup(deploymentList(deployments))}
${markup(byRegion)}${markup(clients)}${markup(join(others))}
<section><h2>Latest requests${inRegion}</h2>${markup(requestTable(recent, `Latest requests${inRegion}`))}<p><a href="${address("/requests", { region })}">Search all requests${inRegion}</a></p></section>`,
    { current: "/", refreshSeconds: query.refresh ? Number(query.refresh) : null },
  );
}

function titleOf(subject: FigureSubject): string {
  if (subject.by === "all") return "All requests";
  const name = nameOf(subject.by, subject.value);
  const region = regionOf(subject);
  return region === null ? name : `${name} in ${nameOf("region", region)}`;
}

/** Link parameters; a region's own page omits the redundant region. */
function parametersOf({ range, refresh, until: end }: OverviewQuery, { by, value, region }: FigureSubject) {
  const until = end === undefined ? null : secondOf(end);
  if (by === "all") return { range, refresh, until };
  return { range, by, value, refresh, until, region: by === "region" ? null : region };
}

/** "2026-08-01T14:05:07", as in addresses. */
const secondOf = (at: number): string => new Date(at).toISOString().slice(0, 19);

/** Links to the ranges before and after, to what failed in this one, and to its figures as a file. */
function windows(query: OverviewQuery, subject: FigureSubject, now: number): SafeHtml {
  const { range, until } = query;
  const { stepSeconds, spans } = ranges[range];
  const length = stepSeconds * spans * 1000;
  const own = parametersOf(query, subject);
  const at = (end: number | null) => address("/", { ...own, until: end === null ? null : secondOf(end) });
  const links = [
    choice("Earlier", at(now - length), false),
    ...(until === undefined ? [] : [choice("Later", at(now + length), false), choice("Until now", at(null), false)]),
    choice(
      "Faults of this range",
      address("/faults", {
        since: secondOf(rangeStart(range, Math.floor(now / 1000)) * 1000),
        until: secondOf(now),
        region: subject.region,
      }),
      false,
    ),
    choice("CSV", address("/figures.csv", own), false),
  ];
  const fields = Object.entries(own).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" || name === "until" || name === "refresh"
      ? []
      : [html`<input type="hidden" name="${name}" value="${value}">`],
  );
  return html`<nav aria-label="Time">${markup(join(links))}<form action="/" class="until">${markup(join(fields))}<label for="until">Ends (UTC)</label> <input id="until" name="until" type="datetime-local" step="1" value="${secondOf(now)}"> <button>Show</button></form></nav>`;
}

function deploymentList(deployments: readonly Deployment[]): SafeHtml {
  if (deployments.length === 0) return html``;
  const items = deployments.map(
    ({ region, version, at }) =>
      html`<li><code>${version}</code> in ${nameOf("region", region)}, ${markup(moment(at))}</li>`,
  );
  return html`<p>Deployed, dashed in the plots:</p><ul>${markup(join(items))}</ul>`;
}

function backLink(subject: FigureSubject, to: (next: FigureSubject) => string): SafeHtml {
  const { by, value } = subject;
  const region = regionOf(subject);
  if (by === "all") return html``;
  const links = [choice("All requests", to({ by: "all", value: "", region: null }), false)];
  if (region !== null) {
    links.push(choice(nameOf("region", region), to({ by: "region", value: region, region }), false));
    links.push(choice(`${value} in every region`, to({ by, value, region: null }), false));
  }
  return html`<nav aria-label="Wider">${markup(join(links))}</nav>`;
}

/** Note for ranges that start before figures were counted. */
function uncountedNote(since: number | null, subject: FigureSubject): SafeHtml {
  if (since === null) return html``;
  const missing = regionOf(subject)
    ? "these figures and plots leave out what was before"
    : subject.by === "region"
      ? "its tables of routes, pages and services leave out what was before"
      : "the table by region leaves out what was before";
  return html`<p class="note">Routes, cache statuses and services are counted by region since ${markup(moment(since * 1000))} UTC: ${missing}.</p>`;
}

function choices(query: OverviewQuery, subject: FigureSubject): SafeHtml {
  const to = (change: Partial<Record<keyof OverviewQuery, string | null>>) =>
    address("/", { ...parametersOf(query, subject), ...change });
  const range = Object.entries(ranges).map(([key, { name }]) => choice(name, to({ range: key }), key === query.range));
  return html`<nav aria-label="Range">${markup(join(range))}</nav>${markup(autoRefresh(query.refresh, (refresh) => to({ refresh })))}`;
}

function alarm(firing: readonly Alert[]): SafeHtml {
  if (firing.length === 0) return html``;
  const names = firing.map(({ alert }) => html`<li>${alert}</li>`);
  return html`<section class="alarm" aria-labelledby="alarm"><h2 id="alarm">${firing.length === 1 ? "An alert is firing" : `${firing.length} alerts are firing`}</h2><ul>${markup(join(names))}</ul><p><a href="/alerts">See the alerts</a></p></section>`;
}

/** Without this notice, an operator could not see that the collector's data is incomplete. */
function outageNotice(outages: readonly ExportOutage[]): SafeHtml {
  if (outages.length === 0) return html``;
  const items = outages.map(
    ({ signal, failure, isClosed, since }) =>
      html`<li>${signal}: ${failure}, since ${markup(moment(since))} UTC.${isClosed ? " Check OTLP_URL and OTLP_HEADERS. Newer requests wait as long as the console keeps them." : ""}</li>`,
  );
  return html`<section class="alarm" aria-labelledby="telemetry"><h2 id="telemetry">The collector does not take all telemetry</h2><ul>${markup(join(items))}</ul><p><a href="/faults">See the faults</a></p></section>`;
}
