/**
 * `node bench/search/whole-shop.mjs --data .data`: measures the cost of a request in a shop with a large catalogue, by
 * kind of page. Compare the figures with those of a smaller shop on the same machine. It starts a seeded shop; `--url`
 * and `--pid` select a running one.
 *
 *   --rounds 30   addresses per kind, all different if the shop has enough
 *   --port 21300  port of the shop that it starts
 *
 * Sends requests in sequence to a warm shop and reports p50 and p90 in ms, and the runtime's CPU time per request,
 * which depends little on other load. Ends after ten minutes at the latest.
 */
import { parseArgs } from "node:util";
import { startRuntime } from "../../scripts/run/runtime.ts";
import { processCpuMs, residentMb } from "../cpu.mjs";
import { percentile, timeSequential } from "../timing.mjs";

const { values: args } = parseArgs({
  options: {
    data: { type: "string" },
    url: { type: "string" },
    pid: { type: "string" },
    rounds: { type: "string", default: "30" },
    port: { type: "string", default: "21300" },
  },
});
const rounds = Number(args.rounds);
const port = Number(args.port);
if (!args.data === !args.url) throw new Error("--data or --url");
setTimeout(() => process.exit(1), 600_000).unref();

const shop = args.data
  ? await startRuntime({ port, servicesPort: port + 3, dataDir: args.data, demoControls: true, quiet: true })
  : null;
const origin = args.url ?? `http://localhost:${port}`;
const pid = shop?.pid ?? Number(args.pid);

try {
  // The first requests read the engines' data into memory.
  for (const path of ["/browse?tab=product", "/browse?tab=product&sort-by=product-name", "/api/type-ahead?q=ra"])
    console.log(`${path}, first: ${await timed(path)}`);
  const files = urlsIn(await text("/sitemap.xml"));
  const productFiles = files.filter((path) => path.includes("products"));
  const cloneFiles = files.filter((path) => path.includes("clones"));
  const firstKeys = await keysIn(productFiles[0]);
  const lastKeys = await keysIn(productFiles.at(-1));
  const lateKeys = await keysIn(productFiles.at(-3) ?? productFiles[0]);
  const middleKeys = await keysIn(productFiles[productFiles.length >> 1]);
  const keys = spread([...firstKeys, ...middleKeys, ...lastKeys], 4 * rounds);
  const measured = keys.filter((_, at) => at % 4 === 3);
  const warm = keys.filter((_, at) => at % 4 !== 3);

  const cells = [];
  const words = new Set();
  for (const key of warm) {
    const html = await text(`/products/${key}`);
    const cell = /href="(\/products\/\d+\/evidence\/[\w-]+\/[\w-]+)"/.exec(html)?.[1];
    if (cell) cells.push(cell);
    const [word] = /<h1[^>]*>(?:<[^>]+>)*([\w/-]{3,})/.exec(html)?.slice(1) ?? [];
    if (word) words.add(word);
  }
  const list = await text("/browse?tab=product");
  const facets = unique(
    [...list.matchAll(/href="(\/browse\?[^"]*)"/g)].map(([, href]) => href.replaceAll("&amp;", "&")),
  ).filter((href) =>
    /[?&](?:categories|applications|speciesreactivity|hostspecies|producttype|conjugationtype)=/.test(href),
  );
  const pages = (from, more = "") =>
    Array.from({ length: rounds }, (_, at) => `/browse?tab=product${more}&nr=${from + at}`);
  await read(pages(32, "&results-per-page=10"));
  await read(["/browse?tab=product&sort-by=product-name", "/browse?q=rabbit", "/api/type-ahead?q=ra", facets[0]]);

  console.log("| request | p50 | p90 | CPU | of |\n|---|---|---|---|---|");
  await row(
    "product page, not stored",
    measured.map((key) => `/products/${key}`),
  );
  await row(
    "the same, stored",
    measured.map((key) => `/products/${key}`),
  );
  await row("evidence of an application and species", spread(cells, rounds));
  await row(
    "`evidence.json`",
    measured.map((key) => `/products/${key}/evidence.json`),
  );
  await row("list, pages 2 to 31", pages(2));
  await row("list, pages behind 60", pages(61));
  await row("list by name, pages 2 to 31", pages(2, "&sort-by=product-name"));
  await row("list with one facet", spread(facets, rounds));
  await row(
    "search for a word",
    spread([...words], rounds).map((word) => `/browse?q=${encodeURIComponent(word)}&redirect=false`),
  );
  await row(
    "suggestions",
    spread([...words], rounds).map((word) => `/api/type-ahead?q=${encodeURIComponent(word.slice(0, 3).toLowerCase())}`),
  );
  await row(`sitemap's index (${files.length} files), remembered`, again("/sitemap.xml"));
  const behind = (some) => spread(some, rounds).map((key) => `/sitemaps/products-2.xml?after=${key}`);
  await row("sitemap, files of 5,000 behind the first products", behind(firstKeys.slice(0, 100)));
  await row("sitemap, files behind the last but 10,000", behind(lateKeys.slice(-100)));
  await row("sitemap, last file of clones", again(cloneFiles.at(-1)));
  const feed = (some) => some.map((key) => `/feeds/products/GB.jsonl?after=${key}`);
  await row("feed, first pages", feed(spread(firstKeys.slice(0, 2000), rounds)));
  const late = lastKeys.length > 200 ? lastKeys.slice(0, -100) : [...middleKeys.slice(-2000)];
  await row("feed, last pages", feed(spread(late, rounds)));
  // The storefront caches the gateway's response for 30 s.
  const indexes = [];
  for (let count = 0; count < 2; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 31_000));
    indexes.push(await timed("/sitemap.xml"));
  }
  console.log(`sitemap's index, read again: ${indexes.join(", ")}`);
  console.log(`Memory of the runtime: ${residentMb(pid).toFixed(0)} MB.`);
} finally {
  await shop?.stop();
}
process.exit(0);

async function row(name, paths, said = "") {
  await read(paths.slice(0, 1).filter((path) => !path.startsWith("/products/")));
  const cpuBefore = processCpuMs(pid);
  const times = await timeSequential(
    origin,
    paths.map((path) => ({ path })),
  );
  const cpu = (processCpuMs(pid) - cpuBefore) / paths.length;
  const figures = [percentile(times, 50), percentile(times, 90), cpu].map((ms) => ms.toFixed(1));
  console.log(`| ${name} | ${figures.join(" | ")} | ${said || unique(paths).length} |`);
}

/** Duration of a request and the CPU time that the runtime spent on it. */
async function timed(path) {
  const [cpuBefore, from] = [processCpuMs(pid), performance.now()];
  await text(path);
  return `${Math.round(performance.now() - from)} ms, CPU ${Math.round(processCpuMs(pid) - cpuBefore)} ms`;
}

async function text(path) {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

async function read(paths) {
  for (const path of paths) if (path) await text(path);
}

async function keysIn(file) {
  return urlsIn(await text(file)).map((path) => path.replace("/products/", ""));
}

function urlsIn(xml) {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address]) => new URL(address))
    .map(({ pathname, search }) => pathname + search);
}

function again(path) {
  return Array.from({ length: rounds }, () => path);
}

function unique(list) {
  return [...new Set(list)];
}

/** At most this many items, spread over the whole list. */
function spread(list, most) {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)]);
}
