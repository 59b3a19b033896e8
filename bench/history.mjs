/**
 * `node bench/history.mjs`: measures the order histories of a customer and of a company with 10,000 orders each, with
 * sequential requests to the gateway: newest orders, a late page, searches and filters. The first search reads every
 * order once and is listed separately. Exits with 1 if a median is above 50 ms.
 *
 *   BENCH_ORDERS  number of orders, default 10,000
 *   BENCH_ROUNDS  requests per list, default 60
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startRuntime } from "../scripts/run/runtime.ts";
import { percentile } from "./timing.mjs";

const port = Number(process.env.BENCH_PORT ?? 19_837);
const count = Number(process.env.BENCH_ORDERS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const target = 50;
const admin = { authorization: "Bearer demo-admin-key" };
const id = "bench-history";
const email = `${id}@lab.example`;
const password = "Benchside-demo-1!";
const usd = (centAmount) => ({ centAmount, currencyCode: "USD", fractionDigits: 2 });
const address = {
  ...{ id: "a1", country: "US", firstName: "Ada", lastName: "Bench", company: "Harbor Institute" },
  ...{ streetName: "1 Harbor Way", city: "Boston", state: "MA", postalCode: "02110" },
};

const dataDir = mkdtempSync(join(tmpdir(), "bench-history-"));
const start = () => startRuntime({ port, servicesPort: port + 3, dataDir, demoControls: true, quiet: true });
let runtime = await start();
let missed = false;
try {
  await sent("/commerce/_admin/customers", admin, JSON.stringify({ customer: customer(), contacts: [], password }));
  const { access_token: token } = await sent(
    "/commerce/api/oauth/customers/token",
    {
      authorization: `Basic ${btoa("demo-storefront:demo-storefront-secret")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    String(new URLSearchParams({ username: email, password })),
  );
  const own = { authorization: `Bearer ${token}` };
  await sent("/commerce/api/customers/me/company", own, JSON.stringify({ name: "Harbor Institute" }));
  const company = await read("/customers/me/company", own);
  // One order creates the tables; the others are written directly to the files of the stopped runtime.
  const report = await sent("/commerce/_admin/orders", admin, JSON.stringify({ email, order: order(0, company.id) }));
  if (report.rejected > 0) throw new Error(JSON.stringify(report.rejections[0]));
  const companies = "/customers/me/company/orders";
  await listed(companies, own);
  await runtime.stop();
  fill(company.id);
  runtime = await start();
  const first = performance.now();
  await read("/orders?q=PO-0", own);
  console.log(`${count.toLocaleString("en")} orders; first search ${Math.round(performance.now() - first)} ms`);
  const lists = {
    "own orders, newest": "/orders?limit=10&offset=0",
    "own orders, page 900": `/orders?limit=10&offset=${Math.max(0, count - 1000)}`,
    "own orders by purchase order": `/orders?q=PO-${count >> 1}`,
    "own orders by product and status": "/orders?q=4063S&status=Processing",
    "own orders of a month": "/orders?from=2026-01-01&to=2026-01-31",
    "company's orders, newest": companies,
    "company's orders, a late page": `${companies}?after=${encodeURIComponent(`${time(500)}~${number(500)}`)}`,
  };
  console.log(`${rounds} requests each, ms: p50, p95`);
  for (const [name, path] of Object.entries(lists)) {
    const times = await timed(`${runtime.servicesUrl}/commerce/api${path}`, own);
    if (percentile(times, 50) > target) missed = true;
    console.log(
      `  ${name.padEnd(34)} ${[50, 95].map((rank) => percentile(times, rank).toFixed(1).padStart(7)).join(" ")}`,
    );
  }
} finally {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

/** Waits until the company's list, which is updated within seconds of the ledger, contains the order. */
async function listed(path, headers) {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await read(path, headers)).results.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the order is not in the company's list");
}

