/** Renders a page with the app, streams it, and stores it if it is public. */

import { readCookie, scriptsCookie } from "@domain/http/cookies/session-cookies";
import { anonymousVisitor, type PageOutcome, type RequestScope } from "@domain/http/edge-app";
import { isWrite } from "../door/is-write";
import { withoutSpoofedHeaders } from "../door/spoofed-headers";
import { unlessUnchanged } from "../headers/file-version";
import { outgoingHeaders } from "../headers/outgoing-headers";
import { createNonce, type PageRequestScope, type Rendering } from "../request-scope";
import { noScriptsPage } from "../visitor/no-scripts";
import type { InFlightRender } from "./in-flight-renders";
import { isDocument } from "./is-document";
import { markdownAnswer } from "./markdown-answer";
import { pageLife } from "./page-cache";
import { withReadableBody } from "./readable-body";
import { storePage } from "./stored-page";
import { streamPage } from "./stream-page";

interface Rendered {
  readonly response: Response;
  /** False if a part is missing that a stored page may have. */
  readonly complete: boolean;
  /** Resolves after the last byte. */
  readonly ended: Promise<void>;
}

/**
 * Public pages are rendered without a visitor: the request has the canonical address and none of the visitor's headers,
 * so even a faulty loader cannot leak visitor data.
 * @param key of the stored page; null for all other responses
 * @param address canonical path and query of a public page
 * @param inFlight entry through which others can share this render; null if they may not
 */
export async function renderPage(
  asked: PageRequestScope,
  key: string | null,
  address: string,
  inFlight: InFlightRender | null = null,
): Promise<Rendered> {
  const requestScope: Rendering = { ...asked, nonce: createNonce() };
  const { site, plan } = requestScope;
  const isPublic = plan.scope === "public" && !isWrite(requestScope.request) && requestScope.visitor.kind !== "preview";
  const context = site.app.context(isPublic ? withoutVisitor(requestScope) : requestScope);
  const request = isPublic ? publicRequest(requestScope, address) : withoutSpoofedHeaders(requestScope.request);
  const rendered = await withReadableBody(await site.built.handle(request, context), requestScope);
  const response =
    requestScope.format === "markdown"
      ? await markdownAnswer(rendered, requestScope)
      : isPublic && plan.kind === "resource"
        ? await unlessUnchanged(rendered, requestScope.request)
        : rendered;
  const outcome = await context.outcome();
  const isForAll = key !== null && isPublic && isImpersonal(response, outcome);
  const mayKeep = isForAll && response.status === 200 && !outcome.degraded;
  if (isForAll && !outcome.degraded && removingStatuses.has(response.status))
    requestScope.waitUntil(site.pages.drop(key));
  const shared = isForAll && inFlight && isShareable(response) ? inFlight : null;
  if (inFlight && !shared) inFlight.state = "apart";

  let end = () => {};
  const sent = new Promise<void>((resolve) => {
    end = resolve;
  });
  let kept: Promise<void> | null = null;
  const keep = (text: string, nonce: string) => {
    // A deferred part may have failed after the headers were sent.
    if (!key || context.isDegraded()) return;
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const link = response.headers.get("link") ?? "";
    // A late page is stored as stale, so the next visit renews it.
    const storedAt = requestScope.startedAt - (outcome.late ? pageLife.freshMs : 0);
    kept = storePage(text, type, nonce, storedAt, link).then((page) => site.pages.put(key, page));
    requestScope.waitUntil(kept);
  };
  const body =
    response.body && requestScope.request.method !== "HEAD"
      ? outgoingBody(withPageOutcome(requestScope, outcome), response, mayKeep ? keep : null, shared, end)
      : null;
  if (!body) {
    end();
    if (response.body) requestScope.waitUntil(response.body.cancel().catch(() => {}));
  }
  if (shared) {
    shared.head = { status: response.status, headers: [...response.headers], outcome, nonce: requestScope.nonce };
    if (!body) shared.state = "done";
  }
  return {
    response: new Response(body, {
      status: response.status,
      headers: outgoingHeaders(requestScope, response, outcome, isPublic),
    }),
    complete: isComplete(response.status, outcome),
    // The page is in the store once this resolves.
    ended: sent.then(() => kept?.catch(() => {})),
  };
}

