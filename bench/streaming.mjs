/**
 * Checks that a page does not wait for deferred parts: measures product pages whose citations arrive immediately, and
 * with growing delays.
 */
import { percentile } from "./timing.mjs";

/** Marks the purchase panel, which follows the name, price rule, figures and structured data. */
const shellEnd = 'id="order"';
const delaysMs = [0, 300, 1000, 3000];

/**
 * Delays a service through the fault controls; 0 removes the delay.
 * @param {string} servicesUrl
 * @param {string} service
 * @param {number} delayMs
 */
export async function delayService(servicesUrl, service, delayMs) {
  const body = JSON.stringify({ service, mode: delayMs === 0 ? "none" : "slow", delayMs });
  const answer = await fetch(`${servicesUrl}/_demo/faults`, { method: "POST", body });
  if (!answer.ok) throw new Error(`The fault was refused: ${await answer.text()}`);
}

/**
 * Median time to first byte and to the shell, in milliseconds, of pages that are not stored.
 * @param {string} origin
 * @param {string} servicesUrl with fault controls
 * @param {string[]} paths of product pages, at least 20
 */
export async function measureStreaming(origin, servicesUrl, paths) {
  const fault = (delayMs) => delayService(servicesUrl, "citations", delayMs);
  const seen = delaysMs.map((delayMs) => ({ delayMs, pages: [] }));
  // Alternates page by page, so that all see the same machine conditions.
  for (const [at, path] of paths.entries()) {
    const turn = seen[at % seen.length];
    await fault(turn.delayMs);
    turn.pages.push(await readShell(origin + path));
  }
  await fault(0);
  return seen.map(({ delayMs, pages }) => {
    const median = (pick) => percentile(pages.map(pick), 50);
    return {
      delayMs,
      pages: pages.length,
      firstByteMs: median(({ firstByte }) => firstByte),
      shellMs: median(({ shell }) => shell),
      wholeMs: median(({ whole }) => whole),
    };
  });
}

async function readShell(url) {
  const from = performance.now();
  const elapsed = () => performance.now() - from;
  // Without known scripts, the page arrives in document order, which is the hardest case.
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const decoder = new TextDecoder();
  let firstByte = null;
  let shell = null;
  let text = "";
  for await (const chunk of response.body) {
    firstByte ??= elapsed();
    text += decoder.decode(chunk, { stream: true });
    if (shell === null && text.includes(shellEnd)) shell = elapsed();
  }
  if (shell === null) throw new Error(`${url} has no purchase panel.`);
  return { firstByte, shell, whole: elapsed() };
}
