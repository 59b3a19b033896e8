/** Headers of a page that was rendered for this request or shared with it. */
import type { PageOutcome } from "@domain/http/edge-app";
import { isDocument } from "../page/is-document";
import type { Rendering } from "../request-scope";
import { cacheControl, visitPolicy } from "./answer-headers";

/** Roughly the time until a circuit breaker closes again or a peak is over. */
const retryAfterSeconds = "10";

export function outgoingHeaders(
  rendering: Rendering,
  response: Response,
  outcome: PageOutcome,
  isPublic: boolean,
): Headers {
  const { request, visitor, site, nonce, requestId } = rendering;
  const headers = new Headers(response.headers);
  const ofVisit = visitPolicy(visitor);
  const policy = { ...ofVisit, ...outcome.policy };
  // Data have the same policy as the page's files, so HTTP/2 sends it as a reference.
  const scripts = isDocument(response) ? [`'nonce-${nonce}'`] : [];
  for (const [name, value] of site.headers.security(scripts, policy)) headers.set(name, value);
  for (const cookie of outcome.setCookies) headers.append("set-cookie", cookie);
  if (outcome.notice && !isDocument(response)) headers.append("set-cookie", outcome.notice);
  const personal = !isPublic || visitor.kind !== "visitor" || ofVisit !== null || headers.has("set-cookie");
  if (personal || !mayBeSharedByAll(rendering, headers)) {
    headers.set("cache-control", personal ? cacheControl.personal : cacheControl.shared);
    headers.set("vary", "Accept, Cookie");
  }
  // The framework reports 405 without an Allow header.
  if (response.status === 405 && !headers.has("allow"))
    headers.set("allow", request.method === "POST" ? "GET, HEAD" : "POST");
  if ((response.status === 503 || response.status === 429) && !headers.has("retry-after"))
    headers.set("retry-after", retryAfterSeconds);
  if (site.plainStreams) headers.set("content-encoding", "identity");
  if (site.app.settings.compressionBuffers && response.body) headers.set("content-encoding", "identity");
  headers.set("x-request-id", requestId);
  headers.set(
    "server-timing",
    ["page;desc=rendered", `trace;desc=${requestId}`, outcome.serverTiming].filter(Boolean).join(", "),
  );
  return headers;
}

/**
 * True for a file whose own headers allow sharing, and whose loaders read only the region, which the host determines.
 * Only such a file is the same for everyone at its address.
 */
function mayBeSharedByAll({ plan, address }: Rendering, headers: Headers): boolean {
  const isOfHost = plan.scope === "public" && plan.axes.every((axis) => axis === "region");
  return (
    plan.kind === "resource" && isOfHost && !address.isData && /^public\b/.test(headers.get("cache-control") ?? "")
  );
}
