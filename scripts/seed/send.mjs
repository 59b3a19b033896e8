/** Sends lines to import endpoints in requests of bounded size, one after another for each endpoint. */

/** Below the 32 MB that imports take, and small enough that several streams fit into memory. */
const requestBytes = 6 * 1024 * 1024;
const timeoutMs = 120_000;
/** Pauses between the attempts of one call, some 40 s together: a runtime that has ended is back within 15. */
const pausesMs = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];

/**
 * @typedef {object} SendReport
 * @property {string} name
 * @property {number} sent      lines
 * @property {{ line: number, field: string, id: string, message: string }[]} rejections  lines count over the whole stream
 * @property {number} ms        from the first line to the last answer
 */

/**
 * A stream of lines to one endpoint. `push` waits only while an earlier request is still under way and the next one is
 * full, so that making lines and storing them go on at the same time.
 * @param {string} name for the report
 * @param {string} url
 * @param {object} options
 * @param {string} options.key
 * @param {number} [options.maxLines] of a request
 * @param {number} [options.done] lines at the beginning that the endpoint has taken before: they are not sent
 * @param {(lines: number) => void} [options.onDone] told how many lines from the beginning have been taken, all accepted
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
    // The failure is met by the next `dispatch` or by `end`; until then it must not count as unhandled.
    running.catch(() => {});
  };

  return {
    done,
    /** @param {number} lines from the beginning, no more than `done`, that are not even pushed */
    startAt(lines) {
      report.sent = lines;
    },
    /** @param {() => unknown} makeLine makes a value that becomes one line of JSON; not called for a line that is there */
    async push(makeLine) {
      if (report.sent < done) {
        report.sent += 1;
        return;
      }
      const text = JSON.stringify(makeLine());
      // Most text is ASCII: the number of characters is a good measure, and three bytes a character still fit.
      if (bytes + text.length > requestBytes || parts.length >= maxLines) await dispatch();
      parts.push(text);
      bytes += text.length + 1;
    },
    /** @returns {Promise<SendReport>} when everything was answered */
    async end() {
      await dispatch();
      await running;
      return report;
    },
  };
}

/** Sends a whole iterable. @returns {Promise<SendReport>} */
export async function sendLines(name, url, lines, options) {
  const sender = createSender(name, url, options);
  for await (const line of lines) await sender.push(() => line);
  return sender.end();
}

/** Services answer alike, with their own words for the place of a fault. */
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
 * One call with retries: an import is idempotent, so a call that may or may not have arrived can be repeated.
 * @throws Error naming the address and the answer when the service refuses the call or stays away
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
