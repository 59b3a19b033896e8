/** The log line of a request. */
import { requestLineKind, type RequestLine as WrittenLine } from "@contracts/values/request-line";
import type { RequestRecord, VisitorKind } from "@domain/http/edge-app";
import { redactAddress } from "@domain/http/log/redact";
import type { Market, Region } from "@domain/market/market";

export interface RequestLine {
  readonly requestId: string;
  readonly startedAt: number;
  readonly region: Region;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds until the response started. */
  readonly ms: number;
  readonly cache: "hit" | "stale" | "miss" | "shared" | "kept" | "none";
  readonly visitor?: VisitorKind;
  readonly visit?: string;
  /** Data center of the response. */
  readonly colo?: string;
  /** Build of the storefront. */
  readonly version?: string;
  readonly market?: Market;
  readonly pattern?: string;
}

/** Console writes cost more than serving a stored page, so lines are batched briefly. */
const flushAfterMs = 100;
const maxWaiting = 100;

export interface LineWriter {
  write(line: RequestLine, record: RequestRecord, waitUntil: (work: Promise<unknown>) => void): void;
}

/**
 * Batches an isolate's lines; lines of failed requests are written at once.
 * @param pauseMs time that a line waits for others
 */
export function createLineWriter(pauseMs = flushAfterMs): LineWriter {
  let waiting: string[] = [];
  const flush = (level: "log" | "error") => {
    if (waiting.length === 0) return;
    const text = waiting.join("\n");
    waiting = [];
    // biome-ignore lint/suspicious/noConsole: the console is what the Tail Worker reads
    console[level](text);
  };
  return {
    write(line, record, waitUntil) {
      // Overload refusals have no entries and are batched, to save work under load.
      const refused = line.status === 503 && record.entries.length === 0;
      const failed = (line.status >= 500 && !refused) || record.entries.some(({ level }) => level === "error");
      waiting.push(formatLine(line, record));
      if (failed) flush("error");
      else if (waiting.length >= maxWaiting) flush("log");
      else if (waiting.length === 1) waitUntil(pause(pauseMs).then(() => flush("log")));
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function formatLine(line: RequestLine, record: RequestRecord): string {
  const {
    requestId,
    startedAt,
    region,
    method,
    path,
    status,
    ms,
    cache,
    visitor,
    visit,
    colo,
    version,
    market,
    pattern,
  } = line;
  const written: WrittenLine = {
    kind: requestLineKind,
    id: requestId,
    at: startedAt,
    region,
    method,
    // The query is left out because people type into it.
    path: redactAddress(path),
    pattern,
    status,
    ms,
    cache,
    visitor,
    visit,
    colo,
    version,
    country: market?.country,
    language: market?.language,
    upstream: [...record.upstream],
    entries: [...record.entries],
  };
  return JSON.stringify(written);
}
