/** Runs the steps of a request: door, visitor, market, page, headers, log line. */

import { isOutdatedBrowser } from "@domain/browser/outdated-browser";
import { consentCookie, objectsToTracking, parseConsent } from "@domain/consent/consent";
import { browserNoticeCookie, readCookie } from "@domain/http/cookies/session-cookies";
import type { RequestRecord, Visitor } from "@domain/http/edge-app";
import { languageFormId } from "@domain/market/kept-form";
import type { Market } from "@domain/market/market";
import { languageCookie, resolveLanguage } from "@domain/market/resolve-market";
import { livePreviewOf } from "@domain/preview/live-preview";
import { enter, maxBodyOf, refuseLargeBody, withoutLargeFile } from "./door/door";
import { drain, type FormBody, readFormBody } from "./door/form-body";
import { isWrite } from "./door/is-write";
import { wantsNoPage } from "./door/no-page";
import { canonicalPagePath } from "./door/page-path";
import { localizeRefusal, readerOf, redirectTo, refuse } from "./door/refusal";
import { hideFromSearchEngines, refuseStagingAccess } from "./door/staging-door";
import { imageFileOf, serveImage } from "./files/image-file";
import { isStaticFile, serveStaticFile } from "./files/static-file";
import { visitPolicy } from "./headers/answer-headers";
import { countedPattern } from "./log/counted-pattern";
import { createRequestId } from "./log/request-id";
import type { RequestLine } from "./log/request-line";
import {
  consumePreference,
  followShownLanguage,
  keepShown,
  marketOf,
  punchoutLoginPath,
  resendInLanguage,
} from "./market/market";
import { isDocument } from "./page/is-document";
import { markdownPage, serveMarkdown } from "./page/markdown-page";
import { pageAddress } from "./page/page-key";
import type { PagePlan } from "./page/page-plan";
import { servePage } from "./page/serve-page";
import type { Site } from "./site";
import { consumeFlagOverride, hasFlagOverride } from "./visitor/flag-override";
import { answerNoScripts } from "./visitor/no-scripts";
import { keepsPlainCookies, makeCookiesPlain } from "./visitor/plain-cookies";

/** Findings of the steps so far, also available when one fails. */
interface Findings {
  pathname?: string;
  visitor?: Visitor;
  market?: Market;
  pattern?: string;
}

export async function answer(site: Site, original: Request, ctx: ExecutionContext): Promise<Response> {
  const startedAt = Date.now();
  const requestId = createRequestId(startedAt);
  const record: RequestRecord = { entries: [], upstream: [], underWay: new Set() };
  const findings: Findings = {};
  let cache: RequestLine["cache"] = "none";
  let ended: Promise<void> | null = null;
  let response: Response;
  try {
    ({ response, cache, ended } = await steps(site, original, ctx, { startedAt, requestId, record, findings }));
  } catch (error) {
    record.entries.push({ level: "error", label: "pipeline failed", members: site.app.redact({ error }) });
    response = refuse(500, "fault");
  }
  const answered = stamp(site, response, requestId, original, findings);
  if (site.app.settings.staging) hideFromSearchEngines(answered);
  if (keepsPlainCookies(site.app.settings, original.url)) makeCookiesPlain(answered.headers);
  const line: RequestLine = {
    requestId,
    startedAt,
    region: site.app.settings.region,
    method: original.method,
    path: findings.pathname ?? new URL(original.url).pathname,
    status: answered.status,
    ms: Date.now() - startedAt,
    cache,
    visitor: findings.visitor?.kind,
    visit: findings.visitor?.visit,
    colo: coloOf(original),
    version: site.built.version,
    market: findings.market,
    pattern: countedPattern(findings.pattern, record),
  };
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const write = () => site.lines.write(line, record, waitUntil);
  // Streamed pages are logged when complete, with the outcome of every call.
  const callOutcomes = () => callsSettled(record);
  if (ended) ctx.waitUntil(ended.then(callOutcomes).then(write));
  else if (record.underWay.size > 0) ctx.waitUntil(callOutcomes().then(write));
  else write();
  return answered;
}

