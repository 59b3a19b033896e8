/**
 * One engine with many products: rate of an import that is killed halfway and continues, memory of the engine's isolate
 * after each kind of search, latencies.
 *
 *   node bench/search/scale.mjs [--documents 200000] [--parts 1] [--rounds 60] [--port 21150] [--inspector 21151]
 *
 * With parts, times are the sum over all parts, because objects of one class share a thread here, and memory is the
 * total of all parts.
 *
 * Live memory is the isolate's heap and byte arrays after a garbage collection; the platform's limit is 128 MB. The
 * peak is the maximum between two samples, including garbage.
 */
import { parseArgs } from "node:util";
import { readFigures } from "../../scripts/run/keeper/process-figures.ts";
import { openEngine } from "../../scripts/seed/catalogue-stream.ts";
import { openProgress } from "../../scripts/seed/progress.ts";
import { openHeaps } from "../memory/heaps.mjs";
import { call, measure, scenarios } from "./scenarios.mjs";
import { products } from "./search-corpus.mjs";
import { keys, startSearchService } from "./search-service.mjs";

const { values: args } = parseArgs({
  options: {
    documents: { type: "string", default: "200000" },
    parts: { type: "string", default: "1" },
    rounds: { type: "string", default: "60" },
    port: { type: "string", default: "21150" },
    inspector: { type: "string", default: "21151" },
  },
});
const documents = Number(args.documents);
const rounds = Number(args.rounds);
const inspectorPort = Number(args.inspector);
const settleMs = 6000;

let service = await startSearchService(Number(args.port), { inspectorPort });
try {
  const begun = performance.now();
  const processor = () => readFigures(service.pid)?.workedMs ?? 0;
  const first = await fill(Math.floor(documents / 2));
  const worked = processor();
  await service.kill();
  service = await startSearchService(Number(args.port), { dataDir: service.dataDir, inspectorPort });
  const second = await fill(documents);
  const seconds = (performance.now() - begun) / 1000;
  const cpuSeconds = (worked + processor()) / 1000;
  console.log(
    `${documents} products imported in ${seconds.toFixed(0)} s, ${Math.round(documents / seconds)} a second; ${cpuSeconds.toFixed(0)} s of the processor. Killed after ${first}, went on at ${second}.`,
  );
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const heaps = await openHeaps(inspectorPort);
  const shown = async (label) => {
    const live = Object.values(await heaps.live()).join(", ");
    console.log(`| ${label} | ${live} MB | ${(readFigures(service.pid)?.residentMb ?? 0).toFixed(0)} MB |`);
  };
  console.log("\n| after | live memory | whole process |\n|---|---|---|");
  await shown("the import");
  const rows = [];
  for (const scenario of scenarios) {
    rows.push(await measure(service.base, scenario, rounds).catch((error) => `| ${scenario[0]} | ${error} |`));
    await shown(scenario[0]);
  }
  console.log("\n| request | inside p50 | inside p99 | whole call p50 | whole call p99 |\n|---|---|---|---|---|");
  for (const row of rows) console.log(row);
} finally {
  await service.stop();
}

/** @returns number of products stored before */
async function fill(count) {
  const progress = openProgress(service.dataDir, "scale");
  const base = service.base.replace(/\/search$/, "");
  const engine = await openEngine(base, keys.ADMIN_KEY, "product", "en-us", undefined, progress, Number(args.parts));
  let at = 0;
  for (const product of products(documents)) {
    if (at === count) break;
    at += 1;
    await engine.push(() => product);
    if (at % 50_000 === 0) console.error(`${at} ${Math.round(performance.now() / 1000)} s`);
  }
  const { rejections } = await engine.end();
  if (rejections.length > 0) throw new Error(JSON.stringify(rejections[0]));
  if (count < documents) return count;
  const body = JSON.stringify({ query: "", page: { size: 1 } });
  const { text } = await call(`${service.base}/api/as/v1/engines/product-en-us/search`, keys.SEARCH_KEY, body);
  const found = JSON.parse(text).meta.page.total_results;
  if (found !== documents) throw new Error(`${found} of ${documents} products were found`);
  return engine.done;
}
