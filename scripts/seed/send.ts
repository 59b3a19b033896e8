/** Sends lines to import endpoints in bounded requests, in sequence per endpoint. */

/** Below the 32 MB limit of imports, and small enough that several streams fit into memory. */
const requestBytes = 6 * 1024 * 1024;
const timeoutMs = 120_000;
/** Retry pauses of one call, about 40 s in total; a runtime that ended is back within 15 s. */
const pausesMs = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];

export interface Rejection {
  /** Line number over the whole stream. */
  readonly line: number;
  readonly field: string;
  readonly id: string;
  readonly message: string;
}

export interface SendReport {
  readonly name: string;
  /** Number of lines sent. */
  sent: number;
  readonly rejections: Rejection[];
  /** Milliseconds from the first line to the last response. */
  ms: number;
}

export interface SenderOptions {
  readonly key: string;
  /** Maximum lines per request. */
  readonly maxLines?: number;
  /** Number of leading lines that the endpoint has already accepted; they are skipped. */
  readonly done?: number;
  /** Receives the number of leading lines that were all accepted. */
  readonly onDone?: (lines: number) => void;
}

export interface Sender {
  readonly done: number;
  /** @param lines number of leading lines, at most `done`, that the caller leaves out */
  startAt(lines: number): void;
  /** @param makeLine generates a value for one line of JSON; not called for accepted lines */
  push(makeLine: () => unknown): Promise<void>;
  /** Resolves once every request has a response. */
  end(): Promise<SendReport>;
}

interface Call {
  readonly key: string;
  readonly body?: string;
  readonly type?: string;
  readonly method?: string;
}

/**
 * A stream of lines to one endpoint. `push` waits only if the next request is full while an earlier one is pending, so
 * lines are generated and stored concurrently.
 * @param name for the report
 */
export function createSender(
  name: string,
  url: string,
  { key, maxLines = Number.POSITIVE_INFINITY, done = 0, onDone }: SenderOptions,
): Sender {
  const started = performance.now();
  const report: SendReport = { name, sent: 0, rejections: [], ms: 0 };
  let parts: string[] = [];
  let bytes = 0;
  let running: Promise<void> = Promise.resolve();

  const dispatch = async () => {
    if (parts.length === 0) return;
    const lines = parts;
    parts = [];
    bytes = 0;
    await running;
    const before = report.sent;
    report.sent += lines.length;
    running = post(url, { key, body: `${lines.join("\n")}\n`, type: "application/x-ndjson" }).then((answer) => {
      for (const rejection of rejectionsIn(answer))
        report.rejections.push({ ...rejection, line: before + rejection.line });
      report.ms = performance.now() - started;
      if (report.rejections.length === 0) onDone?.(before + lines.length);
    });
    // The next `dispatch` or `end` reports the failure; until then it must not count as unhandled.
    running.catch(() => {});
  };

  return {
    done,
    startAt(lines) {
      report.sent = lines;
    },
    async push(makeLine) {
      if (report.sent < done) {
        report.sent += 1;
        return;
      }
      const text = JSON.stringify(makeLine());
      // Approximates bytes by characters: most text is ASCII, and even three bytes per character stay below the limit.
      if (bytes + text.length > requestBytes || parts.length >= maxLines) await dispatch();
      parts.push(text);
      bytes += text.length + 1;
    },
    async end() {
      await dispatch();
      await running;
      return report;
    },
  };
}

/** Sends all lines of an iterable. */
export async function sendLines(
  name: string,
  url: string,
  lines: Iterable<unknown> | AsyncIterable<unknown>,
  options: SenderOptions,
): Promise<SendReport> {
  const sender = createSender(name, url, options);
  for await (const line of lines) await sender.push(() => line);
  return sender.end();
}

/** Response of an import. Normalizes rejections, because services name the position differently. */
interface ImportAnswer {
  readonly rejections?: readonly RejectedLine[];
  readonly errors?: readonly RejectedLine[];
}

interface RejectedLine {
  readonly line: number;
  readonly path?: string;
  readonly field?: string;
  readonly id?: string;
  readonly uid?: string;
  readonly message?: string;
  readonly errors?: readonly string[];
}

function rejectionsIn(answer: ImportAnswer | null): Rejection[] {
  const listed = answer?.rejections ?? answer?.errors ?? [];
  return listed.map(({ line, path, field, id, uid, message, errors }) => ({
    line,
    field: path ?? field ?? "",
    id: id ?? uid ?? "",
    message: message ?? errors?.join("; ") ?? "refused",
  }));
}

/**
 * One call with retries, which are safe because imports are idempotent.
 * @throws Error with address and response if the service rejects the call or stays unavailable
 */
export async function post(
  url: string,
  { key, body, type = "application/json", method = "POST" }: Call,
): Promise<ImportAnswer | null> {
  const headers = { authorization: `Bearer ${key}`, "content-type": type };
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await call(url, { method, headers, ...(body !== undefined && { body }) });
    if (outcome.fault === null) return outcome.answer;
    const pauseMs = pausesMs[attempt];
    if (outcome.isFinal || pauseMs === undefined) throw new Error(`${method} ${url}: ${outcome.fault}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

type Outcome =
  | { readonly fault: null; readonly answer: ImportAnswer | null }
  | { readonly fault: string; readonly isFinal: boolean };

async function call(url: string, init: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (response.ok) return { answer: text === "" ? null : JSON.parse(text), fault: null };
    const isFinal = response.status < 500 && response.status !== 429;
    return { fault: `${response.status} ${text.slice(0, 400)}`, isFinal };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return { fault: String(cause ?? error), isFinal: false };
  }
}
