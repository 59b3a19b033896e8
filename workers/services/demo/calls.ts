/** The latest calls that reached the services, for people who test: what was asked, not by whom. */

export interface CallRecord {
  /** Milliseconds since 1970 when it came in; `since` is compared with it. */
  readonly at: number;
  readonly service: string;
  readonly region: "global" | "cn";
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** JSON or form of a write, without secrets; null when there was none or it was large. */
  readonly body: unknown;
  /** 0 when the caller got no whole answer. */
  readonly status: number;
  readonly ms: number;
  /** Mode of the fault that struck it. */
  readonly fault: string | null;
}

const kept = 2000;
let calls: CallRecord[] = [];

export function recordCall(call: CallRecord): void {
  calls.push(call);
  // Trimmed in strides, so that a full record costs nothing per call.
  if (calls.length >= kept * 2) calls = calls.slice(-kept);
}

export const callsSince = (since: number): readonly CallRecord[] =>
  calls.slice(-kept).filter((call) => call.at >= since);

export function clearCalls(): void {
  calls = [];
}

const secretName = /password|token|secret|authorization|card|cvv/i;

/** Text of a body as data, secrets taken out. */
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

/** Query without secrets, as it was written otherwise. */
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
