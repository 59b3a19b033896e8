/** Faults of a period: which upstream, since when, for whom, and the first request. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { DeliveryGroup } from "../faults/deliveries";
import type { ReportGroup } from "../faults/reports";
import {
  type CallGroup,
  type ErrorGroup,
  type FaultSummary,
  type LateGroup,
  type ShareGroup,
  slowCallMs,
} from "../faults/summary";
import type { Sources } from "../stacks/sources";
import type { ExportFault } from "../telemetry/export-faults";
import { autoRefresh } from "./auto-refresh";
import { address, choice, failureText, join, milliseconds, moment, number, page, share, table } from "./layout";
import type { FaultsQuery } from "./query";
import { stackList } from "./stack-list";

/** Requests that a page looks at; the newest of the period. */
export const maxLines = 5000;
const shownGroups = 50;
const periods = [15, 60, 360, 1440] as const;

export interface Period {
  readonly since: number;
  readonly until: number;
}

export function periodOf({ minutes, since, until }: FaultsQuery, now: number): Period {
  if (since !== undefined) return { since, until: until ?? now };
  const end = until ?? now;
  return { since: end - Number(minutes) * 60_000, until: end };
}

/** Links to the usual periods. */
export function periodChoices({ since, minutes: chosen }: FaultsQuery, to: (minutes: number) => string): SafeHtml {
  return join(
    periods.map((minutes) =>
      choice(
        minutes < 60 ? `${minutes} minutes` : `${minutes / 60} h`,
        to(minutes),
        since === undefined && Number(chosen) === minutes,
      ),
    ),
  );
}

interface Faults {
  readonly summary: FaultSummary;
  /** Null if the intake does not respond. */
  readonly reports: readonly ReportGroup[] | null;
  readonly deliveries: readonly DeliveryGroup[];
  readonly unexported: readonly ExportFault[];
  readonly sources: Sources;
  readonly period: Period;
}

/** The page as JSON, without request lines. */
export function faultsFile({ summary, reports, deliveries, unexported, period }: Omit<Faults, "sources">): Response {
  const { first, last, ...rest } = summary;
  return Response.json({
    period,
    first: first?.id ?? null,
    last: last?.id ?? null,
    ...rest,
    reports,
    deliveries,
    unexported,
  });
}

export function faultsPage(faults: Faults, query: FaultsQuery): Response {
  const { summary, reports, deliveries, unexported, sources, period } = faults;
  const { requests, kept, failed, visits, first, last, slow, retried } = summary;
  const ofBrowsers = (reports ?? []).filter(({ fromClient }) => fromClient);
  const ofServices = (reports ?? []).filter(({ fromClient }) => !fromClient);
  const to = (change: Readonly<Record<string, string | number | null>>) =>
    address("/faults", { region: query.region, minutes: query.minutes, ...change });
  return page(
    "Faults",
    html`<div class="top"><h1>${failed === 0 ? "No request failed" : `${number(failed)} of ${number(requests)} requests failed (${share(failed, requests)})`}</h1>${markup(autoRefresh(query.refresh, (refresh) => to({ refresh })))}</div>
<nav aria-label="Period">${markup(periodChoices(query, (minutes) => to({ minutes })))}</nav>
<p class="note">From ${markup(moment(period.since))} to ${markup(moment(period.until))} UTC${query.region ? html`, region ${query.region}` : ""}${kept === maxLines ? html`; tables tell of the newest ${number(maxLines)} requests of it` : ""}${kept < requests ? html`; ${number(kept)} requests were kept one by one, from which the number of all is estimated` : ""}.${markup(visits > 0 ? html` ${number(visits)} visits with a basket or an account met a failure.` : html``)}</p>
${markup(first && last ? html`<p>First: ${markup(requestLink(first.id, `${first.method} ${first.path}`))}, ${String(first.status)}, ${markup(moment(first.at))}. Last: ${markup(requestLink(last.id, `${last.method} ${last.path}`))}, ${markup(moment(last.at))}.</p>` : html``)}
<section><h2>Upstreams</h2>${markup(summary.calls.length === 0 ? html`<p class="note">No call of an upstream failed.</p>` : callTable(summary.calls))}</section>
${markup(slow.length === 0 ? html`` : html`<section><h2>Slow upstreams</h2>${markup(lateTable("Slow calls", `answered after ${slowCallMs} ms or more`, slow))}</section>`)}
${markup(retried.length === 0 ? html`` : html`<section><h2>Upstreams that were asked again</h2>${markup(lateTable("Repeated calls", "answered at a further attempt", retried))}</section>`)}
<section><h2>Errors</h2>${markup(summary.errors.length === 0 ? html`<p class="note">Nothing was logged as an error.</p>` : errorTable(summary.errors, sources))}</section>
<section><h2>Browsers</h2>${markup(reports === null ? html`<p class="note">The reports of browsers cannot be read now.</p>` : ofBrowsers.length === 0 ? html`<p class="note">No browser reported an error.</p>` : reportTable(ofBrowsers, sources))}</section>
${markup(ofServices.length === 0 ? html`` : html`<section><h2>Work behind the pages</h2>${markup(serviceTable(ofServices))}</section>`)}
${markup(deliveries.length === 0 ? html`` : html`<section><h2>Messages about alerts</h2>${markup(deliveryTable(deliveries))}</section>`)}
${markup(unexported.length === 0 ? html`` : html`<section><h2>Telemetry</h2>${markup(exportTable(unexported))}</section>`)}
<section><h2>Routes</h2>${markup(shareTable("Routes", "route", summary.routes))}</section>
<section><h2>Regions</h2>${markup(shareTable("Regions", "region", summary.regions))}</section>
<section><h2>Languages</h2>${markup(shareTable("Languages", "language", summary.languages))}</section>
<section><h2>Versions</h2>${markup(shareTable("Versions", "version", summary.versions))}</section>
<section><h2>Refusals</h2>${markup(summary.refusals.length === 0 ? html`<p class="note">Nobody was refused.</p>` : shareTable("Refusals", "status and route", summary.refusals))}</section>`,
    { current: "/faults", refreshSeconds: query.refresh ? Number(query.refresh) : null },
  );
}

