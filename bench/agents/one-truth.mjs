/**
 * Requests the same products from a running shop through every machine interface and counts disagreements: product
 * feed, Merchant feed, tool at `/mcp`, `/ucp/mcp`, structured data of the page, Markdown, and for some products the
 * datasheet PDF.
 *
 *   npm run one-truth -- --url http://localhost:8787 --products 5000 --countries US,DE --seconds 3600
 *   npm run one-truth -- --customer us.verified@demo.benchside.example:password --countries US
 *
 * With `--customer`, prices are those of the customer's company: the page with the customer's cookies is compared with
 * the tools, called with the token of a program that acts for the customer, and with a cart.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import "../../tests/fixtures/resolve-localhost.ts";
import { disagreements } from "./compare.mjs";
import { signIn } from "./customer.mjs";

const { values: options } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:8787" },
    /** Number of products per country. */
    products: { type: "string", default: "50" },
    countries: { type: "string", default: "US,DE,FR,GB,AT,CH,CA,AU,BR,ZA,JP,CN" },
    seconds: { type: "string", default: "600" },
    pdfs: { type: "string", default: "10" },
    customer: { type: "string", default: "" },
    /** Feed page at which the run begins; a different page from earlier runs extends their sample. */
    from: { type: "string", default: "1" },
  },
});

const base = new URL(options.url);
/** Countries with their own host. */
const hosts = { JP: "jp.", CN: "cn." };
const originOf = (country) => `${base.protocol}//${hosts[country] ?? ""}${base.host}`;
const countries = options.countries.split(",");
const atATime = 4;

/** Response with its body. Retries if the runtime closed an idle connection, or if the shop is busy. */
async function asked(url, init) {
  for (let again = 0; ; again += 1) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.status !== 503 || again >= 3) return { status: response.status, body };
    } catch (error) {
      if (again >= 5) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * (again + 1)));
  }
}

async function text(url, init) {
  const { status, body } = await asked(url, init);
  if (status !== 200) throw new Error(`${status} ${url}`);
  return body.toString();
}

/** Products compared per page: small runs sample many pages, and large runs compare whole pages. */
const ofPage = Math.max(5, Math.ceil(Number(options.products) / 16));

/** Sizes with price and availability from a page of the Merchant feed; null if the country has no such feed. */
function merchantSizes(xml) {
  const member = (item, name) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? null;
  const items = xml.split("<item>").slice(1);
  return new Map(items.map((item) => [member(item, "id"), [member(item, "price"), member(item, "availability")]]));
}

/** One page of both feeds of a country, which have the same page boundaries; null after the last. */
async function pageOf(country, number) {
  const address = (feed) => `${originOf(country)}/feeds/${feed}?page=${number}`;
  const [feed, merchant] = await Promise.all([
    asked(address(`products/${country}.jsonl`)),
    asked(address(`merchant/${country}.xml`)),
  ]);
  if (feed.status === 404) return null;
  if (feed.status !== 200) throw new Error(`${feed.status} ${address("products")}`);
  const lines = feed.body.toString().trim().split("\n").filter(Boolean);
  if (lines.length === 0) return null;
  return {
    products: new Map(lines.map((line) => JSON.parse(line)).map((product) => [product.number, product])),
    merchant: merchant.status === 200 ? merchantSizes(merchant.body.toString()) : null,
  };
}

/**
 * One page of the feeds of every country; null after the last. Requested sequentially, because the shop builds only a
 * few feed pages at once.
 */
async function pagesOf(number) {
  const pages = [];
  for (const country of countries) {
    const page = await pageOf(country, number).catch((error) => unreached.push(`${country}: ${error}`) && null);
    if (page) pages.push({ country, ...page });
  }
  return pages.length > 0 ? pages : null;
}

/** All pages, starting at one and wrapping around. */
async function* allPages(begin) {
  let number = begin;
  for (let page = await pagesOf(number); page !== null; page = await pagesOf(number)) {
    yield page;
    number += 1;
  }
  for (number = 1; number < begin; number += 1) {
    const page = await pagesOf(number);
    if (page === null) return;
    yield page;
  }
}

/**
 * Product numbers of a page in a scattered order that is the same in every run, for runs that end before the end of the
 * page.
 */
function scattered(pages) {
  const numbers = [...new Set(pages.flatMap(({ products }) => [...products.keys()]))];
  return [...new Set(numbers.map((_, at) => numbers[(at * 7919) % numbers.length]))].slice(0, ofPage);
}

// On the host of the first country, because a session is valid on one host only.
const customer = options.customer === "" ? null : await signIn(originOf(countries[0]), options.customer);

async function call(origin, path, name, input) {
  const body = await text(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(customer && { authorization: `Bearer ${customer.token}` }) },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
  });
  return JSON.parse(body).result.structuredContent;
}

/** Null if `pdftotext` is not installed, or if the product has no datasheet. */
async function pdfOf(origin, number) {
  const response = await asked(`${origin}/products/${number}/datasheet/pdf?images=0`);
  if (response.status !== 200) return null;
  return execFileSync("pdftotext", ["-raw", "-", "-"], {
    input: response.body,
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** Checks that a product's first size costs as much in the customer's cart as in the tool's result. */
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
  // Feeds and Markdown contain public prices, so a customer's tool results are compared with the page and the cart.
  if (customer) {
    const { found_by: _, ...feed } = tool;
    return { feed, page, markdown: null, tool, ucp, merchant: null, pdf };
  }
  return { feed: product, page, markdown, tool, ucp, merchant, pdf };
}

const unreached = [];
const compared = new Map(countries.map((country) => [country, 0]));
let facts = 0;
let pdfs = 0;
const found = [];
const everyNth = Math.max(1, Math.floor(Number(options.products) / Number(options.pdfs)));

async function compareOne({ country, products, merchant }, number, withPdf) {
  const forms = await formsOf(country, products.get(number), merchant, withPdf);
  const result = disagreements(forms);
  pdfs += forms.pdf === null ? 0 : 1;
  if (customer) found.push(...(await cartFaults(country, forms.feed)));
  compared.set(country, compared.get(country) + 1);
  facts += result.facts;
  found.push(...result.faults.map((fault) => `${country} ${number}: ${fault}`));
}

const all = () => [...compared.values()].reduce((sum, one) => sum + one, 0);
const endsAt = Date.now() + Number(options.seconds) * 1000;
let left = Number(options.products);
for await (const pages of allPages(Number(options.from))) {
  const numbers = scattered(pages).slice(0, left);
  left -= numbers.length;
  // All countries of a product in sequence, because the shop caches product data for half a minute.
  const waiting = numbers.flatMap((number, at) =>
    pages.flatMap((page) => (page.products.has(number) ? [{ page, number, withPdf: at % everyNth === 0 }] : [])),
  );
  const work = async () => {
    for (let one = waiting.shift(); one && Date.now() < endsAt; one = waiting.shift()) {
      await compareOne(one.page, one.number, one.withPdf).catch((error) =>
        unreached.push(`${one.page.country} ${one.number}: ${error.cause ?? error}`),
      );
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  console.log(`${all()} products in countries so far, ${found.length} disagreements`);
  if (left <= 0 || Date.now() >= endsAt) break;
}
console.log([...compared].map(([country, many]) => `${country} ${many}`).join(", "));
console.log(`${all()} products in countries, ${facts} facts, ${pdfs} PDFs, ${found.length} disagreements`);
for (const fault of [...unreached.slice(0, 40), ...found.slice(0, 40)]) console.log(fault);
process.exitCode = found.length + unreached.length === 0 && all() > 0 ? 0 : 1;
