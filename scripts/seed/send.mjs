/** Sends lines to import endpoints in bounded requests, in sequence per endpoint. */

/** Below the 32 MB limit of imports, and small enough that several streams fit into memory. */
const requestBytes = 6 * 1024 * 1024;
const timeoutMs = 120_000;
/** Retry pauses of one call, about 40 s in total; a runtime that ended is back within 15. */
const pausesMs = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];

/**
 * @typedef {object} SendReport
 * @property {string} name
 * @property {number} sent      lines
 * @property {{ line: number, field: string, id: string, message: string }[]} rejections  line numbers over the whole
 * stream
 * @property {number} ms        from the first line to the last answer
 */

/**
 * A stream of lines to one endpoint. `push` waits only if the next request is full while an earlier one is pending, so
 * that lines are generated and stored concurrently.
 * @param {string} name for the report
 * @param {string} url
 * @param {object} options
 * @param {string} options.key
 * @param {number} [options.maxLines] per request
 * @param {number} [options.done] first lines that the endpoint has accepted before; they are skipped
 * @param {(lines: number) => void} [options.onDone] receives the number of first lines that were all accepted
 */
export function createSender(name, url, { key, maxLines = Number.POSITIVE_INFINITY, done = 0, onDone }) {
  const started = performance.now();
  /** @type {SendReport} */
  const report = { name, sent: 0, rejections: [], ms: 0 };
  let parts = [];
  let bytes = 0;
  let running = Promise.resolve();

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
    /** @param {number} lines first lines, at most `done`, that are not even pushed */
    startAt(lines) {
      report.sent = lines;
    },
    /** @param {() => unknown} makeLine generates a value for one line of JSON; not called for accepted lines */
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
    /** @returns {Promise<SendReport>} once everything was answered */
    async end() {
      await dispatch();
      await running;
      return report;
    },
  };
}

/**
 * Sends all lines of an iterable.
 * @returns {Promise<SendReport>}
 */
export async function sendLines(name, url, lines, options) {
  const sender = createSender(name, url, options);
  for await (const line of lines) await sender.push(() => line);
  return sender.end();
}

/** Normalizes rejections, whose position services name differently. */
function rejectionsIn(answer) {
  const listed = answer?.rejections ?? answer?.errors ?? [];
  return listed.map(({ line, path, field, id, uid, message, errors }) => ({
    line,
    field: path ?? field ?? "",
    id: id ?? uid ?? "",
    message: message ?? errors?.join("; ") ?? "refused",
  }));
}

/**
 * One call with retries. Imports are idempotent, so a call may be repeated.
 * @throws Error with address and answer if the service refuses the call or stays unavailable
 */
export async function post(url, { key, body, type = "application/json", method = "POST" }) {
  const headers = { authorization: `Bearer ${key}`, "content-type": type };
  for (let attempt = 0; ; attempt += 1) {
    const { answer, fault, isFinal } = await call(url, { method, headers, body });
    if (fault === null) return answer;
    const pauseMs = pausesMs[attempt];
    if (isFinal || pauseMs === undefined) throw new Error(`${method} ${url}: ${fault}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function call(url, init) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    if (response.ok) return { answer: text === "" ? null : JSON.parse(text), fault: null };
    const isFinal = response.status < 500 && response.status !== 429;
    return { fault: `${response.status} ${text.slice(0, 400)}`, isFinal };
  } catch (error) {
    return { fault: String(error?.cause ?? error), isFinal: false };
  }
}