/** Longer than any upstream's timeout; a late line is better than a lost one. */
const longestCallMs = 15_000;

/** Resolves when every call of the request has an outcome. */
async function callsSettled({ underWay }: RequestRecord): Promise<void> {
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
  readonly findings: Findings;
}

async function steps(site: Site, original: Request, ctx: ExecutionContext, begun: Begun) {
  const none = { cache: "none" as const, ended: null };
  const { app } = site;
  const entry = enter(original, app.settings);
  if (entry.kind === "answered") {
    await drain(original);
    return { response: entry.response, ...none };
  }
  let { request, url } = entry;
  // The door removes the body of a read.
  if (original.body && !request.body) ctx.waitUntil(drain(original));
  begun.findings.pathname = url.pathname;
  if (app.settings.staging) {
    const closed = await refuseStagingAccess(site, request, url.pathname);
    if (closed) {
      await drain(request);
      return { response: closed, ...none };
    }
  }
  if (isWrite(request)) {
    const form = await readFormBody(request, maxBodyOf(url));
    if (form.kind !== "whole") await drain(request);
    const typed = form.kind === "too-large" ? withoutLargeFile(request, url, form.start) : null;
    if (form.kind !== "whole" && !typed) return { response: refusedForm(form.kind, url), ...none };
    if (form.kind === "whole") request = new Request(request, { body: form.bytes });
    else if (typed) {
      request = typed;
      url = new URL(typed.url);
    }
  }
  const withoutScripts = answerNoScripts(url);
  if (withoutScripts) return { response: withoutScripts, ...none };

  if (isStaticFile(url.pathname)) {
    const file = await serveStaticFile(site, request, url.pathname);
    if (file) return { response: file, ...none };
  }

  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  const image = isWrite(request) ? null : imageFileOf(url.pathname);
  if (image) {
    const { imagesUrl, contentPicturesUrl } = app.settings;
    const from = { url: image.kind === "figure" ? imagesUrl : contentPicturesUrl, cache: site.images };
    const { record, requestId } = begun;
    return { response: await serveImage(request, image, { ...from, record, requestId, waitUntil }), ...none };
  }
  const cookieHeader = request.headers.get("cookie");
  const reading = app.visitor(cookieHeader);
  const findings = reading instanceof Promise ? await reading : reading;
  const visitor = withBrowserFacts(findings, request, cookieHeader);
  begun.findings.visitor = visitor;
  const clientAddress = request.headers.get("cf-connecting-ip") ?? "";
  const address = pageAddress(url);
  const isPublicPage = url.search !== "" && !isWrite(request) && !address.isData && isPage(site.plan(address.pathname));
  const asked = { request, url, cookies: cookieHeader, visitor, address: clientAddress, isPublicPage };
  const resolving = marketOf(app, asked, { waitUntil });
  const market = resolving instanceof Promise ? await resolving : resolving;
  begun.findings.market = market;

  const { startedAt, requestId, record } = begun;
  const common = { site, request, url, clientAddress, requestId, startedAt, record, waitUntil };
  const markdown = markdownPage({ ...common, market, visitor });
  if (markdown) {
    begun.findings.market = markdown.market;
    begun.findings.pattern = markdown.plan.pattern;
    return serveMarkdown(markdown);
  }
  if (url.search && !address.isData && !isWrite(request) && address.pathname !== punchoutLoginPath) {
    const preference =
      consumePreference(app, asked, market) ?? (hasFlagOverride(url) ? await consumeFlagOverride(app, url) : null);
    if (preference) return { response: preference, ...none };
  }
  if (!address.isData && !isWrite(request)) {
    const inLanguage = followShownLanguage(app, asked);
    if (inLanguage) return { response: inLanguage, ...none };
  }
  if (url.search && isWrite(request) && languageFormId(address.pathname) !== null) {
    const resent = resendInLanguage(app, asked);
    if (resent) return { response: resent, ...none };
  }
  const preparing = app.prepare(market.language);
  if (preparing) await preparing;
  const plan = site.plan(address.pathname);
  begun.findings.pattern = plan.pattern;
  if (!isWrite(request) && !address.isData) {
    const path = canonicalPagePath(url.pathname, plan.pattern);
    if (path !== null)
      return { response: redirectTo(`${app.settings.origins.current}${path}${url.search}`, 301), ...none };
  }
  if (!address.isData && wantsNoPage(request, address.pathname, plan.pattern)) {
    return { response: refuse(404, "not-found"), ...none };
  }
  const mayBegin = request.method === "GET" && plan.kind === "page" && !address.isData;
  const served = await servePage({
    ...(mayBegin && { beginsAt: startedAt + app.settings.documentBeginsMs }),
    ...common,
    format: "html",
    address,
    plan,
    visitor,
    market,
    cookieHeader,
    ...(visitor.kind === "preview" && { livePreview: livePreviewOf(url) }),
  });
  const callOutcomes = visitor.setCookies.length > 0 && request.method !== "HEAD" && isDocument(served.response);
  if (callOutcomes) settleSession(served.response, visitor);
  return { ...served, response: keepShown(app, served.response, asked) };
}

