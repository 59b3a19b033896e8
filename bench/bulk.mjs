/**
 * Pastes a list of 5,000 products and measures the time until the review page is complete, with a result for every row.
 * Each round uses different codes to avoid caches, except the last, which repeats the previous round's list.
 *
 *   node bench/bulk.mjs [--rows 5000] [--products 4000] [--port 24075]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startRuntime } from "../scripts/run/runtime.ts";
import { seedShop } from "../scripts/seed/seed.ts";
import { percentile } from "./timing.mjs";

const { values: args } = parseArgs({
  options: {
    rows: { type: "string", default: "5000" },
    products: { type: "string", default: "4000" },
    port: { type: "string", default: "24075" },
  },
});
const rows = Number(args.rows);
const port = Number(args.port);
const rounds = 5;
const sizes = ["S", "L", "T", "P", "C"];

const dataDir = mkdtempSync(join(tmpdir(), "bench-bulk-"));
const runtime = await startRuntime({ port, servicesPort: port + 1, dataDir, demoControls: true });
try {
  await seedShop({ servicesUrl: runtime.servicesUrl, size: Number(args.products), dataDir, log: () => {} });
  const origin = `http://localhost:${port}`;
  const keys = await productKeys(origin);
  const codes = sizes.flatMap((size) => keys.map((key) => key + size));
  await review(origin, ["4060S\t1"]);
  const cold = [];
  for (let round = 0; round < rounds; round += 1) {
    const list = Array.from({ length: rows }, (_, row) => {
      const code = codes[(round * 3001 + row) % codes.length];
      return `${code}\t${(row % 9) + 1}`;
    });
    cold.push(await review(origin, list));
    if (round === rounds - 1) print("again", [await review(origin, list)]);
  }
  print("first time", cold);
} finally {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function productKeys(origin) {
  const { text } = await read(await fetch(`${origin}/sitemaps/products-1.xml`));
  return [...new Set([...text.matchAll(/\/products\/(\d+)/g)].map(([, key]) => key))];
}

/** Milliseconds until the page is complete, and its row counts. */
async function review(origin, list) {
  const body = new FormData();
  body.set("paste", list.join("\n"));
  const from = performance.now();
  const { text } = await read(
    await fetch(`${origin}/cart/quick-add/list`, { method: "POST", headers: { origin }, body }),
  );
  const elapsed = performance.now() - from;
  const count = Number(/<p[^>]*>(\d+) rows? can be added/.exec(text)?.[1]);
  if (!Number.isInteger(count)) throw new Error("The review page has no count of rows that can be added.");
  return elapsed;
}

async function read(answer) {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 200)}`);
  return { text };
}

function print(name, times) {
  const at = (share) => percentile(times, share).toFixed(0);
  console.log(`${name}: ${rows} rows, ${times.length} lists, p50 ${at(50)} ms, longest ${at(100)} ms`);
}
