/** The app's error responses without a page, as text for people. */
import * as v from "valibot";
import { localizeRefusal, readerOf, refuse, sayRefusal } from "../door/refusal";
import type { RefusalReason } from "../door/refusal-texts";
import type { PageRequestScope } from "../request-scope";
import { isDocument } from "./is-document";

/** Statuses that may come without a body, from the framework or the app. */
const emptyBodyReasons: Readonly<Record<number, RefusalReason>> = { 404: "not-found", 503: "unavailable" };

/** The app's response for a file of a product removed for legal reasons (`app/loaders/lineage/fate.server.ts`). */
const tombstone = v.object({ message: v.string(), removed: v.object({ number: v.string() }) });

/**
 * Adds a readable body to empty error responses, explains why a file is gone, and corrects the framework's response to
 * a wrong method on a resource route, which looks like a server error. Page data is unchanged, because the app shows
 * its errors itself.
 */
export async function withReadableBody(response: Response, scope: PageRequestScope): Promise<Response> {
  const { site, request, market, requestId, address } = scope;
  const { status, body, headers } = response;
  if (isDocument(response)) return response;
  const reader = readerOf(request, market.language, site.built.styles);
  if (status === 410 && !address.isData && headers.get("content-type")?.startsWith("application/json")) {
    const gone = v.safeParse(
      tombstone,
      await response
        .clone()
        .json()
        .catch(() => null),
    );
    return gone.success
      ? sayRefusal(410, { code: "removed", sentence: gone.output.message }, reader, requestId)
      : response;
  }
  const hasWords = body !== null || address.isData;
  const ofFramework = status === 405 && !headers.has("allow");
  const reason = ofFramework ? "method-of-address" : hasWords ? undefined : emptyBodyReasons[status];
  if (!reason) return response;
  const retryAfter = headers.get("retry-after");
  const refused = refuse(status, reason, retryAfter === null ? {} : { "retry-after": retryAfter });
  return localizeRefusal(refused, reader, requestId);
}
