/** One request, step by step: door, visitor, market, page, headers, log line. */
import { isOutdatedBrowser } from "@domain/browser/outdated-browser";
import { consentCookie, objectsToTracking, parseConsent } from "@domain/consent/consent";
import { browserNoticeCookie, readCookie } from "@domain/http/cookies/session-cookies";
import type { RequestRecord, Visitor } from "@domain/http/edge-app";
import type { Market } from "@domain/market/market";
import { languageCookie, resolveLanguage } from "@domain/market/resolve-market";
import { enter, maxBodyOf, refuseLargeBody } from "./door/door";
import { drain, type FormBody, readFormBody } from "./door/form-body";
import { wantsNoPage } from "./door/no-page";
import { canonicalPagePath } from "./door/page-path";
import { readerOf, redirectTo, refuse, worded } from "./door/refusal";
import { answerAtStagingDoor, keepOutOfSight } from "./door/staging-door";
import { figureFileOf, serveFigure } from "./files/figure-file";
import { isStaticFile, serveStaticFile } from "./files/static-file";
import { visitPolicy } from "./headers/answer-headers";
import { createRequestId } from "./log/request-id";
import type { RequestLine } from "./log/request-line";
import { consumePreference, marketOf, punchoutLoginPath } from "./market/market";
import { isDocument } from "./page/is-document";
import { pageAddress } from "./page/page-key";
import { servePage } from "./page/serve-page";
import type { Site } from "./site";
import { consumeFlagOverride, hasFlagOverride } from "./visitor/flag-override";
import { answerNoScripts } from "./visitor/no-scripts";
import { keepsPlainCookies, makeCookiesPlain } from "./visitor/plain-cookies";

/** What the steps found out before one of them answered or failed. */
interface Known {
  pathname?: string;
  visitor?: Visitor;
  market?: Market;
  pattern?: string;
}

export async function answer(site: Site, original: Request, ctx: ExecutionContext): Promise<Response> {
  const startedAt = Date.now();
  const requestId = createRequestId(startedAt);
  const record: RequestRecord = { entries: [], upstream: [], underWay: new Set() };
  const known: Known = {};
  let cache: RequestLine["cache"] = "none";
  let ended: Promise<void> | null = null;
  let response: Response;
  try {
    ({ response, cache, ended } = await steps(site, original, ctx, { startedAt, requestId, record, known }));
  } catch (error) {
    record.entries.push({ level: "error", label: "pipeline failed", members: site.app.redact({ error }) });
    response = refuse(500, "fault");
  }
  const answered = stamp(site, response, requestId, original, known);
  if (site.app.settings.staging) keepOutOfSight(answered);
  if (keepsPlainCookies(site.app.settings, original.url)) makeCookiesPlain(answered.headers);
  const line: RequestLine = {
    requestId,
    startedAt,
    region: site.app.settings.region,
    method: original.method,
    path: known.pathname ?? new URL(original.url).pathname,
    status: answered.status,
    ms: Date.now() - startedAt,
    cache,
    visitor: known.visitor?.kind,
    visit: known.visitor?.visit,
    colo: coloOf(original),
    market: known.market,
    pattern: known.pattern,
  };
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const write = () => site.lines.write(line, record, waitUntil);
  // A page that still streams is described when it is out, and every call of it with its outcome.
  const told = () => settled(record);
  if (ended) ctx.waitUntil(ended.then(told).then(write));
  else if (record.underWay.size > 0) ctx.waitUntil(told().then(write));
  else write();
  return answered;
}

/** No upstream may take as long; a line is late rather than lost. */
const longestCallMs = 15_000;

/** When every call that the request began has an outcome. */
async function settled({ underWay }: RequestRecord): Promise<void> {
  if (underWay.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, longestCallMs);
  });
  await Promise.race([Promise.all(underWay), late]);
  clearTimeout(timer);
}

interface Begun {
  readonly startedAt: number;
  readonly requestId: string;
  readonly record: RequestRecord;
  readonly known: Known;
}

