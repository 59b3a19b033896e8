/** Sends a stored page to a visitor. */
import { cacheControl, visitPolicy } from "../headers/answer-headers";
import { hasVersion } from "../headers/if-none-match";
import type { PageRequestScope } from "../request-scope";
import type { PageAge } from "./page-cache";
import { fillPage, type StoredPage } from "./stored-page";

/** Prepared response for anonymous visitors, which most visitors need unchanged. */
interface Prepared {
  /** Cheap to copy. */
  readonly headers: Headers;
  /** The page's bytes as a blob, which responses share; the runtime would copy an array. */
  readonly body: Blob;
}

const prepared = new WeakMap<StoredPage, Prepared>();

export function answerFromStore(page: StoredPage, age: PageAge, requestScope: PageRequestScope): Response {
  const { site, visitor, market, request, requestId } = requestScope;
  const anonymous = isAnonymous(requestScope);
  const contents = anonymous && !visitor.consentSettled ? null : site.app.edgeSlots(market, visitor);
  const filled = contents && page.cuts.length > 0 ? fillPage(page, contents) : null;
  const etag = anonymous ? etagFor(page, visitor) : filled ? null : page.etag;
  const policy = visitPolicy(visitor);
  const { headers: common, body } = preparedOf(page, requestScope);
  const response = new Response(request.method === "HEAD" ? null : (filled ?? body), { headers: common });
  const { headers } = response;
  if (policy) for (const [name, value] of site.headers.security(page.scripts, policy)) headers.set(name, value);
  if (visitor.kind !== "visitor" || policy) headers.set("cache-control", cacheControl.personal);
  headers.set("server-timing", `page;desc=${age === "fresh" ? "stored" : `stored-${age}`}, trace;desc=${requestId}`);
  headers.set("x-request-id", requestId);
  if (etag !== null) {
    headers.set("etag", etag);
    if (hasVersion(request, etag)) return new Response(null, { status: 304, headers });
  }
  return response;
}

/** The page is equal for all anonymous visitors, except for the consent question. */
function etagFor({ etag }: StoredPage, { consentSettled }: PageRequestScope["visitor"]): string {
  return consentSettled ? etag.replace(/"$/, '-settled"') : etag;
}

/** True if no slot has personal content for this visitor. */
function isAnonymous({ visitor }: PageRequestScope): boolean {
  return visitor.kind === "visitor" && visitor.expired === null && !visitor.outdatedBrowser;
}

function preparedOf(page: StoredPage, { site }: PageRequestScope): Prepared {
  const found = prepared.get(page);
  if (found) return found;
  const headers = new Headers({
    "content-type": page.contentType,
    vary: "Accept, Cookie",
    "cache-control": cacheControl.shared,
  });
  if (page.link) headers.set("link", page.link);
  for (const [name, value] of site.headers.security(page.scripts)) headers.set(name, value);
  const made = { headers, body: new Blob([page.body]) };
  prepared.set(page, made);
  return made;
}
