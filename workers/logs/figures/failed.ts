import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";

/** A failure of the shop: a 5xx, or a logged error behind a normal response. */
export function isFailed({ status, entries }: Pick<RequestLine, "status" | "entries">): boolean {
  return status >= 500 || entries.some(({ level }) => level === "error");
}

/**
 * A failed upstream call: no response, a server error or a refusal of the shop, even if a cached response was used
 * instead.
 */
export function isFailedCall({ status, fault }: Pick<UpstreamCall, "status" | "fault">): boolean {
  return fault !== undefined || typeof status === "string" || (status ?? 0) >= 500;
}

/** Sources of responses without an upstream call. A stale response may start a refresh, which counts as a call. */
const fromMemory = new Set(["fresh", "shared", "stale"]);

/** False for a response from memory, which says nothing about the upstream. */
export const reachedUpstream = ({ source, attempts, fault }: UpstreamCall): boolean =>
  !fromMemory.has(source) || (source === "stale" && (attempts > 0 || fault !== undefined));