const requestLink = (id: string, text: string): SafeHtml => html`<a href="/requests/${id}">${text}</a>`;

function callTable(groups: readonly CallGroup[]): SafeHtml {
  return table(
    "Failed calls",
    [
      { name: "service" },
      { name: "failure" },
      { name: "call" },
      { name: "failed", number: true },
      { name: "of its calls", number: true },
      { name: "of requests since", number: true },
      { name: "attempts", number: true },
      { name: "since (UTC)" },
      { name: "last (UTC)" },
      { name: "first request" },
    ],
    groups
      .slice(0, shownGroups)
      .map(
        (group) =>
          html`<tr><th scope="row">${group.service}${markup(onlyIn(group))}</th><td class="failed">${failureText(group.failure)}</td><td class="path">${group.method} ${group.address}</td><td class="number">${number(group.count)}</td><td class="number">${share(group.share, 1)}</td><td class="number">${share(group.affected, 1)}</td><td class="number">${group.attempts}</td><td>${markup(moment(group.first))}</td><td>${markup(moment(group.last))}</td><td>${markup(requestLink(group.request, group.request.slice(0, 13)))}</td></tr>`,
      ),
    groups.length,
  );
}

const onlyIn = ({
  regions,
  languages,
  versions,
  page: only,
}: Pick<CallGroup, "regions" | "languages" | "versions" | "page">): SafeHtml => {
  const values = [...regions, ...languages, ...versions, ...(only === null ? [] : [only])];
  return values.length === 0 ? html`` : html` <span class="note">only ${values.join(", ")}</span>`;
};

function lateTable(name: string, counted: string, groups: readonly LateGroup[]): SafeHtml {
  return table(
    name,
    [
      { name: "service" },
      { name: counted, number: true },
      { name: "of its calls since", number: true },
      { name: "median", number: true },
      { name: "since (UTC)" },
      { name: "last (UTC)" },
      { name: "first request" },
    ],
    groups.map(
      (group) =>
        html`<tr><th scope="row">${group.service}${markup(onlyIn(group))}</th><td class="number">${number(group.count)}</td><td class="number">${share(group.share, 1)}</td><td class="number">${milliseconds(group.median)}</td><td>${markup(moment(group.first))}</td><td>${markup(moment(group.last))}</td><td>${markup(requestLink(group.request, group.request.slice(0, 13)))}</td></tr>`,
    ),
  );
}

function reportTable(groups: readonly ReportGroup[], sources: Sources): SafeHtml {
  return table(
    "Reports of browsers",
    [
      { name: "report" },
      { name: "where" },
      { name: "times", number: true },
      { name: "pages", number: true },
      { name: "of requests since", number: true },
      { name: "regions" },
      { name: "first (UTC)" },
      { name: "last (UTC)" },
      { name: "first page" },
    ],
    groups
      .slice(0, shownGroups)
      .map(
        ({ label, stack, count, pages, affected, regions, first, last, request }) =>
          html`<tr><th scope="row">${label || "(no text)"}</th><td class="path">${markup(stackList(stack, sources))}</td><td class="number">${number(count)}</td><td class="number">${number(pages)}</td><td class="number">${share(affected, 1)}</td><td>${regions.join(", ")}</td><td>${markup(moment(first))}</td><td>${markup(moment(last))}</td><td>${markup(requestLink(request, request.slice(0, 13)))}</td></tr>`,
      ),
    groups.length,
  );
}

