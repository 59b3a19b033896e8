/**
 * `npm run bench`: how close the shop comes to what this machine can serve at all.
 *
 * Each page is measured beside a static response of the same size from the same workerd, in the same run; the ratio is
 * the figure that counts, the absolute numbers only describe the machine. Every load is bounded in time and connections.
 *
 *   BENCH_PRODUCTS  size of the catalogue, default 12000
 *   BENCH_SECONDS   length of each load, default 4
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { buildAll } from "../scripts/build.mjs";
import { root } from "../scripts/install.mjs";
import { startRuntime } from "../scripts/runtime.mjs";
import { isSeeded, seedShop } from "../scripts/seed.mjs";
import { pageBytes } from "./bytes.mjs";
import { startUpCpu, workerBytes } from "./start-up.mjs";
import { measureStreaming } from "./streaming.mjs";
import { percentile, timeSequential } from "./timing.mjs";
import { basketCookie } from "./visitor.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_787);
const servicesPort = Number(process.env.BENCH_SERVICES_PORT ?? 19_790);
const size = Number(process.env.BENCH_PRODUCTS ?? 12_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 8;
const dataDir = join(root, ".cache/bench");
const origin = `http://localhost:${port}`;

/** Answers with as many bytes as asked for, from memory: what workerd can do without a shop. */
const yardstick = {
  name: "yardstick",
  modules: true,
  routes: ["yardstick.localhost/*"],
  compatibilityDate: "2026-07-01",
  script: `const bodies = new Map();
export default { fetch(request) {
  const size = Number(new URL(request.url).pathname.slice(1));
  if (!bodies.has(size)) bodies.set(size, new Uint8Array(size).fill(97));
  return new Response(bodies.get(size), { headers: { "content-type": "text/html; charset=utf-8" } });
} };`,
};

const load = async (url, headers = {}) => {
  await autocannon({ url, connections, duration: 1, headers });
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

mkdirSync(dataDir, { recursive: true });
await buildAll();
const shop = await startRuntime({ port, servicesPort, dataDir, demoControls: true, extraWorkers: [yardstick] });
try {
  if (!isSeeded(dataDir)) await seedShop({ servicesUrl: shop.servicesUrl, size, dataDir });
  const cookie = await basketCookie(origin);
  const pages = { home: "/", browse: "/browse?q=akt", product: "/products/4060" };
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const bytes = await pageBytes(origin + path);
    // By address and Host header: not every resolver knows names below localhost.
    const limit = await load(`http://127.0.0.1:${port}/${bytes.html}`, { host: `yardstick.localhost:${port}` });
    const cached = await load(origin + path);
    const basket = await load(origin + path, { cookie });
    rows.push({
      page: name,
      "html KB": (bytes.html / 1024).toFixed(1),
      "html br KB": (bytes.htmlBrotli / 1024).toFixed(1),
      "js br KB": (bytes.jsBrotli / 1024).toFixed(1),
      "static rps": Math.round(limit.rps),
      "cached rps": Math.round(cached.rps),
      "cached / static": (cached.rps / limit.rps).toFixed(2),
      "cached p50/p99 ms": `${cached.p50}/${cached.p99}`,
      "basket rps": Math.round(basket.rps),
      "basket / static": (basket.rps / limit.rps).toFixed(2),
      "basket p50/p99 ms": `${basket.p50}/${basket.p99}`,
    });
  }
  console.table(rows);

  const products = await productPaths(100);
  // Uncached: addresses that no one has asked for yet, one at a time, services warm.
  const fresh = {
    home: [
      "SE",
      "NO",
      "FI",
      "DK",
      "IE",
      "PT",
      "ES",
      "IT",
      "GR",
      "CH",
      "MX",
      "AR",
      "CL",
      "PE",
      "SG",
      "TH",
      "MY",
      "ID",
      "VN",
      "KE",
    ].map((country) => ({
      path: "/",
      cookie: `country=${country}`,
    })),
    browse: [
      "mtor",
      "p53",
      "egfr",
      "stat3",
      "creb",
      "cd3",
      "foxo1",
      "erk",
      "gapdh",
      "actin",
      "jnk",
      "p38",
      "smad2",
      "src",
      "histone",
    ].map((query) => ({ path: `/browse?q=${query}` })),
    product: products.slice(0, 60),
  };
  const uncached = [];
  for (const [name, requests] of Object.entries(fresh)) {
    const times = await timeSequential(origin, requests);
    uncached.push({
      page: name,
      requests: times.length,
      "p50 ms": percentile(times, 50).toFixed(1),
      "p99 ms": percentile(times, 99).toFixed(1),
    });
  }
  console.table(uncached);
  const late = products.slice(60).map(({ path }) => path);
  console.table(await measureStreaming(origin, shop.servicesUrl, late));
} finally {
  await shop.stop();
}

const { bytes, gzip } = workerBytes("storefront-global");
console.table([
  {
    worker: "storefront",
    KB: (bytes / 1024).toFixed(0),
    "gzip KB": (gzip / 1024).toFixed(0),
    "start-up CPU ms": (await startUpCpu("storefront-global")).toFixed(0),
  },
]);

/** Product pages found through the shop's own search, so that the bench knows nothing of the generator. */
async function productPaths(count) {
  const html = await (await fetch(`${origin}/browse?q=rabbit&results-per-page=100&redirect=false`)).text();
  const paths = [...new Set([...html.matchAll(/href="(\/products\/[0-9]{4,6})"/g)].map(([, path]) => path))];
  return paths.slice(0, count).map((path) => ({ path }));
}
