/**
 * Search latency in the first minute after an import, while the indexes of three engines are merged, and in the seconds
 * after that.
 *
 *   node bench/search/after-import.mjs [--documents 20000] [--seconds 60] [--port 21170]
 *
 * Sends a search every 100 ms, one at a time, and as often a call that uses no engine but waits for the same thread.
 * The last column is the runtime's CPU time, which does not depend on other load.
 */
import { parseArgs } from "node:util";
import { readFigures } from "../../scripts/run/keeper/process-figures.ts";
import { workerdProcesses } from "../../scripts/run/runtime.ts";
import { openEngine } from "../../scripts/seed/catalogue-stream.ts";
import { percentile } from "../timing.mjs";
import { products } from "./search-corpus.mjs";
import { keys, startSearchService } from "./search-service.mjs";

const { values: args } = parseArgs({
  options: {
    documents: { type: "string", default: "20000" },
    seconds: { type: "string", default: "60" },
    port: { type: "string", default: "21170" },
  },
});
const words = [
  "akt",
  "rabbit",
  "beta actin",
  "human western",
  "caspase-3 cleaved",
  "erk1/2 rabbit mab",
  "flow cytometry",
];
const locales = ["en-us", "ja-jp", "zh-cn"];
const spanSeconds = 10;
const pauseMs = 100;

const service = await startSearchService(Number(args.port));
try {
  for (const locale of locales) await fill(locale);
  console.log(
    "| seconds after the import | searches p50 | p95 | slowest | other calls p50 | p95 | slowest | processor |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  const from = performance.now();
  for (let span = 0; span < Number(args.seconds) / spanSeconds; span += 1) {
    const before = worked();
    const [searches, others] = await measure(from + (span + 1) * spanSeconds * 1000);
    const share = (worked() - before) / (spanSeconds * 10);
    const figures = [searches, others].flatMap((times) => [
      percentile(times, 50),
      percentile(times, 95),
      Math.max(...times),
    ]);
    const cells = figures.map((ms) => `${ms.toFixed(1)} ms`).join(" | ");
    console.log(`| ${span * spanSeconds} to ${(span + 1) * spanSeconds} | ${cells} | ${share.toFixed(0)} % |`);
  }
} finally {
  await service.stop();
}

function worked() {
  const [pid] = workerdProcesses();
  return (pid && readFigures(pid)?.workedMs) ?? Number.NaN;
}

async function fill(locale) {
  const engine = await openEngine(service.base.replace(/\/search$/, ""), keys.ADMIN_KEY, "product", locale);
  for (const product of products(Number(args.documents))) await engine.push(() => product);
  await engine.end();
}

async function measure(until) {
  const [searches, others] = [[], []];
  for (let round = 0; performance.now() < until; round += 1) {
    const query = words[round % words.length];
    searches.push(await timed("/api/as/v1/engines/product-en-us/search", { query, page: { size: 30, current: 1 } }));
    others.push(await timed("/nothing", {}));
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  return [searches, others];
}

async function timed(path, body) {
  const from = performance.now();
  const response = await fetch(`${service.base}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${keys.SEARCH_KEY}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return performance.now() - from;
}
