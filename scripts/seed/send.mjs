/** Sends lines to import endpoints in requests of bounded size, one after another for each endpoint. */

/** Below the 32 MB that imports take, and small enough that several streams fit into memory. */
const requestBytes = 6 * 1024 * 1024;
const attempts = 3;
const timeoutMs = 120_000;

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
 * @param {{ key: string, maxLines?: number }} options
 */
export function createSender(name, url, { key, maxLines = Number.POSITIVE_INFINITY }) {
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
    });
    // The failure is met by the next `dispatch` or by `end`; until then it must not count as unhandled.
    running.catch(() => {});
  };

  return {
    /** @param {unknown} line a value that becomes one line of JSON */
    async push(line) {
      const text = JSON.stringify(line);
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
  for await (const line of lines) await sender.push(line);
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
  let last = "";
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${key}`, "content-type": type },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.ok) return text === "" ? null : JSON.parse(text);
      last = `${response.status} ${text.slice(0, 400)}`;
      if (response.status < 500 && response.status !== 429) break;
    } catch (error) {
      last = String(error?.cause ?? error);
    }
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
  }
  throw new Error(`${method} ${url}: ${last}`);
}
