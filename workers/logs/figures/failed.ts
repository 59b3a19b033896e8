import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";

/** The shop's own fault: a 5xx, or an error in the log although the answer looked well. */
export function isFailed({ status, entries }: Pick<RequestLine, "status" | "entries">): boolean {
  return status >= 500 || entries.some(({ level }) => level === "error");
}

/** No answer, or one that says that the service failed; also where a kept answer was shown in its place. */
export function isFailedCall({ status, fault = status ?? 0 }: Pick<UpstreamCall, "status" | "fault">): boolean {
  return typeof fault === "string" || fault >= 500;
}
