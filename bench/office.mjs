/**
 * `node bench/office.mjs`: measures the office's lists with 100,000 generated orders and 200,000 generated products,
 * with sequential requests: each list at the services, and as an office page. Exits with 1 if the median of a list at
 * the services is above 50 ms.
 *
 *   BENCH_ORDERS    number of orders, default 100,000
 *   BENCH_PRODUCTS  number of products, default 200,000
 *   BENCH_ROUNDS    requests per list, default 60
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { officeHost } from "../scripts/run/local-bindings.ts";
import { startRuntime } from "../scripts/run/runtime.ts";
import { percentile } from "./timing.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_817);
const orders = Number(process.env.BENCH_ORDERS ?? 100_000);
const products = Number(process.env.BENCH_PRODUCTS ?? 200_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const target = 50;
const states = ["new", "confirmed", "held", "part-shipped", "shipped", "shipped", "shipped", "shipped", "cancelled"];
const day = (time) => new Date(time).toISOString().slice(0, 10);

const dataDir = mkdtempSync(join(tmpdir(), "bench-office-"));
const start = () => startRuntime({ port, servicesPort: port + 3, dataDir, demoControls: true, quiet: true });
let runtime = await start();
let missed = false;
try {
  // The first call applies the migrations; the rows are then written into the database's file.
  const first = await session();
  await list(first, "orders", "");
  await list(first, "catalogue", "");
  await runtime.stop();
  fill();
  runtime = await start();
  const token = await session();
  const cookie = `office=${token}`;
  const orderLists = {
    "newest first": "",
    "one state": "state=confirmed",
    "by ship date": "sort=ship+date",
    "state and ship date": "state=new&from=2026-06-01&to=2026-06-30&sort=ship+date",
    "an order by its number": `q=${number(orders >> 1)}`,
    "a product of every tenth order": "q=4063s",
    "product and state": "q=4063s&state=held",
    "a lot": "q=4063-l77",
    "page 1,000": `after=${encodeURIComponent(`${time(orders - 50_000)}~${number(orders - 50_000)}`)}`,
  };
  const productLists = {
    "by number": "",
    "a product by its number": `q=${key(products >> 1)}`,
    "a rare word": `q=clone${products >> 1}`,
    "two common words": "q=phospho+antibody",
    "a common and a rare word": `q=antibody+clone${products >> 1}`,
    "a word and a status": "q=akt7&status=Discontinued",
    "one status": "status=Discontinued",
    "one type": "type=Kit",
    "page 1,000": `after=${encodeURIComponent(`key~${key(50_000)}`)}`,
  };
  console.log(`${rounds} requests each, ms: services p50, p95; page p50, p95`);
  for (const [resource, number, lists] of [
    ["orders", orders, orderLists],
    ["catalogue", products, productLists],
  ]) {
    console.log(`${number.toLocaleString("en")} records of /${resource}`);
    for (const [name, query] of Object.entries(lists)) {
      const service = await timed(() => list(token, resource, query));
      const page = await timed(() => pageOf(`/${resource}?${query}`, cookie));
      if (percentile(service, 50) > target) missed = true;
      const figures = [service, page].flatMap((times) => [percentile(times, 50), percentile(times, 95)]);
      console.log(`  ${name.padEnd(32)} ${figures.map((ms) => ms.toFixed(1).padStart(7)).join(" ")}`);
    }
  }
} finally {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

function number(place) {
  return `W26${String(place).padStart(10, "0")}`;
}

function time(place) {
  return new Date(Date.UTC(2026, 0, 1) + place * 300_000).toISOString();
}

async function session() {
  const answer = await fetch(`${runtime.servicesUrl}/staff/sessions/demonstration`, {
    method: "POST",
    headers: { "x-office-key": "demo-office-key" },
    body: JSON.stringify({ id: "demo-owner" }),
  });
  return (await answer.json()).token;
}

function list(token, resource, query) {
  const url = `${runtime.servicesUrl}/commerce/_office/${resource}?${query}`;
  return fetch(url, { headers: { authorization: `Bearer ${token}` } });
}

/** Requests a page of the office by IP address, because its host name may not resolve. */
function pageOf(path, cookie) {
  return new Promise((resolve, reject) => {
    const headers = { host: `${officeHost}:${port}`, cookie };
    const sent = get({ host: "127.0.0.1", port, path, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode, url: path, text: async () => "" }));
    });
    sent.on("error", reject);
  });
}

