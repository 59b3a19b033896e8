/**
 * `node bench/basket.mjs`: measures the server time for adding a product to the cart and for validating a long pasted
 * list.
 *
 * Both use the whole local shop, one request at a time, after a warm-up. The time of an add comes from the storefront's
 * log line: from request to response, gateway included.
 *
 *   BENCH_PRODUCTS  size of the catalogue, default 12000
 *   BENCH_ADDS      number of adds, default 300
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "../scripts/build/build.ts";
import { startRuntime } from "../scripts/run/runtime.ts";
import { isSeeded, seedShop } from "../scripts/seed/seed.ts";
import { root } from "../scripts/setup/install.mjs";
import { percentile } from "./timing.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_787);
const servicesPort = Number(process.env.BENCH_SERVICES_PORT ?? 19_790);
const size = Number(process.env.BENCH_PRODUCTS ?? 12_000);
const adds = Number(process.env.BENCH_ADDS ?? 300);
const pastedRows = 5000;
const dataDir = process.env.BENCH_DATA_DIR ?? join(root, ".cache/bench");
const origin = `http://localhost:${port}`;

/** Targets, with benchmark and shop on the same machine. */
const targets = { addP50Ms: 15, pasteMs: 2000 };

/** Durations of adds in the storefront's log lines. */
const addTimes = [];
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...rest) => {
  for (const line of String(text).split("\n")) {
    if (!line.startsWith('{"kind":"request"')) continue;
    const { method, path, ms } = JSON.parse(line);
    if (method === "POST" && path === "/api/basket") addTimes.push(ms);
  }
  return String(text).startsWith('{"kind"') || write(text, ...rest);
};

/** A visitor who keeps cookies and posts forms. */
function visitor() {
  const cookies = new Map();
  return async (path, body) => {
    const headers = { origin, cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
    const response = await fetch(origin + path, { method: "POST", headers, body, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return { status: response.status, text: await response.text() };
  };
}

const skus = ["4060S", "9272S", "4060T", "7074S", "9803S", "8112L", "82906S", "48167S", "64509S", "47140S"];

/** Each visitor fills a cart with ten lines, to include first and later adds. */
async function addToBaskets(count) {
  let post = visitor();
  const wholeMs = [];
  for (let index = 0; index < count; index += 1) {
    if (index % skus.length === 0) post = visitor();
    const form = new URLSearchParams({ intent: "add", sku: skus[index % skus.length], quantity: "1" });
    const from = performance.now();
    const { status, text } = await post("/api/basket", form);
    wholeMs.push(performance.now() - from);
    if (status !== 200 || !JSON.parse(text).ok) throw new Error(`an add returned ${status}: ${text.slice(0, 200)}`);
  }
  return wholeMs;
}

/** A list in the form of a spreadsheet copy: valid numbers, with every fifth one unknown. */
const pasted = () =>
  Array.from({ length: pastedRows }, (_, index) =>
    index % 5 === 4 ? `${1000 + (index % 9000)}X\t1` : `${skus[index % skus.length]}\t${1 + (index % 9)}`,
  ).join("\n");

async function judgePasted() {
  const form = new FormData();
  form.set("paste", pasted());
  const from = performance.now();
  const { status, text } = await visitor()("/cart/quick-add/list", form);
  const took = performance.now() - from;
  if (status !== 200) throw new Error(`the list returned ${status}: ${text.slice(0, 200)}`);
  return took;
}

/** A log line is written after its response. */
const linesWritten = () => new Promise((resolve) => setTimeout(resolve, 500));

mkdirSync(dataDir, { recursive: true });
await buildAll();
const shop = await startRuntime({ port, servicesPort, dataDir, demoControls: true });
try {
  if (!isSeeded(dataDir)) await seedShop({ servicesUrl: shop.servicesUrl, size, dataDir });
  await addToBaskets(50);
  await linesWritten();
  addTimes.length = 0;
  const wholeMs = await addToBaskets(adds);
  await linesWritten();
  const p = (values, rank) => percentile(values, rank).toFixed(1);
  const lists = [];
  for (let run = 0; run < 5; run += 1) lists.push(await judgePasted());
  process.stdout.write(
    [
      `add to basket, server      p50 ${p(addTimes, 50)} ms, p99 ${p(addTimes, 99)} ms (${addTimes.length} adds; target p50 ${targets.addP50Ms} ms)`,
      `add to basket, whole       p50 ${p(wholeMs, 50)} ms, p99 ${p(wholeMs, 99)} ms`,
      `${pastedRows} pasted rows judged   p50 ${p(lists, 50)} ms, most ${p(lists, 100)} ms (target ${targets.pasteMs} ms)`,
      "",
    ].join("\n"),
  );
} finally {
  await shop.stop();
}
