/** The one line that a request leaves in the log. */
import type { RequestRecord, VisitorKind } from "@domain/http/edge-app";
import { redactText } from "@domain/http/redact";
import type { Market } from "@domain/market/market";

export interface RequestLine {
  readonly requestId: string;
  readonly region: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds until the answer began. */
  readonly ms: number;
  readonly cache: "hit" | "stale" | "miss" | "kept" | "none";
  readonly visitor?: VisitorKind;
  readonly market?: Market;
  readonly pattern?: string;
}

/** Written to the console, where the Tail Worker reads it; `requestLineKind` tells it from anything else there. */
export const requestLineKind = "request";

export function writeRequestLine(line: RequestLine, record: RequestRecord): void {
  const { requestId, region, method, path, status, ms, cache, visitor, market, pattern } = line;
  const text = JSON.stringify({
    kind: requestLineKind,
    id: requestId,
    region,
    method,
    // The query is left out: people type into it.
    path: plain.test(path) ? path : redactText(path),
    pattern,
    status,
    ms,
    cache,
    visitor,
    country: market?.country,
    language: market?.language,
    ...(record.upstream.length > 0 && { upstream: record.upstream }),
    ...(record.entries.length > 0 && { entries: record.entries }),
  });
  const failed = status >= 500 || record.entries.some(({ level }) => level === "error");
  // biome-ignore lint/suspicious/noConsole: the console is what the Tail Worker reads
  console[failed ? "error" : "log"](text);
}

/** Short words and catalogue numbers hold no secret. */
const plain = /^(?:\/[\w.-]{0,30})*$/;
