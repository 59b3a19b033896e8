/** Whether a page waits for what it defers: product pages with citations at once, and with citations 3 seconds late. */
import { percentile } from "./timing.mjs";

/** The purchase panel: name, price rule, figures and data for search engines stand in front of it. */
const shellEnd = 'id="order"';
const delayMs = 3000;

/**
 * First byte and shell, milliseconds at the median, of pages that nobody has asked for yet.
 * @param {string} origin
 * @param {string} servicesUrl with fault controls
 * @param {string[]} paths of product pages, at least 20
 */
export async function measureStreaming(origin, servicesUrl, paths) {
  const fault = async (mode) => {
    const body = JSON.stringify({ service: "citations", mode, delayMs });
    const answer = await fetch(`${servicesUrl}/_demo/faults`, { method: "POST", body });
    if (!answer.ok) throw new Error(`The fault was refused: ${await answer.text()}`);
  };
  const late = [];
  const prompt = [];
  // In turns of a few, so that both see the machine in the same mood.
  for (let at = 0; at < paths.length; at += 4) {
    await fault("none");
    for (const path of paths.slice(at, at + 2)) prompt.push(await readShell(origin + path));
    await fault("slow");
    for (const path of paths.slice(at + 2, at + 4)) late.push(await readShell(origin + path));
  }
  await fault("none");
  const row = (name, times) => ({
    citations: name,
    pages: times.length,
    "first byte p50 ms": percentile(
      times.map(({ firstByte }) => firstByte),
      50,
    ).toFixed(1),
    "shell p50 ms": percentile(
      times.map(({ shell }) => shell),
      50,
    ).toFixed(1),
    "whole p50 ms": percentile(
      times.map(({ whole }) => whole),
      50,
    ).toFixed(0),
  });
  return [row("at once", prompt), row(`${delayMs / 1000} s late`, late)];
}

async function readShell(url) {
  const from = performance.now();
  const elapsed = () => performance.now() - from;
  // A visitor who is not known to run scripts: the page comes in document order, the hardest case.
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
