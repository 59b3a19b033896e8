/**
 * Looks after a running workerd: one that has died is started anew by Miniflare, one that answers nobody any more is not.
 * That one is ended here, so that it is started anew too. What shoppers were promised is on disk; a request that was under
 * way is asked again.
 */
import { readFileSync } from "node:fs";

const askEveryMs = 10_000;
/** An import keeps the one thread of workerd busy for seconds, never for so long. */
const patienceMs = 90_000;

/**
 * Asks until the process ends.
 * @param {object} shop
 * @param {string} shop.url of a storefront
 * @param {() => number | null} shop.findProcess id of the workerd that runs now
 */
export function watchRuntime({ url, findProcess }) {
  let answeredAt = performance.now();
  let busyThen = 0;
  const timer = setInterval(async () => {
    const pid = findProcess();
    if (pid === null) return;
    const asked = performance.now();
    if (await answers(url)) {
      answeredAt = performance.now();
      busyThen = processorSeconds(pid);
      return;
    }
    // Whoever slept, such as a laptop, has not asked meanwhile.
    const silentMs = asked - answeredAt;
    if (silentMs < patienceMs || pid !== findProcess()) return;
    const busy = processorSeconds(pid) - busyThen;
    console.error(
      `No answer for ${Math.round(silentMs / 1000)} s, of which the runtime worked ${busy.toFixed(0)} s, with ${memoryMegabytes(pid)} MB in use: it is started anew.`,
    );
    answeredAt = performance.now();
    process.kill(pid, "SIGKILL");
  }, askEveryMs);
  timer.unref();
}

async function answers(url) {
  try {
    const response = await fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(askEveryMs - 1000) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Memory of a process that is not swapped out. */
function memoryMegabytes(pid) {
  try {
    return Math.round(Number(/\nVmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Processor time of a process in its own code, in seconds; Linux counts in hundredths. */
function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11] ?? 0) / 100;
  } catch {
    return 0;
  }
}
