/** Sends OTLP bodies to a collector over HTTP. */
import { bytesAtMost } from "@domain/http/bytes-at-most";
import * as v from "valibot";
import { noAnswer } from "../no-answer";

export interface Collector {
  /** Base address, without a slash at its end: "https://otlp.example:4318". */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Signal = "traces" | "logs" | "metrics";

/**
 * `refused`: the collector will never accept this body, so it is dropped. `closed`: it accepts no body, because its
 * address or the shop's key is wrong.
 */
export type Sent =
  | { readonly outcome: "sent"; readonly rejected: number; readonly failure: string }
  | { readonly outcome: "refused" | "closed"; readonly failure: string }
  | { readonly outcome: "later"; readonly failure: string; readonly waitMs: number };

/** Bodies without records, which a collector accepts if it accepts the shop. */
const empty = { traces: { resourceSpans: [] }, logs: { resourceLogs: [] }, metrics: { resourceMetrics: [] } } as const;

const timeoutMs = 5000;
/** Retryable statuses of OTLP/HTTP. */
const passing = new Set([429, 502, 503, 504]);
/** Statuses caused by the address or the key, not by the body. */
const closing = new Set([401, 403, 404, 405]);
const longestWaitMs = 600_000;
const answerBytes = 64 * 1024;

/** Never throws. A partial success counts as sent, because OTLP forbids repeating it. */
export async function sendSignal(
  { url, headers }: Collector,
  signal: Signal,
  body: unknown,
  send: typeof fetch,
): Promise<Sent> {
  try {
    const response = await send(`${url}/v1/${signal}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const failure = `answered ${response.status}`;
    if (response.ok) {
      const rejected = rejectedIn(await bytesAtMost(response.body, answerBytes));
      return { outcome: "sent", rejected, failure: `${failure}, took a part` };
    }
    await response.body?.cancel();
    const isClosed = closing.has(response.status) || (response.status >= 300 && response.status < 400);
    if (isClosed) return { outcome: "closed", failure };
    if (!passing.has(response.status)) return { outcome: "refused", failure };
    return { outcome: "later", failure, waitMs: waitOf(response.headers.get("retry-after")) };
  } catch (error) {
    return { outcome: "later", failure: noAnswer(error), waitMs: 0 };
  }
}

/** Sends an empty body, to learn whether a collector accepts the shop. */
export const probe = (collector: Collector, signal: Signal, send: typeof fetch): Promise<Sent> =>
  sendSignal(collector, signal, empty[signal], send);

/** Milliseconds of a `Retry-After`, which is in seconds or a date; 0 if it is missing or malformed. */
function waitOf(text: string | null): number {
  if (text === null) return 0;
  const wait = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestWaitMs) : 0;
}

const count = v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0)), 0);
const partialSuccess = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    partialSuccess: v.object({ rejectedSpans: count, rejectedLogRecords: count, rejectedDataPoints: count }),
  }),
);

/** Records that the collector reports as rejected; 0 if the response has another form. */
function rejectedIn(bytes: Uint8Array | null): number {
  const read = v.safeParse(partialSuccess, new TextDecoder().decode(bytes ?? new Uint8Array()));
  if (!read.success) return 0;
  const { rejectedSpans, rejectedLogRecords, rejectedDataPoints } = read.output.partialSuccess;
  return rejectedSpans + rejectedLogRecords + rejectedDataPoints;
}
