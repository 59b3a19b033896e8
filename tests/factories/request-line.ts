/** A log line of a request for a stored page. */
import type { RequestLine } from "@contracts/values/request-line";

/** @param index number of the request, from which its id is derived */
export function requestLineOf(index: number, change: Partial<RequestLine> = {}): RequestLine {
  return {
    kind: "request",
    id: `${String(index).padStart(8, "0")}-84f7-414b`,
    at: 0,
    region: "global",
    method: "GET",
    path: "/browse",
    status: 200,
    ms: 10,
    cache: "hit",
    upstream: [],
    entries: [],
    ...change,
  };
}