/** Reports of services about their own work, outside of any request. */
function serviceTable(groups: readonly ReportGroup[]): SafeHtml {
  return table(
    "Reports of services",
    [
      { name: "report" },
      { name: "times", number: true },
      { name: "first (UTC)" },
      { name: "last (UTC)" },
      { name: "first about" },
    ],
    groups
      .slice(0, shownGroups)
      .map(
        ({ label, count, first, last, request }) =>
          html`<tr><th scope="row">${label}</th><td class="number">${number(count)}</td><td>${markup(moment(first))}</td><td>${markup(moment(last))}</td><td class="path">${request}</td></tr>`,
      ),
    groups.length,
  );
}

function deliveryTable(groups: readonly DeliveryGroup[]): SafeHtml {
  return table(
    "Messages about alerts that were not delivered",
    [
      { name: "receiver" },
      { name: "failure" },
      { name: "messages", number: true },
      { name: "attempts", number: true },
      { name: "since (UTC)" },
      { name: "last (UTC)" },
      { name: "first alert" },
      { name: "first message" },
    ],
    groups.map(
      ({ receiver, failure, count, attempts, first, last, alert, request }) =>
        html`<tr><th scope="row">${receiver}</th><td class="failed">${failure}</td><td class="number">${number(count)}</td><td class="number">${attempts}</td><td>${markup(moment(first))}</td><td>${markup(moment(last))}</td><td><a href="/alerts">${alert}</a></td><td class="path">${request}</td></tr>`,
    ),
  );
}

function exportTable(faults: readonly ExportFault[]): SafeHtml {
  return table(
    "Telemetry that the collector did not take",
    [
      { name: "signal" },
      { name: "failure" },
      { name: "attempts", number: true },
      { name: "records lost", number: true },
      { name: "since (UTC)" },
      { name: "last (UTC)" },
    ],
    faults.map(
      ({ signal, failure, attempts, lost, first, last }) =>
        html`<tr><th scope="row">${signal}</th><td class="failed">${failure}</td><td class="number">${number(attempts)}</td><td class="number">${number(lost)}</td><td>${markup(moment(first))}</td><td>${markup(moment(last))}</td></tr>`,
    ),
  );
}

function errorTable(groups: readonly ErrorGroup[], sources: Sources): SafeHtml {
  return table(
    "Errors",
    [
      { name: "error" },
      { name: "service" },
      { name: "where" },
      { name: "times", number: true },
      { name: "of requests since", number: true },
      { name: "first (UTC)" },
      { name: "last (UTC)" },
      { name: "first request" },
    ],
    groups
      .slice(0, shownGroups)
      .map(
        ({ label, service, stack, count, affected, first, last, request, ...where }) =>
          html`<tr><th scope="row">${label}${markup(onlyIn(where))}</th><td>${service ?? ""}</td><td class="path">${markup(stackList(stack, sources))}</td><td class="number">${number(count)}</td><td class="number">${share(affected, 1)}</td><td>${markup(moment(first))}</td><td>${markup(moment(last))}</td><td>${markup(requestLink(request, request.slice(0, 13)))}</td></tr>`,
      ),
    groups.length,
  );
}

function shareTable(name: string, column: string, groups: readonly ShareGroup[]): SafeHtml {
  if (groups.length === 0) return html`<p class="note">None failed.</p>`;
  return table(
    name,
    [
      { name: column },
      { name: "failed", number: true },
      { name: "of", number: true },
      { name: "share", number: true },
      { name: "since (UTC)" },
      { name: "for", number: true },
      { name: "first request" },
    ],
    groups
      .slice(0, shownGroups)
      .map(
        ({ value, count, of, first, last, request }) =>
          html`<tr><th scope="row">${value}</th><td class="number">${number(count)}</td><td class="number">${number(of)}</td><td class="number">${share(count, of)}</td><td>${markup(moment(first))}</td><td class="number">${milliseconds(last - first)}</td><td>${markup(requestLink(request, request.slice(0, 13)))}</td></tr>`,
      ),
    groups.length,
  );
}
