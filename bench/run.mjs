/**
 * `npm run bench`: compares the shop with this machine's capacity. docs/performance.md explains each row.
 *
 * Pages are compared with a static response of the same size from the same workerd, in the same run. Only the ratios
 * matter; absolute numbers depend on the machine. Every load is bounded in time and connections.
 *
 *   BENCH_PRODUCTS  size of the catalogue, default 12000
 *   BENCH_GROWTH    size of a second catalogue for comparison, such as 200000; its import takes an hour
 *   BENCH_SECONDS   duration of each load, default 2
 *   BENCH_MIXED     duration of the mixed load of 64 clients in seconds, default 20; 600 shows slow growth
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "../scripts/build/build.ts";
import { startRuntime } from "../scripts/run/runtime.ts";
import { isSeeded, seedShop } from "../scripts/seed/seed.ts";
import { root } from "../scripts/setup/install.mjs";
import { pageBytes } from "./bytes.mjs";
import { processCpuMs, profileWorker, residentMb } from "./cpu.mjs";
import { inTurns, load, loadStatic, yardstick } from "./load.mjs";
import { basketCookie, freshBrowse, freshHome, productPaths, stored } from "./pages.mjs";
import { appRoutes, assets, brotliBytes, budgets, bundleBytes, pageScriptBytes, styleSheet } from "./script-bytes.mjs";
import { startUpCpu, workerBytes } from "./start-up.mjs";
import { delayService, measureStreaming } from "./streaming.mjs";
import { percentile, timeSequential } from "./timing.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_787);
const servicesPort = Number(process.env.BENCH_SERVICES_PORT ?? 19_790);
const inspectorPort = Number(process.env.BENCH_INSPECTOR_PORT ?? 19_794);
const size = Number(process.env.BENCH_PRODUCTS ?? 12_000);
const growth = Number(process.env.BENCH_GROWTH ?? 0);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const mixedSeconds = Number(process.env.BENCH_MIXED ?? Math.max(20, 10 * seconds));
const connections = 8;
const origin = `http://localhost:${port}`;

/** @type {{ figure: string; value: string; target: string; met: string }[]} */
const rows = [];
const ratio = (number) => number.toFixed(2);
const ms = (number) => `${number.toFixed(number < 100 ? 1 : 0)} ms`;
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * @param {string} figure
 * @param {string} value
 * @param {string} [target] as printed
 * @param {boolean} [met]
 */
function tell(figure, value, target = "", met = undefined) {
  rows.push({ figure, value, target, met: met === undefined ? "" : met ? "yes" : "NO" });
}

await buildAll();
await withShop(size, {}, async (shop) => {
  const paths = await productPaths(origin, 180);
  await step("stored pages", () => storedPages(shop));
  await step("clients", clients);
  await step("pages not stored", () => freshPages(paths.slice(0, 60)));
  await step("late citations", () => lateUpstream(shop, paths.slice(60, 100)));
  await step("slow services", () => slowServices(shop, paths.slice(100, 120)));
  await step("memory", () => memory(shop, paths));
});
await withShop(size, { inspectorPort }, (shop) => step("CPU", () => cpuOfProducts(shop)));
if (growth > 0) await withShop(growth, {}, () => step("growth", growing));
await weights();
console.table(rows);

/** A failed measurement becomes a row of the table, and the remaining ones continue. */
async function step(name, run) {
  try {
    await run();
  } catch (error) {
    tell(name, error instanceof Error ? error.message : String(error), "", false);
  }
}

/** Runs a function against a shop with a catalogue of this size. */
async function withShop(products, options, run) {
  const dataDir = join(root, products === 12_000 ? ".cache/bench" : `.cache/bench-${products}`);
  mkdirSync(dataDir, { recursive: true });
  const shop = await startRuntime({
    port,
    servicesPort,
    dataDir,
    demoControls: true,
    quiet: true,
    extraWorkers: [yardstick],
    ...options,
  });
  try {
    if (!isSeeded(dataDir)) await seedShop({ servicesUrl: shop.servicesUrl, size: products, dataDir });
    await run(shop);
  } finally {
    await shop.stop();
  }
}

async function storedPages(shop) {
  const cookie = await basketCookie(origin);
  const options = { seconds, connections, warmUp: false };
  for (const [name, path] of Object.entries(stored)) {
    const { html, htmlBrotli } = await pageBytes(origin + path);
    tell(`${name}: HTML, brotli`, `${kb(html)}, ${kb(htmlBrotli)}`);
    const loads = {
      limit: () => loadStatic(port, html, options),
      page: () => load(origin + path, options),
      basket: () => load(origin + path, { ...options, headers: { cookie } }),
    };
    await load(origin + path, { ...options, seconds: 1 });
    const { limit, page, basket } = await inTurns(loads, () => processCpuMs(shop.pid));
    const describe = (one) => `${ratio(one.rps / limit.rps)}, by CPU ${ratio(limit.cpuMs / one.cpuMs)}`;
    tell(
      `${name}: stored / static (${Math.round(limit.rps)} per s)`,
      describe(page),
      "0.70",
      page.rps >= 0.7 * limit.rps,
    );
    tell(`${name}: with a basket / static`, describe(basket), "0.40", basket.rps >= 0.4 * limit.rps);
  }
}