async function read(path, headers) {
  const answer = await fetch(`${runtime.servicesUrl}/commerce/api${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** Copies the first order into the customer's ledger and into the list of all orders. */
function fill(companyId) {
  for (const file of readdirSync(dataDir, { recursive: true }).filter((name) => String(name).endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(dataDir, String(file)));
    const rowOf = (table) => {
      const exists = database.prepare("select 1 from sqlite_master where name = ?").get(table);
      return exists && database.prepare(`select * from ${table} where number = ?`).get(number(0));
    };
    const [ledger, listRow] = [rowOf("orders"), rowOf("order_list")];
    if (ledger) insertCopies(database, "orders", (place) => ledgerRow(ledger, place, companyId));
    if (listRow) insertCopies(database, "order_list", (place) => ({ ...listRow, ...listCopy(listRow, place) }));
    database.close();
  }
}

function insertCopies(database, table, rowAt) {
  const columns = Object.keys(rowAt(0));
  const values = columns.map(() => "?").join(", ");
  const insert = database.prepare(`insert into ${table} (${columns.join(", ")}) values (${values})`);
  database.exec("begin");
  for (let place = 1; place < count; place += 1) insert.run(...Object.values(rowAt(place)));
  database.exec("commit");
}

function ledgerRow(row, place, companyId) {
  const document = JSON.stringify({ ...JSON.parse(row.document), ...order(place, companyId) });
  return { ...row, number: number(place), cart_id: `bench-${place}`, created_at: Date.parse(time(place)), document };
}

function listCopy({ document }, place) {
  const own = { number: number(place), createdAt: time(place), poNumber: `PO-${place}` };
  return {
    number: number(place),
    created_at: time(place),
    document: JSON.stringify({ ...JSON.parse(document), ...own }),
  };
}

async function sent(path, headers, body) {
  const answer = await fetch(`${runtime.servicesUrl}${path}`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function timed(url, headers) {
  const times = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const from = performance.now();
    const answer = await fetch(url, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${url}`);
    if (round >= 5) times.push(performance.now() - from);
  }
  return times;
}

function number(place) {
  return `W26${String(place).padStart(10, "0")}`;
}

function time(place) {
  return new Date(Date.UTC(2026, 0, 1) + place * 1_800_000).toISOString();
}

function customer() {
  const at = "2026-01-01T00:00:00.000Z";
  return {
    ...{ id, createdAt: at, lastModifiedAt: at, email, firstName: "Ada", lastName: "Bench" },
    ...{ companyName: "Harbor Institute", isEmailVerified: true, addresses: [address] },
    ...{ shippingAddressIds: ["a1"], billingAddressIds: [], ebsSoldToIds: ["D-1"] },
    ...{ defaultShippingAddressId: "a1", defaultBillingAddressId: null },
    custom: {
      type: "regular-customer-type",
      fields: {
        ...{ registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false },
        ...{ privacyAgreedToDateTime: null, contacts: [] },
      },
    },
  };
}

/** An order of three lines, as imported from another shop; it has no seller, so no invoice is created. */
function order(place, companyId) {
  const createdAt = time(place);
  return {
    ...{ id: `bench-${place}`, version: 1, orderNumber: number(place), webOrderNumber: number(place) },
    ...{ createdAt, lastModifiedAt: createdAt, deliveredAt: null },
    orderStatus: ["Open", "Confirmed", "Confirmed", "Cancelled"][place % 4],
    ...{ specialInsructionNotes: null, country: "US", shippingAddress: address, billingAddress: address },
    ...{ shippingInfo: null, totalPrice: usd(60_000), subtotalPrice: usd(60_000), totalPromo: usd(0) },
    ...{ shippingPrice: usd(0), tax: usd(0), currencyCode: "USD", fractionDigits: 2, vatId: null, contactId: null },
    comment: null,
    lineItems: [0, 1, 2].map((line) => lineOf(`${4060 + ((place + line) % 40)}S`, place * 3 + line, createdAt)),
    payments: [
      {
        ...{ id: `pay-${place}`, amountPlanned: usd(60_000), paymentMethodInfo: { method: "purchaseOrder" } },
        transaction: { type: "Authorization", state: "Success", interactionId: `bench-${place}` },
        customFields: { poNumber: `PO-${place}` },
      },
    ],
    ...{ discountCodes: [], returnInfo: { items: [] }, company: { id: companyId, name: "Harbor Institute" } },
  };
}

function lineOf(sku, place, addedAt) {
  const price = usd(20_000);
  return {
    ...{ id: `line-${place}`, productId: `product-${sku}`, productKey: sku.slice(0, -1), sku, name: `Antibody ${sku}` },
    quantity: 1,
    variant: { id: 1, sku, attributes: { code: "S", lot: null, amount: "100", uom: "µl" } },
    ...{ price: { value: price }, listPrice: price, netPrice: price, totalPrice: price, totalPriceComputed: price },
    ...{ discountedPrice: null, discountedPricePerQuantity: [], appliedPromoNames: [] },
    ...{ lineItemMode: "standard", lineItemType: "standard", state: null, addedAt },
    custom: { fields: { experimentId: null, estShipDate: null, trackingNumber: null, legacyTotalPrice: null } },
    ...{ lineItemStatus: null, trackingNumber: null, estShipDate: null },
  };
}
