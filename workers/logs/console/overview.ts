/**
 * Overview page: health of the storefronts over a range of time. The same page serves one region, one route, cache
 * status or service, and each of these within a region.
 */

import { regionNames } from "@contracts/regions";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { ranges } from "../figures/ranges";
import { type FigureSubject, type FigureView, knownRanges } from "../figures/region-figures";
import { emptySeries } from "../figures/series";
import { clientValue } from "../figures/tally";
import type { Alert } from "../store/alerts";
import type { RequestRow } from "../store/requests";
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
  /** Milliseconds since 1970. */
  readonly now: number;
}

const breakdowns = [
  ["route", "Routes", "route"],
  ["cache", "Pages from the store", "page"],
  ["upstream", "Services", "service"],
] as const;

/** The subject's region; null on a region's own page. */
const regionOf = ({ by, region }: FigureSubject) => (by === "region" ? null : region);

export function overviewPage({ query, subject, figures, recent, firing, now }: Overview): Response {
  const { range } = query;
  const { by, value, region } = subject;
  const pair = regionOf(subject) !== null;
  const shown =
    (pair ? figures.within : figures.shop).find((one) => one.dimension === by && one.value === value) ??
    emptySeries(by, value, range);
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
    html`<div class="top"><h1>${name}, last ${ranges[range].name}</h1>${markup(choices(query, subject))}</div>
${markup(alarm(firing))}
${markup(backLink(subject, to))}
${markup(by === "all" || known.whole ? html`` : uncountedNote(figures.regionsSince, subject))}
${markup(keyFigures(shown, range, !pair || known.before))}
<div class="charts">${markup(charts(shown, name, range, now))}</div>
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
function parametersOf({ range, refresh }: OverviewQuery, { by, value, region }: FigureSubject) {
  if (by === "all") return { range, refresh };
  return { range, by, value, refresh, region: by === "region" ? null : region };
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
