/** Lets the app answer, streams what it renders, and keeps a page that everyone may have. */
import { type EdgeTurn, type PageOutcome, stranger } from "@domain/http/edge-app";
import { readCookie, scriptsCookie } from "@domain/http/session-cookies";
import { cacheControl, visitPolicy } from "./answer-headers";
import { isDocument } from "./is-document";
import { noScriptsPage } from "./no-scripts";
import { refuse, worded } from "./refusal";
import { withoutSpoofedHeaders } from "./spoofed-headers";
import { storePage } from "./stored-page";
import { streamPage } from "./stream-page";
import { createNonce, type Turn } from "./turn";

/** About as long as it takes an upstream's circuit to close again. */
const retryAfterSeconds = "10";

/** A stored page has no nonce, so it is made only here. */
type Rendering = Turn & { readonly nonce: string };

export interface Rendered {
  readonly response: Response;
  /** False when something is missing that a stored page may still have. */
  readonly whole: boolean;
  /** Resolves when the last byte is out. */
  readonly ended: Promise<void>;
}

/**
 * A public page is rendered for nobody: its request carries the canonical address and no header of the visitor, so that
 * not even a mistake in a loader could put one into it.
 * @param key under which a public page is kept; null for everything else
 * @param address canonical path and query of a public page
 */
export async function renderPage(asked: Turn, key: string | null, address: string): Promise<Rendered> {
  const turn: Rendering = { ...asked, nonce: createNonce() };
  const { site, plan } = turn;
  const isPublic = plan.scope === "public" && turn.request.method !== "POST" && turn.visitor.kind !== "preview";
  const context = site.app.context(isPublic ? impersonal(turn) : turn);
  const request = isPublic ? publicRequest(turn, address) : withoutSpoofedHeaders(turn.request);
  const response = legible(await site.built.handle(request, context), turn);
  const outcome = await context.outcome();
  const mayKeep = key !== null && isPublic && isKeepable(response, outcome);

  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const keep = (text: string, nonce: string) => {
    // What was deferred may have failed after the headers were out.
    if (!key || context.isDegraded()) return;
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const link = response.headers.get("link") ?? "";
    turn.waitUntil(storePage(text, type, nonce, turn.startedAt, link).then((page) => site.pages.put(key, page)));
  };
  const body =
    response.body && turn.request.method !== "HEAD"
      ? outgoingBody(asLeft(turn, outcome), response, mayKeep ? keep : null, end)
      : null;
  if (!body) {
    end();
    if (response.body) turn.waitUntil(response.body.cancel().catch(() => {}));
  }
  return {
    response: new Response(body, {
      status: response.status,
      headers: outgoingHeaders(turn, response, outcome, isPublic),
    }),
    whole: response.status < 500 && !outcome.degraded,
    ended,
  };
}

/** The turn without its visitor; flags that are switched on for them are part of the page's key and stay. */
function impersonal(turn: Rendering): EdgeTurn {
  const { flagOverrides } = turn.visitor;
  return { ...turn, visitor: { ...stranger, flagOverrides }, cookieHeader: null, clientAddress: "" };
}

/** The turn with basket and session as the page's own loaders left them: they may know more than the cookies that came. */
function asLeft(turn: Rendering, { itemCount, expired }: PageOutcome): Rendering {
  const { visitor } = turn;
  const count = typeof itemCount === "number" ? itemCount : visitor.itemCount;
  if (expired) return { ...turn, visitor: { ...visitor, kind: "visitor", itemCount: count, expired } };
  return count === visitor.itemCount ? turn : { ...turn, visitor: { ...visitor, itemCount: count } };
}

/** The framework answers a method that a script's address does not take as if the server had failed. */
function legible(response: Response, { site, requestId }: Turn): Response {
  return response.status === 405 && !isDocument(response)
    ? worded(refuse(405, "method-of-address"), site.app.settings.region, requestId)
    : response;
}

function publicRequest({ request, url, site }: Turn, address: string): Request {
  return new Request(`${site.app.settings.origins.current}${address}`, {
    method: "GET",
    headers: { accept: request.headers.get("accept") ?? "*/*", host: url.host },
  });
}

/** Errors, redirects, partial pages and anything with a cookie are never kept. */
function isKeepable({ status, headers }: Response, { scopes, degraded, setCookies }: PageOutcome): boolean {
  if (status !== 200 || degraded || setCookies.length > 0 || headers.has("set-cookie")) return false;
  if (/no-store|private/.test(headers.get("cache-control") ?? "")) return false;
  return scopes.every((scope) => scope === "public");
}

function outgoingBody(
  turn: Rendering,
  response: Response,
  keep: ((text: string, nonce: string) => void) | null,
  end: () => void,
): ReadableStream<Uint8Array> {
  const { site, market, visitor, nonce, request, url, waitUntil } = turn;
  const body = response.body as ReadableStream<Uint8Array>;
  if (!response.headers.get("content-type")?.startsWith("text/html"))
    return passOn(body, keep && ((text) => keep(text, "")), end);
  return streamPage(body, {
    nonce,
    islands: site.app.islands(market, visitor),
    outOfOrder: readCookie(request.headers.get("cookie"), scriptsCookie) === "1",
    head: `<noscript><meta http-equiv="refresh" content="0; url=${noScriptsPage(url)}"></noscript>`,
    onWhole: keep && ((html) => keep(html, nonce)),
    onEnd: end,
    waitUntil,
  });
}

/** Data of a page, and files: sent as they are. */
function passOn(
  body: ReadableStream<Uint8Array>,
  onWhole: ((text: string) => void) | null,
  end: () => void,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let whole = "";
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (onWhole) whole += decoder.decode(chunk, { stream: true });
        controller.enqueue(chunk);
      },
      flush() {
        onWhole?.(whole + decoder.decode());
        end();
      },
      cancel: end,
    }),
  );
}

function outgoingHeaders(
  { request, visitor, site, nonce, requestId }: Rendering,
  response: Response,
  outcome: PageOutcome,
  isPublic: boolean,
): Headers {
  const headers = new Headers(response.headers);
  const ofVisit = visitPolicy(visitor);
  const policy = { ...ofVisit, ...outcome.policy };
  for (const [name, value] of site.headers.security([`'nonce-${nonce}'`], policy)) headers.set(name, value);
  for (const cookie of outcome.setCookies) headers.append("set-cookie", cookie);
  if (outcome.notice && !isDocument(response)) headers.append("set-cookie", outcome.notice);
  const personal = !isPublic || visitor.kind !== "visitor" || ofVisit !== null || headers.has("set-cookie");
  headers.set("cache-control", personal ? cacheControl.personal : cacheControl.shared);
  headers.set("vary", "Cookie");
  // The framework says that a method is not served, not which ones are.
  if (response.status === 405) headers.set("allow", request.method === "POST" ? "GET, HEAD" : "POST");
  if (response.status === 503 && !headers.has("retry-after")) headers.set("retry-after", retryAfterSeconds);
  if (site.plainStreams) headers.set("content-encoding", "identity");
  if (site.app.settings.compressionBuffers && response.body) headers.set("content-encoding", "identity");
  headers.set("x-request-id", requestId);
  headers.set(
    "server-timing",
    ["page;desc=rendered", `trace;desc=${requestId}`, outcome.serverTiming].filter(Boolean).join(", "),
  );
  return headers;
}
