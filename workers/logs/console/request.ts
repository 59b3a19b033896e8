/** Page of one request: its line, upstream calls, log entries, browser reports and neighboring requests. */
import type { StoredLogEntry } from "@contracts/log";
import type { RequestLine } from "@contracts/values/request-line";
import type { Span } from "@contracts/values/span";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { isFailed } from "../figures/failed";
import { subjectsOf } from "../figures/subjects";
import { type Frame, framesIn, framesOf } from "../stacks/frames";
import type { Sources } from "../stacks/sources";
import type { RequestRow } from "../store/requests";
import { address, join, milliseconds, moment, page, table } from "./layout";
import { requestTable } from "./request-table";
import { sourceCommand, stackList } from "./stack-list";
import { waterfall } from "./waterfall";

interface RequestStory {
  readonly line: RequestLine;
  /** Reports of the browser that showed the page; null if unavailable. */
  readonly reports: readonly StoredLogEntry[] | null;
  /** Spans of work that the request queued, oldest first. */
  readonly work: readonly Span[];
  readonly sources: Sources;
  /** Other requests of the same visit. */
  readonly visit: readonly RequestRow[];
}

export function requestPage({ line, reports, work, sources, visit }: RequestStory): Response {
  return page(
    `Request ${line.id}`,
    html`<h1>${line.method} ${line.path}</h1>
${markup(facts(line))}
<section><h2>Calls</h2>${markup(waterfall(line))}</section>
${markup(work.length === 0 ? html`` : html`<section><h2>Queued work</h2>${markup(workTable(work))}</section>`)}
<section><h2>Log</h2>${markup(entries(line, sources))}</section>
<section><h2>Reports of the browser</h2>${markup(reportTable(reports, sources))}</section>
<section><h2>The same visit</h2>${markup(
      line.visit
        ? html`${markup(requestTable(visit, "Requests of the same visit"))}<p><a href="${address("/requests", { visit: line.visit })}">All requests of this visit</a></p>`
        : html`<p class="note">Only visits with a basket or an account are identified, and only within a day.</p>`,
    )}</section>`,
    { current: "/requests" },
  );
}

function facts(line: RequestLine): SafeHtml {
  const subjects = subjectsOf(line).map(
    ({ kind, value }) => html`<a href="${address("/requests", { [kind]: value })}">${value}</a> `,
  );
  const rows: readonly (readonly [string, SafeHtml])[] = [
    ["time (UTC)", moment(line.at)],
    [
      "answer",
      html`<span class="${isFailed(line) ? "failed" : ""}">${line.status}</span> after ${milliseconds(line.ms)}`,
    ],
    ["page", html`${line.cache}`],
    [
      "route",
      line.pattern
        ? html`<a href="${address("/", { by: "route", value: line.pattern })}"><code>${line.pattern}</code></a>`
        : html`–`,
    ],
    ["about", subjects.length > 0 ? join(subjects) : html`–`],
    ["storefront", html`${[line.region, line.colo].filter(Boolean).join(", ")}`],
    ["market", html`${[line.country, line.language].filter(Boolean).join(", ") || "–"}`],
    ["visitor", html`${line.visitor ?? "–"}`],
    ["id", html`<code>${line.id}</code>`],
  ];
  return html`<dl class="facts">${markup(join(rows.map(([name, value]) => html`<dt>${name}</dt><dd>${markup(value)}</dd>`)))}</dl>`;
}

function workTable(spans: readonly Span[]): SafeHtml {
  return table(
    "Queued work",
    [
      { name: "time (UTC)" },
      { name: "step" },
      { name: "about" },
      { name: "attempt", number: true },
      { name: "took", number: true },
      { name: "outcome" },
    ],
    spans.map(({ at, name, attributes: values, ms, failed }) => {
      const about = values["benchside.record"] ?? values["messaging.message.id"] ?? values["server.address"] ?? "";
      const outcome = values["benchside.outcome"] ?? values["http.response.status_code"] ?? values["error.type"] ?? "";
      return html`<tr><td>${markup(moment(at))}</td><th scope="row">${name}</th><td class="path">${String(about)}</td><td class="number">${String(values["benchside.attempt"] ?? "")}</td><td class="number">${milliseconds(ms)}</td><td class="${failed ? "failed" : ""}">${String(outcome)}</td></tr>`;
    }),
  );
}

function entries({ entries: lines }: RequestLine, sources: Sources): SafeHtml {
  if (lines.length === 0) return html`<p class="note">Nothing.</p>`;
  return table(
    "Log",
    [{ name: "level" }, { name: "what" }, { name: "detail" }, { name: "where" }],
    lines.map(
      ({ level, label, members }) =>
        html`<tr><td class="${level === "error" ? "failed" : ""}">${level}</td><td>${label}</td><td class="path"><code>${members ? JSON.stringify(members) : ""}</code></td><td class="path">${markup(where(framesIn(members), sources))}</td></tr>`,
    ),
  );
}

function where(frames: readonly Frame[], sources: Sources): SafeHtml {
  return html`${markup(stackList(frames, sources))}${markup(sourceCommand(frames, sources))}`;
}

function reportTable(reports: readonly StoredLogEntry[] | null, sources: Sources): SafeHtml {
  if (reports === null) return html`<p class="note">The log intake cannot be reached at the moment.</p>`;
  if (reports.length === 0) return html`<p class="note">None.</p>`;
  return table(
    "Reports of the browser",
    [
      { name: "time (UTC)" },
      { name: "level" },
      { name: "what" },
      { name: "detail" },
      { name: "where" },
      { name: "steps before" },
    ],
    reports.map(
      ({ at, level, label, request, response, replay = [], stack = [] }) =>
        html`<tr><td>${at.slice(0, 19).replace("T", " ")}</td><td class="${level === "error" ? "failed" : ""}">${level}</td><td>${label}</td><td class="path"><code>${JSON.stringify({ sent: request?.data, got: response?.data })}</code></td><td class="path">${markup(where(framesOf(stack), sources))}</td><td class="path">${replay.map(({ kind, what, msBefore }) => `${kind} ${what} (${msBefore} ms before)`).join(", ")}</td></tr>`,
    ),
  );
}

/** Page for a request that does not exist or was removed. */
export function unknownRequestPage(id: string): Response {
  return page(
    "Unknown request",
    html`<h1>Unknown request</h1><p>No request <code>${id}</code> is kept. Lines arrive shortly after the response.</p>`,
    { status: 404, current: "/requests" },
  );
}
