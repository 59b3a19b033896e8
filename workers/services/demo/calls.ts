/** Records the latest calls to the services, for testers: the request, not the caller. */

import type { Region } from "@contracts/regions";

interface CallRecord {
  /** Time of arrival, milliseconds since 1970; `since` filters by it. */
  readonly at: number;
  readonly service: string;
  readonly region: Region;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** JSON or form of a write, without secrets; null if absent or too large. */
  readonly body: unknown;
  /** 0 if the caller got no complete response. */
  readonly status: number;
  readonly ms: number;
  /** `traceparent`, if any. */
  readonly trace: string | null;
  /** Mode of the injected fault, if any. */
  readonly fault: string | null;
}

const kept = 2000;
let calls: CallRecord[] = [];

export function recordCall(call: CallRecord): void {
  calls.push(call);
  // Trimmed in batches, so a full record adds no work per call.
  if (calls.length >= kept * 2) calls = calls.slice(-kept);
}

export const callsSince = (since: number): readonly CallRecord[] =>
  calls.slice(-kept).filter((call) => call.at >= since);

export function clearCalls(): void {
  calls = [];
}

const secretName = /password|token|secret|authorization|card|cvv/i;

/** Parses a body and removes secrets. */
export function describeBody(text: string, contentType: string): unknown {
  if (text === "") return null;
  if (contentType.includes("json")) {
    try {
      return redact(JSON.parse(text));
    } catch {
      return null;
    }
  }
  if (contentType.includes("form-urlencoded")) return redact(Object.fromEntries(new URLSearchParams(text)));
  return null;
}

/** Removes secrets from a query string and keeps the rest as written. */
export function describeQuery(search: string): string {
  if (search.length < 2) return "";
  const hidden = [...new URLSearchParams(search)].map(([name, value]) => [name, secretName.test(name) ? "…" : value]);
  return new URLSearchParams(hidden).toString();
}

function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, secretName.test(name) ? "…" : redact(member)]),
  );
}
