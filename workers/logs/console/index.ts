/** Routes of the operator's console. */
import { html, markup } from "@domain/edge-slot/html";
import { traceIdOf } from "@domain/http/trace/trace-context";
import { summarizeAgents } from "../agents/summary";
import type { LogsEnv } from "../env";
import { deliveryGroups } from "../faults/deliveries";
import { readReports, reportGroups } from "../faults/reports";
import { summarize } from "../faults/summary";
import { rangeStart } from "../figures/ranges";
import type { RequestLog } from "../request-log";
import { readSettings } from "../settings";
import { framesIn, framesOf } from "../stacks/frames";
import { sourcesOf } from "../stacks/sources";
import { readLine } from "../store/line";
import type { RequestRow } from "../store/requests";
import type { RequestSearch } from "../store/search";
import { readSpans } from "../telemetry/intake";
import { agentsPage } from "./agents";
import { alertsPage } from "./alerts";
import { figuresFile, requestsFile } from "./export";
import { faultsFile, faultsPage, maxLines, periodOf } from "./faults";
import { join, page } from "./layout";
import { overviewPage, shownSeries } from "./overview";
import { alertsQuery, faultsQuery, overviewQuery, readQuery, type SearchQuery, searchQuery, subjectOf } from "./query";
import { requestPage, unknownRequestPage } from "./request";
import { malformedSearchPage, searchPage } from "./search";
import { style } from "./style";

type Log = DurableObjectStub<RequestLog>;

const recentRequests = 25;
const foundRequests = 100;
const visitRequests = 30;
const shownEvents = 100;
/** Reports shown with a request. */
const shownReports = 50;
/** Spans of queued work shown with a request. */
const shownSpans = 100;
/** Newest reports of browsers that the page of faults looks at; the intake's limit. */
const maxReports = 200;
/** Requests of a file. */
const exportedRequests = 5000;

export async function answerConsole({ pathname, searchParams }: URL, log: Log, env: LogsEnv, now: number) {
  if (pathname === "/figures.csv") return figures(searchParams, log, now);
  if (pathname === "/requests.csv") return requests(searchParams, log);
  if (pathname === "/") return overview(searchParams, log, now);
  if (pathname === "/requests") return search(searchParams, log, env);
  if (pathname === "/faults") return faults(searchParams, log, env, now);
  if (pathname === "/faults.json") return faults(searchParams, log, env, now, "json");
  if (pathname === "/agents") return agents(searchParams, log, now);
  if (pathname === "/alerts") return alerts(searchParams, log, env);
  if (pathname === "/console.css") {
    return new Response(style, {
      headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, max-age=300" },
    });
  }
  const [, id] = /^\/requests\/([\w-]{1,64})$/.exec(pathname) ?? [];
  return id ? byId(id.toLowerCase(), log, env) : missing();
}

function missing(): Response {
  return page("Not found", html`<h1>Not found</h1><p>The console has no such page.</p>`, { status: 404 });
}

async function overview(params: URLSearchParams, log: Log, now: number): Promise<Response> {
  const query = readQuery(params, overviewQuery);
  if (!query.ok) return malformed(query.mistakes);
  const subject = subjectOf(query.value);
  const { range, until } = query.value;
  const end = until ?? now;
  const [figures, recent, firing, outages, deployments] = await Promise.all([
    log.figures(range, subject, end),
    log.search(
      { ...(subject.region !== null && { region: subject.region }), ...(until !== undefined && { until }) },
      recentRequests,
    ),
    log.firing(),
    log.outages(),
    log.deployments(rangeStart(range, Math.floor(end / 1000)) * 1000, end),
  ]);
  return overviewPage({
    ...{ query: query.value, subject, figures, firing, outages, now: end },
    recent: recent.slice(0, recentRequests),
    deployments: deployments.filter(({ region }) => subject.region === null || region === subject.region),
  });
}

/** The plotted series as a file. */
async function figures(params: URLSearchParams, log: Log, now: number): Promise<Response> {
  const query = readQuery(params, overviewQuery);
  if (!query.ok) return malformed(query.mistakes);
  const { range, until } = query.value;
  const subject = subjectOf(query.value);
  const end = until ?? now;
  return figuresFile(shownSeries(await log.figures(range, subject, end), subject, range), range, end);
}

async function requests(params: URLSearchParams, log: Log): Promise<Response> {
  const query = readQuery(params, searchQuery);
  if (!query.ok) return malformed(query.mistakes);
  return requestsFile(await log.search(storeSearch(query.value), exportedRequests));
}

