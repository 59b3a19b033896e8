/**
 * Search latency inside the service: a generated catalogue in one engine, then typical requests in sequence. Times come
 * from the engine's Server-Timing header; the whole call is measured too.
 *
 *   node bench/search/search.mjs [--documents 12000] [--rounds 300] [--port 21150]
 */
import { parseArgs } from "node:util";
import { openEngine } from "../../scripts/seed/catalogue-stream.ts";
import { measure, scenarios } from "./scenarios.mjs";
import { products } from "./search-corpus.mjs";
import { keys, startSearchService } from "./search-service.mjs";

const { values: args } = parseArgs({
  options: {
    documents: { type: "string", default: "12000" },
    rounds: { type: "string", default: "300" },
    port: { type: "string", default: "21150" },
  },
});
const documents = Number(args.documents);
const rounds = Number(args.rounds);

const service = await startSearchService(Number(args.port));
try {
  await fill(service.base);
  // Waits for the merge after the import, to measure the steady state.
  await new Promise((resolve) => setTimeout(resolve, 6000));
  console.log("| request | inside p50 | inside p99 | whole call p50 | whole call p99 |\n|---|---|---|---|---|");
  for (const scenario of scenarios) console.log(await measure(service.base, scenario, rounds));
} finally {
  await service.stop();
}

async function fill(base) {
  const engine = await openEngine(base.replace(/\/search$/, ""), keys.ADMIN_KEY, "product", "en-us");
  for (const product of products(documents)) await engine.push(() => product);
  const { ms, rejections } = await engine.end();
  if (rejections.length > 0) throw new Error(JSON.stringify(rejections[0]));
  const rate = Math.round((documents / ms) * 1000);
  console.log(`${documents} documents imported in ${(ms / 1000).toFixed(2)} s: ${rate} a second\n`);
}