const isPage = ({ kind, scope }: PagePlan) => kind === "page" && scope === "public";

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

/** Only a document reports the end of a session; other responses leave that to the next document. */
function settleSession({ headers }: Response, { setCookies }: Visitor): void {
  const name = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
  // Cookies set by the page itself take precedence, so a session that started in this request is kept.
  const set = headers.getSetCookie().map(name);
  for (const cookie of setCookies) if (!set.includes(name(cookie))) headers.append("set-cookie", cookie);
  headers.set("cache-control", "private, no-store");
}

/** Adds browser facts to the visitor: an outdated browser, and whether to ask for consent. */
function withBrowserFacts(visitor: Visitor, { headers }: Request, cookies: string | null): Visitor {
  // The notice is shown until it is closed.
  const outdatedBrowser = isOutdatedBrowser(headers.get("user-agent")) && !readCookie(cookies, browserNoticeCookie);
  const consentSettled =
    objectsToTracking(headers.get("sec-gpc")) || parseConsent(readCookie(cookies, consentCookie)) !== null;
  if (!outdatedBrowser && !consentSettled) return visitor;
  return { ...visitor, ...(outdatedBrowser && { outdatedBrowser }), ...(consentSettled && { consentSettled }) };
}

let colo: string | undefined;

/**
 * The data center, if the platform names it. Cached, because an isolate stays in one and the property is slow to read.
 */
function coloOf(request: Request): string | undefined {
  if (colo === undefined && typeof request.cf?.colo === "string") colo = request.cf.colo;
  return colo;
}

/** Adds headers to responses without a page's own: refusals, redirects, errors. */
function stamp(
  site: Site,
  response: Response,
  requestId: string,
  request: Request,
  { visitor, market }: Findings,
): Response {
  if (response.headers.has("content-security-policy")) return response;
  const cookie = readCookie(request.headers.get("cookie"), languageCookie);
  // The door may refuse before the market is known.
  const language = market?.language ?? resolveLanguage({ region: site.app.settings.region, parameter: null, cookie });
  const localized = localizeRefusal(response, readerOf(request, language, site.built.styles), requestId);
  const stamped = new Response(localized.body, localized);
  const policy = visitor && visitPolicy(visitor);
  for (const [name, value] of site.headers.security([], policy ?? {})) stamped.headers.set(name, value);
  stamped.headers.set("x-request-id", requestId);
  stamped.headers.append("server-timing", `trace;desc=${requestId}`);
  return stamped;
}
