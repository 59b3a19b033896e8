import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";

/** A failure of the shop: a 5xx, or a logged error behind a normal response. */
export function isFailed({ status, entries }: Pick<RequestLine, "status" | "entries">): boolean {
  return status >= 500 || entries.some(({ level }) => level === "error");
}

/** A failed upstream call: no answer or a server error, even if a cached answer was shown instead. */
export function isFailedCall({ status, fault = status ?? 0 }: Pick<UpstreamCall, "status" | "fault">): boolean {
  return typeof fault === "string" || fault >= 500;
}