async function clients() {
  const one = await load(origin + stored.product, { seconds, connections: 1 });
  for (const many of [8, 64]) {
    const { rps, p99 } = await load(origin + stored.product, { seconds, connections: many });
    tell(
      `stored product, ${many} clients / 1 client`,
      `${ratio(rps / one.rps)}, p99 ${p99} ms`,
      "1.00",
      rps >= one.rps,
    );
  }
}

/** Requests new addresses in sequence, with warm services. */
async function freshPages(paths) {
  const loads = { home: freshHome, browse: freshBrowse, product: paths.map((path) => ({ path })) };
  for (const [name, requests] of Object.entries(loads)) {
    const times = await timeSequential(origin, requests);
    tell(`${name} not stored, p50, p99`, `${ms(percentile(times, 50))}, ${ms(percentile(times, 99))}`);
  }
}

async function lateUpstream(shop, paths) {
  const [prompt, ...late] = await measureStreaming(origin, shop.servicesUrl, paths);
  for (const { delayMs, firstByteMs, shellMs, wholeMs } of late) {
    const extra = shellMs - prompt.shellMs;
    const said = `shell ${extra < 0 ? "" : "+"}${ms(extra)}, first byte ${ms(firstByteMs)}, whole ${ms(wholeMs)}`;
    tell(`citations ${delayMs} ms late`, said, "shell +50 ms", extra <= 50);
  }
}

/**
 * Incomplete pages are not stored. While a service is slow, many requests for one page must not each cause a render.
 */
async function slowServices(shop, paths) {
  const late = ["citations", "availability"];
  const delay = async (delayMs) => {
    for (const service of late) await delayService(shop.servicesUrl, service, delayMs);
  };
  await delay(3000);
  try {
    const { requests, p99 } = await load(origin, {
      seconds: Math.max(10, seconds),
      connections: 64,
      paths,
      warmUp: false,
    });
    tell(
      `64 clients, ${late.join(" and ")} 3 s late`,
      `${requests} pages, p99 ${p99} ms, no errors`,
      "no errors",
      true,
    );
  } finally {
    await delay(0);
  }
}

/** Many clients on stored and unstored pages; memory must not grow with the number of addresses. */
async function memory(shop, paths) {
  const mixed = { seconds: mixedSeconds, connections: 64, paths: [...Object.values(stored), ...paths] };
  await timeSequential(
    origin,
    paths.map((path) => ({ path })),
  );
  await load(origin, { ...mixed, seconds });
  const before = residentMb(shop.pid);
  const { rps, p99 } = await load(origin, mixed);
  const after = residentMb(shop.pid);
  const said = `${before.toFixed(0)} → ${after.toFixed(0)} MB, ${rps.toFixed(0)} per s, p99 ${p99} ms`;
  tell(`memory, mixed load of 64 clients for ${mixed.seconds} s`, said, "+10 %", after <= before * 1.1);
}

async function cpuOfProducts(shop) {
  const paths = await productPaths(origin, 180);
  const read = async (some) => {
    for (const path of some) await (await fetch(origin + path)).arrayBuffer();
  };
  await read(paths.slice(0, 90));
  const measured = paths.slice(90);
  const before = processCpuMs(shop.pid);
  const { busyMs } = await profileWorker(inspectorPort, "storefront-global", () => read(measured));
  const page = busyMs / measured.length;
  tell("product not stored, CPU of the storefront", ms(page), "12 ms", page <= 12);
  tell("product not stored, CPU of the process", ms((processCpuMs(shop.pid) - before) / measured.length));
}

async function growing() {
  const products = (await productPaths(origin, 60)).map((path) => ({ path }));
  for (const [name, requests] of Object.entries({ browse: freshBrowse, product: products })) {
    const times = await timeSequential(origin, requests);
    tell(
      `${name} not stored, ${growth} products, p50, p99`,
      `${ms(percentile(times, 50))}, ${ms(percentile(times, 99))}`,
    );
  }
}

async function weights() {
  for (const kind of /** @type {const} */ (["bundle", "reading", "shopping"])) {
    const bytes = bundleBytes(kind, "en");
    tell(`${kind}: scripts, brotli`, kb(bytes), kb(budgets[kind]), bytes <= budgets[kind]);
  }
  for (const [name, route] of Object.entries(appRoutes)) {
    const bytes = pageScriptBytes(route, "en_EN");
    tell(`${name}: scripts of its app, brotli`, kb(bytes), kb(budgets.apps[name]), bytes <= budgets.apps[name]);
  }
  const styles = brotliBytes(styleSheet());
  tell("styles, brotli", kb(styles), kb(budgets.styles), styles <= budgets.styles);
  tell("packages, brotli", kb(brotliBytes(assets.packages())), kb(budgets.packages));
  const { gzip } = workerBytes("storefront");
  tell("storefront's worker, gzip", kb(gzip), "3000 kB", gzip <= 3_000_000);
  tell("storefront's start-up, CPU", ms(await startUpCpu("storefront")));
}