/** Statuses that remove a stored page: it is gone or has moved. */
const removingStatuses: ReadonlySet<number> = new Set([301, 302, 307, 308, 404, 410]);

export function isComplete(status: number, { degraded, late }: PageOutcome): boolean {
  return status < 500 && !degraded && !late;
}

/** The request scope without its visitor. Flag overrides stay, because they are part of the key. */
function withoutVisitor(requestScope: Rendering): RequestScope {
  const { flagOverrides } = requestScope.visitor;
  return { ...requestScope, visitor: { ...anonymousVisitor, flagOverrides }, cookieHeader: null, clientAddress: "" };
}

/** Updates cart count and session from the page's own loaders, which may be more current than the cookies. */
function withPageOutcome(requestScope: Rendering, { itemCount, expired }: PageOutcome): Rendering {
  const { visitor } = requestScope;
  const count = typeof itemCount === "number" ? itemCount : visitor.itemCount;
  if (expired) return { ...requestScope, visitor: { ...visitor, kind: "visitor", itemCount: count, expired } };
  return count === visitor.itemCount ? requestScope : { ...requestScope, visitor: { ...visitor, itemCount: count } };
}

function publicRequest({ request, url, site }: PageRequestScope, address: string): Request {
  return new Request(`${site.app.settings.origins.current}${address}`, {
    method: "GET",
    headers: { accept: request.headers.get("accept") ?? "*/*", host: url.host },
  });
}

/**
 * A response with a cookie or a private loader belongs to one visitor. Errors, redirects and incomplete pages are never
 * stored.
 */
function isImpersonal({ headers }: Response, { scopes, setCookies }: PageOutcome): boolean {
  if (setCookies.length > 0 || headers.has("set-cookie")) return false;
  if (/no-store|private/.test(headers.get("cache-control") ?? "")) return false;
  return scopes.every((scope) => scope === "public");
}

/** A document or a redirect. */
function isShareable(response: Response): boolean {
  return response.body ? isDocument(response) : response.status >= 300 && response.status < 400;
}

function outgoingBody(
  requestScope: Rendering,
  response: Response,
  keep: ((text: string, nonce: string) => void) | null,
  shared: InFlightRender | null,
  end: () => void,
): ReadableStream<Uint8Array> {
  const { site, market, visitor, nonce, request, url, waitUntil } = requestScope;
  const body = response.body as ReadableStream<Uint8Array>;
  if (!response.headers.get("content-type")?.startsWith("text/html"))
    return sendUnchanged(body, keep && ((text) => keep(text, "")), end);
  return streamPage(body, {
    nonce,
    edgeSlots: site.app.edgeSlots(market, visitor),
    outOfOrder: readCookie(request.headers.get("cookie"), scriptsCookie) === "1" && !isReadByScript(request),
    head: `<noscript><meta http-equiv="refresh" content="0; url=${noScriptsPage(url)}"></noscript>`,
    onPiece: shared && ((html) => shared.pieces.push(html)),
    onWhole: keep && ((html) => keep(html, nonce)),
    onEnd(broken) {
      if (shared) shared.state = broken ? "apart" : "done";
      end();
    },
    waitUntil,
  });
}

/** Sends page data and files unchanged. */
function sendUnchanged(
  body: ReadableStream<Uint8Array>,
  onWhole: ((text: string) => void) | null,
  end: () => void,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  let complete = "";
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (onWhole) complete += decoder.decode(chunk, { stream: true });
        controller.enqueue(chunk);
      },
      flush() {
        onWhole?.(complete + decoder.decode());
        end();
      },
      cancel: end,
    }),
  );
}

/** A page script that fetches a document cannot move blocks that arrive out of order. */
const isReadByScript = (request: Request) => request.headers.get("sec-fetch-dest") === "empty";
