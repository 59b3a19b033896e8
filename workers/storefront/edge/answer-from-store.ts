/** Sends a stored page to one visitor. */
import { cacheControl, type HeaderList } from "./answer-headers";
import type { PageAge } from "./page-cache";
import { fillPage, type StoredPage } from "./stored-page";
import type { Turn } from "./turn";

/** Headers of a stored page are the same for everyone but for a few; they are put together once. */
const prepared = new WeakMap<StoredPage, Record<string, string>>();

export function answerFromStore(page: StoredPage, age: PageAge, turn: Turn): Response {
  const { site, visitor, market, request, requestId } = turn;
  const contents = isStranger(turn) ? null : site.app.islands(market, visitor);
  const filled = contents && page.cuts.length > 0 ? fillPage(page, contents) : null;
  const headers: Record<string, string> = {
    ...headersOf(page, () => site.headers.security(page.scripts)),
    "cache-control": visitor.kind === "visitor" ? cacheControl.shared : cacheControl.personal,
    "server-timing": `page;desc=${age === "fresh" ? "stored" : `stored-${age}`}, trace;desc=${requestId}`,
    "x-request-id": requestId,
  };
  if (!filled) {
    if (request.headers.get("if-none-match") === page.etag) {
      return new Response(null, { status: 304, headers: { ...headers, etag: page.etag } });
    }
    headers.etag = page.etag;
  }
  return new Response(request.method === "HEAD" ? null : (filled ?? page.body), { headers });
}

/** Nothing is filled in for a visitor without basket, account or message. */
function isStranger({ visitor }: Turn): boolean {
  return visitor.kind === "visitor" && visitor.expired === null && !visitor.outdatedBrowser;
}

function headersOf(page: StoredPage, security: () => HeaderList): Record<string, string> {
  let headers = prepared.get(page);
  if (!headers) {
    headers = { "content-type": page.contentType, vary: "Cookie", ...Object.fromEntries(security()) };
    prepared.set(page, headers);
  }
  return headers;
}
