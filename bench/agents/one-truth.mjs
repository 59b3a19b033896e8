/**
 * Asks a running shop for the same products by every way that machines have, and counts disagreements: product feed,
 * Merchant feed, tool at `/mcp`, `/ucp/mcp`, structured data of the page, Markdown.
 *
 *   npm run one-truth -- --url http://localhost:8787 --products 5000 --countries US,DE --seconds 3600
 */
import { parseArgs } from "node:util";
import { disagreements } from "./compare.mjs";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8787" },
    products: { type: "string", default: "50" },
    countries: { type: "string", default: "US,DE,FR,GB,AT,CH,CA,AU,BR,ZA,JP,CN" },
    seconds: { type: "string", default: "600" },
  },
});

const base = new URL(options.url);
/** Countries with a host of their own. */
const hosts = { JP: "jp.", CN: "cn." };
const originOf = (country) => `${base.protocol}//${hosts[country] ?? ""}${base.host}`;
const endsAt = Date.now() + Number(options.seconds) * 1000;
const atATime = 4;

/** Asks again where the runtime closed a connection that waited for its next request, and where a busy shop says so. */
async function asked(url, init) {
  const ask = () => fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  let response = await ask().catch(ask);
  for (let again = 0; response.status === 503 && again < 3; again += 1) {
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    response = await ask();
  }
  return response;
}

async function text(url, init) {
  const response = await asked(url, init);
  if (response.status !== 200) throw new Error(`${response.status} ${url}`);
  return { body: await response.text(), link: response.headers.get("link") ?? "" };
}

/** Every product of a country's feed, up to the wanted number, spread over the whole feed. */
async function feedOf(country) {
  const all = [];
  let url = `${originOf(country)}/feeds/products/${country}.jsonl`;
  while (url !== null) {
    const { body, link } = await text(url);
    all.push(
      ...body
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    );
    const next = /<([^>]+)>;\s*rel="?next"?/.exec(link)?.[1];
    url = next === undefined ? null : new URL(next, url).href;
  }
  const step = Math.max(1, all.length / Number(options.products));
  return Array.from({ length: Math.min(all.length, Number(options.products)) }, (_, at) => all[Math.floor(at * step)]);
}

/** Prices of the Merchant feed by size; null where the country has none. */
async function merchantOf(country) {
  const member = (item, name) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? null;
  const prices = new Map();
  let url = `${originOf(country)}/feeds/merchant/${country}.xml`;
  while (url !== null) {
    const response = await asked(url);
    if (response.status === 404) return null;
    for (const item of (await response.text()).split("<item>").slice(1))
      prices.set(member(item, "id"), [member(item, "price"), member(item, "availability")]);
    const next = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get("link") ?? "")?.[1];
    url = next === undefined ? null : new URL(next, url).href;
  }
  return prices;
}

async function call(origin, path, name, input) {
  const { body } = await text(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
  });
  return JSON.parse(body).result.structuredContent;
}

async function formsOf(country, product, merchant) {
  const origin = originOf(country);
  const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };
  const catalog = { id: product.number, context: { address_country: country } };
  const [page, markdown, tool, ucp] = await Promise.all([
    text(`${origin}/products/${product.number}`, { headers: { cookie: `country=${country}` } }),
    text(`${origin}/products/${product.number}.md?country=${country}`),
    call(origin, "/mcp", "get_reagent", { id: product.number, country }),
    call(origin, "/ucp/mcp", "get_product", { meta, catalog }),
  ]);
  return { feed: product, page: page.body, markdown: markdown.body, tool, ucp, merchant };
}

let compared = 0;
let facts = 0;
const found = [];
for (const country of options.countries.split(",")) {
  const [products, merchant] = await Promise.all([feedOf(country), merchantOf(country)]);
  const waiting = [...products];
  const work = async () => {
    for (let product = waiting.shift(); product && Date.now() < endsAt; product = waiting.shift()) {
      const result = disagreements(await formsOf(country, product, merchant));
      compared += 1;
      facts += result.facts;
      found.push(...result.faults.map((fault) => `${country} ${product.number}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  console.log(`${country}: ${products.length - waiting.length} products, ${found.length} disagreements so far`);
}
console.log(`${compared} products in countries, ${facts} facts, ${found.length} disagreements`);
for (const fault of found.slice(0, 40)) console.log(fault);
process.exitCode = found.length === 0 && compared > 0 ? 0 : 1;