async function timed(request) {
  const times = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const from = performance.now();
    const answer = await request();
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.url}`);
    if (round >= 5) times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b);
}

function key(place) {
  return String(100_000 + place);
}

/** Writes the generated orders in the ledgers' format, and the products in the import's format. */
function fill() {
  const folder = join(dataDir, "d1");
  const files = readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".sqlite"));
  for (const file of files) {
    const database = new DatabaseSync(join(folder, String(file)));
    const has = (name) => database.prepare("select 1 from sqlite_master where name = ?").get(name) !== undefined;
    if (has("order_list")) insertInto(database);
    if (has("product_words")) insertProducts(database);
    database.close();
  }
}

function insertInto(database) {
  const row = database.prepare(
    "insert into order_list (number, owner, version, state, created_at, ship_date, document) values (?, ?, 1, ?, ?, ?, ?)",
  );
  const word = database.prepare("insert or ignore into order_list_words (word, created_at, number) values (?, ?, ?)");
  database.exec("begin");
  for (let place = 0; place < orders; place += 1) {
    const state = states[place % states.length];
    const createdAt = time(place);
    const shipDate = ["shipped", "cancelled"].includes(state)
      ? null
      : day(Date.parse(createdAt) + 86_400_000 * (place % 9));
    const document = {
      ...{ number: number(place), state, createdAt, shipDate, customer: `Customer ${place % 5000}`, lines: 2 },
      ...{ company: `Institute ${place % 800}`, poNumber: `PO-${place}`, country: "US" },
      total: { centAmount: 1000 + place, currencyCode: "USD", fractionDigits: 2 },
    };
    row.run(number(place), `customer:${place % 5000}`, state, createdAt, shipDate ?? "", JSON.stringify(document));
    const product = 4060 + (place % 10);
    const words = [
      ...[number(place).toLowerCase(), `po-${place}`, `customer-${place % 5000}@lab.example`, "customer", "institute"],
      ...[`${product}s`, String(product), `${product}-l${place % 400}`, `institute-${place % 800}`],
    ];
    for (const each of words) word.run(each, createdAt, number(place));
  }
  database.exec("commit");
}

/** Omits the documents, which lists do not read. */
function insertProducts(database) {
  const row = database.prepare(
    `insert into products (key, id, name, status, product_type, category, published, changed_at)
     values (?, ?, ?, ?, ?, 'primary-antibodies', 1, 0)`,
  );
  const word = database.prepare("insert or ignore into product_words (word, key) values (?, ?)");
  const size = database.prepare(
    `insert into skus (sku, product_key, variant_id, is_master, active, code, amount, uom, prices)
     values (?, ?, 1, 1, 1, 'S', '100', 'µl', '[]')`,
  );
  database.exec("begin");
  for (let place = 0; place < products; place += 1) {
    const name = `${place % 3 === 0 ? "Phospho-" : ""}Akt${place % 500} (clone${place}) Rabbit Antibody`;
    const status = place % 20 === 0 ? "Discontinued" : "Released";
    row.run(key(place), `id-${place}`, name, status, place % 50 === 0 ? "Kit" : "Primary Antibody");
    size.run(`${key(place)}S`, key(place));
    for (const each of name.toLowerCase().split(/[\s()-]+/)) if (each !== "") word.run(each, key(place));
  }
  database.exec("commit");
}