async function steps(site: Site, original: Request, ctx: ExecutionContext, begun: Begun) {
  const none = { cache: "none" as const, ended: null };
  const { app } = site;
  const entry = enter(original, app.settings);
  if (entry.kind === "answered") {
    await drain(original);
    return { response: entry.response, ...none };
  }
  const { url } = entry;
  let { request } = entry;
  // The door has taken the body off a read.
  if (original.body && !request.body) ctx.waitUntil(drain(original));
  begun.known.pathname = url.pathname;
  if (app.settings.staging) {
    const closed = await answerAtStagingDoor(site, request, url.pathname);
    if (closed) {
      await drain(request);
      return { response: closed, ...none };
    }
  }
  if (request.method === "POST") {
    const form = await readFormBody(request, maxBodyOf(url));
    if (form.kind !== "whole") {
      await drain(request);
      return { response: refusedForm(form.kind, url), ...none };
    }
    request = new Request(request, { body: form.bytes });
  }
  const withoutScripts = answerNoScripts(url);
  if (withoutScripts) return { response: withoutScripts, ...none };

  if (isStaticFile(url.pathname)) {
    const file = await serveStaticFile(site, request, url.pathname);
    if (file) return { response: file, ...none };
  }

  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const figure = request.method === "POST" ? null : figureFileOf(url.pathname);
  if (figure) {
    const from = { url: app.settings.imagesUrl, cache: site.figures, record: begun.record, waitUntil };
    return { response: await serveFigure(request, figure, from), ...none };
  }
  const cookieHeader = request.headers.get("cookie");
  const reading = app.visitor(cookieHeader);
  const known = reading instanceof Promise ? await reading : reading;
  const visitor = withBrowserFacts(known, request, cookieHeader);
  begun.known.visitor = visitor;
  const clientAddress = request.headers.get("cf-connecting-ip") ?? "";
  const asked = { request, url, cookies: cookieHeader, visitor, address: clientAddress };
  const resolving = marketOf(app, asked, { waitUntil });
  const market = resolving instanceof Promise ? await resolving : resolving;
  begun.known.market = market;

  const address = pageAddress(url);
  if (url.search && !address.isData && request.method !== "POST" && address.pathname !== punchoutLoginPath) {
    const preference =
      consumePreference(app, asked, market) ?? (hasFlagOverride(url) ? await consumeFlagOverride(app, url) : null);
    if (preference) return { response: preference, ...none };
  }
  const preparing = app.prepare(market.language);
  if (preparing) await preparing;
  const plan = site.plan(address.pathname);
  begun.known.pattern = plan.pattern;
  if (request.method !== "POST" && !address.isData) {
    const path = canonicalPagePath(url.pathname, plan.pattern);
    if (path !== null)
      return { response: redirectTo(`${app.settings.origins.current}${path}${url.search}`, 301), ...none };
  }
  if (!address.isData && wantsNoPage(request, address.pathname, plan.pattern)) {
    return { response: refuse(404, "not-found"), ...none };
  }
  const { startedAt, requestId, record } = begun;
  const mayBegin = request.method === "GET" && plan.kind === "page" && !address.isData;
  const served = await servePage({
    ...(mayBegin && { beginsAt: startedAt + app.settings.documentBeginsMs }),
    site,
    request,
    url,
    address,
    plan,
    visitor,
    market,
    cookieHeader,
    clientAddress,
    requestId,
    startedAt,
    record,
    waitUntil,
  });
  const told = visitor.setCookies.length > 0 && request.method !== "HEAD" && isDocument(served.response);
  if (told) settleSession(served.response, visitor);
  return served;
}

function refusedForm(fault: Exclude<FormBody["kind"], "whole">, url: URL): Response {
  switch (fault) {
    case "too-large":
      return refuseLargeBody(url);
    case "too-many-fields":
      return refuse(413, "many-fields");
    case "broken":
      return refuse(400, "broken-form");
    default:
      return fault satisfies never;
  }
}

/** Only a document shows its visitor what has become of the session; every other answer leaves that to the next one. */
function settleSession({ headers }: Response, { setCookies }: Visitor): void {
  const name = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
  // What the page itself has set is newer: a session that began in this very request stays.
  const set = headers.getSetCookie().map(name);
  for (const cookie of setCookies) if (!set.includes(name(cookie))) headers.append("set-cookie", cookie);
  headers.set("cache-control", "private, no-store");
}

/** What the browser says besides the session: its age, and whether there is anything to ask about other parties. */
function withBrowserFacts(visitor: Visitor, { headers }: Request, cookies: string | null): Visitor {
  // An old browser is told so until the notice is closed.
  const outdatedBrowser = isOutdatedBrowser(headers.get("user-agent")) && !readCookie(cookies, browserNoticeCookie);
  const consentSettled =
    objectsToTracking(headers.get("sec-gpc")) || parseConsent(readCookie(cookies, consentCookie)) !== null;
  if (!outdatedBrowser && !consentSettled) return visitor;
  return { ...visitor, ...(outdatedBrowser && { outdatedBrowser }), ...(consentSettled && { consentSettled }) };
}

let colo: string | undefined;

/** The data centre, where the platform names it. An isolate stays in one, and what the platform says takes long to read. */
function coloOf(request: Request): string | undefined {
  if (colo === undefined && typeof request.cf?.colo === "string") colo = request.cf.colo;
  return colo;
}

/** Answers that did not pass a page's own headers: refusals, redirects, faults. */
function stamp(
  site: Site,
  response: Response,
  requestId: string,
  request: Request,
  { visitor, market }: Known,
): Response {
  if (response.headers.has("content-security-policy")) return response;
  const cookie = readCookie(request.headers.get("cookie"), languageCookie);
  // The door refuses before there is a market.
  const language = market?.language ?? resolveLanguage({ region: site.app.settings.region, parameter: null, cookie });
  const said = worded(response, readerOf(request, language, site.built.styles), requestId);
  const stamped = new Response(said.body, said);
  const policy = visitor && visitPolicy(visitor);
  for (const [name, value] of site.headers.security([], policy ?? {})) stamped.headers.set(name, value);
  stamped.headers.set("x-request-id", requestId);
  stamped.headers.append("server-timing", `trace;desc=${requestId}`);
  return stamped;
}
