import type { RequestLine, UpstreamCall } from "@contracts/request-line";

/** The shop's own fault: a 5xx, or an error in the log although the answer looked well. */
export function isFailed({ status, entries }: Pick<RequestLine, "status" | "entries">): boolean {
  return status >= 500 || entries.some(({ level }) => level === "error");
}

/** No answer, or one that says that the service failed. */
export function isFailedCall({ status }: Pick<UpstreamCall, "status">): boolean {
  return typeof status === "string" || (typeof status === "number" && status >= 500);
}
