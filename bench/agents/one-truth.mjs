/**
 * Asks a running shop for the same products by every way that machines have, and counts disagreements: product feed,
 * Merchant feed, tool at `/mcp`, `/ucp/mcp`, structured data of the page, Markdown, and of some the datasheet as PDF.
 *
 *   npm run one-truth -- --url http://localhost:8787 --products 5000 --countries US,DE --seconds 3600
 *   npm run one-truth -- --customer us.verified@demo.benchside.example:password --countries US
 *
 * A customer's prices are those of the company: the page with the customer's cookies is held against the tools with
 * the token of a program that acts for the customer, and against a cart.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { disagreements } from "./compare.mjs";
import { signIn } from "./customer.mjs";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8787" },
    products: { type: "string", default: "50" },
    countries: { type: "string", default: "US,DE,FR,GB,AT,CH,CA,AU,BR,ZA,JP,CN" },
    seconds: { type: "string", default: "600" },
    pdfs: { type: "string", default: "10" },
    customer: { type: "string", default: "" },
  },
});

const base = new URL(options.url);
/** Countries with a host of their own. */
const hosts = { JP: "jp.", CN: "cn." };
const originOf = (country) => `${base.protocol}//${hosts[country] ?? ""}${base.host}`;
const countries = options.countries.split(",");
/** Every country gets its share of the time, so that a bounded run is a sample of all. */
const shareMs = (Number(options.seconds) * 1000) / countries.length;
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
  const length = Math.min(all.length, Number(options.products));
  // In a scattered order that is the same in every run, for runs that end before the list does.
  const places = Array.from({ length }, (_, at) => (at * 7919) % length);
  return [...new Set(places)].map((at) => all[Math.floor(at * step)]);
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

const customer = options.customer === "" ? null : await signIn(base.origin, options.customer);

async function call(origin, path, name, input) {
  const { body } = await text(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(customer && { authorization: `Bearer ${customer.token}` }) },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
  });
  return JSON.parse(body).result.structuredContent;
}

/** Null where `pdftotext` is not installed, and for a product without a datasheet. */
async function pdfOf(origin, number) {
  const response = await asked(`${origin}/products/${number}/datasheet/pdf?images=0`);
  if (response.status !== 200) return null;
  const input = Buffer.from(await response.arrayBuffer());
  return execFileSync("pdftotext", ["-raw", "-", "-"], { input, encoding: "utf8", maxBuffer: 16 * 1024 * 1024 });
}

/** The first size of a product in a cart of the customer costs what the tool says. */
async function cartFaults(country, { sizes, number }) {
  const size = sizes.find(({ price, selling }) => price !== null && selling.adds_to_basket);
  if (!size) return [];
  const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };
  const cart = { line_items: [{ item: { id: size.sku }, quantity: 1 }], context: { address_country: country } };
  const { line_items: [line] = [] } = await call(originOf(country), "/ucp/mcp", "create_cart", { meta, cart });
  return line?.item.price === size.price.amount
    ? []
    : [`${country} ${number}: ${size.sku} costs ${line?.item.price} in a cart, ${size.price.amount} in the tool`];
}

async function formsOf(country, product, merchant, withPdf) {
  const origin = originOf(country);
  const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" } };
  const catalog = { id: product.number, context: { address_country: country } };
  const [page, markdown, tool, ucp, pdf] = await Promise.all([
    text(`${origin}/products/${product.number}`, {
      headers: { cookie: customer?.cookie ?? `country=${country}`, "accept-language": "en" },
    }),
    text(`${origin}/products/${product.number}.md?country=${country}`),
    call(origin, "/mcp", "get_reagent", { id: product.number, country }),
    call(origin, "/ucp/mcp", "get_product", { meta, catalog }),
    withPdf ? pdfOf(origin, product.number) : null,
  ]);
  // Feeds and Markdown are for everybody, so a customer's tool is held against the page and the cart.
  if (customer) {
    const { found_by: _, ...feed } = tool;
    return { feed, page: page.body, markdown: null, tool, ucp, merchant: null, pdf };
  }
  return { feed: product, page: page.body, markdown: markdown.body, tool, ucp, merchant, pdf };
}

let compared = 0;
let facts = 0;
let pdfs = 0;
const found = [];
for (const country of countries) {
  const endsAt = Date.now() + shareMs;
  const [products, merchant] = await Promise.all([feedOf(country), merchantOf(country)]);
  const waiting = [...products];
  const everyNth = Math.max(1, Math.floor(products.length / Number(options.pdfs)));
  const work = async () => {
    for (let product = waiting.shift(); product && Date.now() < endsAt; product = waiting.shift()) {
      const forms = await formsOf(country, product, merchant, waiting.length % everyNth === 0);
      const result = disagreements(forms);
      pdfs += forms.pdf === null ? 0 : 1;
      if (customer) found.push(...(await cartFaults(country, forms.feed)));
      compared += 1;
      facts += result.facts;
      found.push(...result.faults.map((fault) => `${country} ${product.number}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  console.log(`${country}: ${products.length - waiting.length} products, ${found.length} disagreements so far`);
}
console.log(`${compared} products in countries, ${facts} facts, ${pdfs} PDFs, ${found.length} disagreements`);
for (const fault of found.slice(0, 40)) console.log(fault);
process.exitCode = found.length === 0 && compared > 0 ? 0 : 1;