async function faults(
  params: URLSearchParams,
  log: Log,
  env: LogsEnv,
  now: number,
  form: "page" | "json" = "page",
): Promise<Response> {
  const query = readQuery(params, faultsQuery);
  if (!query.ok) return malformed(query.mistakes);
  const period = periodOf(query.value, now);
  const { region } = query.value;
  const [lines, entries, undelivered, unexported] = await Promise.all([
    log.lines({ ...period, ...(region !== undefined && { region }) }, maxLines),
    readReports(env, { level: "error", until: new Date(period.until).toISOString(), limit: String(maxReports) }),
    log.undelivered(period),
    log.unexported(period),
  ]);
  const { maps, webhook } = readSettings(env);
  const read = lines.map(readLine);
  const newest = summarize(read);
  // The page reads only the newest lines, and the fault may have begun before them.
  const earliest = lines.length === maxLines ? await log.firstFailure({ ...period, ...(region && { region }) }) : null;
  const summary = earliest === null ? newest : { ...newest, first: readLine(earliest) };
  const reports = entries && reportGroups(entries, { ...period, region }, read);
  const deliveries = deliveryGroups(undelivered, webhook?.url ?? null);
  if (form === "json") return faultsFile({ summary, reports, deliveries, unexported, period });
  // Maps are loaded for the newest build only; frames of older builds keep their positions in built scripts.
  const version = (summary.last ?? read[0])?.version;
  const frames = summary.errors.filter((group) => group.version === version).flatMap(({ stack }) => stack);
  const reported = (reports ?? []).flatMap(({ stack }) => stack);
  const sources = await sourcesOf([...frames, ...reported], version, maps);
  return faultsPage({ summary, reports, deliveries, unexported, sources, period }, query.value);
}

async function agents(params: URLSearchParams, log: Log, now: number): Promise<Response> {
  const query = readQuery(params, faultsQuery);
  if (!query.ok) return malformed(query.mistakes);
  const period = periodOf(query.value, now);
  const { region } = query.value;
  const lines = await log.lines({ ...period, ...(region !== undefined && { region }) }, maxLines);
  return agentsPage(summarizeAgents(lines.map(readLine)), lines.length, query.value, period);
}

async function alerts(params: URLSearchParams, log: Log, env: LogsEnv): Promise<Response> {
  const query = readQuery(params, alertsQuery);
  if (!query.ok) return malformed(query.mistakes);
  return alertsPage(await log.board(shownEvents), readSettings(env), query.value);
}

function malformed(mistakes: readonly string[]): Response {
  const list = join(mistakes.map((mistake) => html`<li>${mistake}</li>`));
  return page("Malformed", html`<h1>This address cannot be read</h1><ul>${markup(list)}</ul>`, { status: 400 });
}

async function search(params: URLSearchParams, log: Log, env: LogsEnv): Promise<Response> {
  const query = readQuery(params, searchQuery);
  if (!query.ok) return malformedSearchPage(params, query.mistakes);
  const { id } = query.value;
  const only = Object.values(query.value).filter((value) => value !== undefined).length === 1;
  // Support gets ids from customers; a search for one opens the request directly.
  if (only && id !== undefined && id.length >= 8) return byId(id, log, env, query.value);
  return listed(params, query.value, await log.search(storeSearch(query.value), foundRequests), log);
}

function storeSearch({ slower, failed, refresh: _, ...wanted }: SearchQuery): RequestSearch {
  return { ...wanted, failed: failed === "1", ...(slower !== undefined && { slowerThan: slower }) };
}

/** One request by its id or the start of it. Several matches are listed, because ids of the same minute start alike. */
async function byId(id: string, log: Log, env: LogsEnv, query: SearchQuery = { id }): Promise<Response> {
  const found = id.length >= 8 ? await log.search({ id }, foundRequests) : [];
  const [first] = found;
  if (!first) return unknownRequestPage(id);
  if (found.every((row) => row.id === first.id)) return story(first.id, log, env);
  return listed(new URLSearchParams({ id }), query, found, log);
}

async function listed(params: URLSearchParams, query: SearchQuery, found: readonly RequestRow[], log: Log) {
  const rows = found.slice(0, foundRequests);
  const next = found.length > rows.length ? (rows.at(-1)?.seq ?? null) : null;
  return searchPage({ params, query, rows, next, kept: await log.kept() });
}

async function story(id: string, log: Log, env: LogsEnv): Promise<Response> {
  const text = await log.find(id);
  if (text === null) return unknownRequestPage(id);
  const line = readLine(text);
  const [reports, work, visit] = await Promise.all([
    readReports(env, { trace: line.id, limit: String(shownReports) }),
    readSpans(env, { trace: traceIdOf(line.id) ?? "", limit: String(shownSpans) }),
    line.visit ? log.search({ visit: line.visit }, visitRequests) : [],
  ]);
  const frames = [
    ...line.entries.flatMap(({ members }) => framesIn(members)),
    ...(reports ?? []).flatMap(({ stack = [] }) => framesOf(stack)),
  ];
  const sources = await sourcesOf(frames, line.version, readSettings(env).maps);
  return requestPage({
    line,
    reports,
    work: work?.spans ?? [],
    sources,
    visit: visit.filter((row) => row.id !== line.id),
  });
}
