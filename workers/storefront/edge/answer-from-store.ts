/** Sends a stored page to one visitor. */
import { cacheControl, type HeaderList, visitPolicy } from "./answer-headers";
import type { PageAge } from "./page-cache";
import { fillPage, type StoredPage } from "./stored-page";
import type { Turn } from "./turn";

/** Headers of a stored page are the same for everyone but for a few; they are put together once. */
const prepared = new WeakMap<StoredPage, Record<string, string>>();

export function answerFromStore(page: StoredPage, age: PageAge, turn: Turn): Response {
  const { site, visitor, market, request, requestId } = turn;
  const stranger = isStranger(turn);
  const contents = stranger && !visitor.consentSettled ? null : site.app.islands(market, visitor);
  const filled = contents && page.cuts.length > 0 ? fillPage(page, contents) : null;
  const etag = stranger ? etagFor(page, visitor) : filled ? null : page.etag;
  const policy = visitPolicy(visitor);
  const headers: Record<string, string> = {
    ...headersOf(page, () => site.headers.security(page.scripts)),
    ...(policy && Object.fromEntries(site.headers.security(page.scripts, policy))),
    "cache-control": visitor.kind === "visitor" && !policy ? cacheControl.shared : cacheControl.personal,
    "server-timing": `page;desc=${age === "fresh" ? "stored" : `stored-${age}`}, trace;desc=${requestId}`,
    "x-request-id": requestId,
  };
  if (etag !== null) {
    headers.etag = etag;
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : (filled ?? page.body), { headers });
}

/** A page says the same to all strangers, but for the question about other parties. */
function etagFor({ etag }: StoredPage, { consentSettled }: Turn["visitor"]): string {
  return consentSettled ? etag.replace(/"$/, '-settled"') : etag;
}

/** No basket, account or message is filled in for these. */
function isStranger({ visitor }: Turn): boolean {
  return visitor.kind === "visitor" && visitor.expired === null && !visitor.outdatedBrowser;
}

function headersOf(page: StoredPage, security: () => HeaderList): Record<string, string> {
  let headers = prepared.get(page);
  if (!headers) {
    headers = {
      "content-type": page.contentType,
      vary: "Cookie",
      ...(page.link && { link: page.link }),
      ...Object.fromEntries(security()),
    };
    prepared.set(page, headers);
  }
  return headers;
}
