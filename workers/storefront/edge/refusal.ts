/** A short answer of the door itself: plain text, never stored. */
import type { Region } from "@domain/market/market";
import { type RefusalReason, referenceLabels, refusalTexts } from "./refusal-texts";

/** Why an answer was refused: said in the storefront's language once it is known which request that was. */
const reasons = new WeakMap<Response, RefusalReason>();

export function refuse(
  status: number,
  reason: RefusalReason,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const response = new Response(`${refusalTexts[reason].global}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
  reasons.set(response, reason);
  return response;
}

/**
 * The answer with its reason in the storefront's language and the reference that a reader can quote to whoever helps;
 * any other answer stays as it is.
 */
export function worded(response: Response, region: Region, requestId: string): Response {
  const reason = reasons.get(response);
  if (!reason) return response;
  const text = `${refusalTexts[reason][region]}\n${referenceLabels[region]}${requestId}\n`;
  return new Response(text, { status: response.status, headers: response.headers });
}

/** A redirect of the edge. Permanent ones may be kept by the browser, others never. */
export function redirectTo(location: string, status: 301 | 302 | 303, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": status === 301 ? "public, max-age=3600" : "no-store" });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return new Response(null, { status, headers });
}
