/** Sends lines to an import endpoint in requests of bounded size, one after another, and adds the answers up. */

/** Below the 32 MB that imports take, and small enough that several streams fit into memory. */
const requestBytes = 6 * 1024 * 1024;
const attempts = 3;
const timeoutMs = 120_000;

/**
 * @typedef {object} SendReport
 * @property {number} sent      lines
 * @property {number} stored    lines that the service took, unchanged ones included
 * @property {{ line: number, message: string }[]} rejections  line numbers count over the whole stream
 */

/**
 * @param {string} url
 * @param {Iterable<unknown> | AsyncIterable<unknown>} lines  values to send as JSON, or objects that are sent as they are
 * @param {{ key: string, maxLines?: number }} options
 * @returns {Promise<SendReport>}
 */
export async function sendLines(url, lines, { key, maxLines = Number.POSITIVE_INFINITY }) {
  const report = { sent: 0, stored: 0, rejections: [] };
  let parts = [];
  let bytes = 0;
  const flush = async () => {
    if (parts.length === 0) return;
    const before = report.sent;
    const answer = await post(url, { key, body: `${parts.join("\n")}\n`, type: "application/x-ndjson" });
    report.sent += parts.length;
    report.stored += storedIn(answer, parts.length);
    for (const rejection of rejectionsIn(answer))
      report.rejections.push({ ...rejection, line: before + rejection.line });
    parts = [];
    bytes = 0;
  };
  for await (const line of lines) {
    const text = JSON.stringify(line);
    // Most text is ASCII: the number of characters is a good measure, and three bytes a character still fit.
    if (bytes + text.length > requestBytes || parts.length >= maxLines) await flush();
    parts.push(text);
    bytes += text.length + 1;
  }
  await flush();
  return report;
}

/** Services name their counts alike; search calls them indexed. */
function storedIn(answer, sent) {
  const { stored, indexed, unchanged = 0 } = answer ?? {};
  return (stored ?? indexed ?? sent) + unchanged;
}

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
