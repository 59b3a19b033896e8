/**
 * Injects incidents into a running shop, one after another. Within a minute the console's fault page must show the
 * upstream or other cause, the start time, the share of affected requests, and the first bad request. `npm run
 * incidents` injects all of them and prints a table.
 */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { regions } from "@contracts/regions";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { adminKey } from "../../../scripts/seed/seed.ts";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { openVisits, quoteOf, type Visit } from "./fault-visits";
import { pathOfSecond, secondHost, secondStorefront, secondVersion } from "./second-version";

type Group = Readonly<Record<string, unknown>> & {
  readonly count: number;
  readonly first: number;
  readonly request: string;
};
type Faults = Readonly<
  Record<"calls" | "slow" | "errors" | "refusals" | "reports" | "routes" | "deliveries", readonly Group[]>
>;

interface Incident {
  readonly name: string;
  readonly begin: (() => Promise<unknown>) | object;
  /** Creates the conditions for the incident. */
  readonly prepare?: () => Promise<void>;
  /** Visits by name; every incident also has visitors who are not affected. */
  readonly visits: readonly string[];
  readonly find: (faults: Faults) => Group | undefined;
  /** Runs in every test run, not only in `npm run incidents`. */
  readonly always?: true;
}

const limitMs = 60_000;
/** Long, because an aborted test would leave its fault to the next one, and one incident takes a minute to prepare. */
const testMs = 160_000;
const bystanders = ["protocol", "quick add"];

const callOf =
  (service: string, more: (group: Group) => boolean = () => true) =>
  ({ calls }: Faults) =>
    calls.find((group) => group.service === service && more(group));
const failing = (failure: RegExp) => (group: Group) => failure.test(String(group.failure));
const onlyInSecond = ({ versions }: Group) => JSON.stringify(versions) === `["${secondVersion}"]`;
const onlyIn = (region: string) => (group: Group) => JSON.stringify(group.regions) === `["${region}"]`;

const goneReceiver = "gone.receiver.example";
/** Adds a webhook in the office, and submits a quote that should trigger it. */
async function unheardQuote(): Promise<void> {
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const answered = await fetch(`${shop.servicesUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answered.ok).toBe(true);
    return answered.json();
  };
  const { OFFICE_KEY = "" } = localBindings({ port: 0, servicesPort: 0 }).services();
  const session = await post("/staff/sessions/demonstration", { "x-office-key": OFFICE_KEY }, { id: "demo-owner" });
  const { token } = session as { token: string };
  const named = { name: "Gone", address: `https://${goneReceiver}/hook`, topic: "quote", secret: "s".repeat(32) };
  const asked = { key: crypto.randomUUID(), reason: "A receiver that is gone" };
  await post("/commerce/_office/webhooks/add", { authorization: `Bearer ${token}` }, { ...asked, ...named });
  await quoteOf(accountVisitor(shop));
}

/** Status that the receiver of alert messages returns. */
let alertStatus = 204;
const receiver = createServer((request, response) => {
  request.resume();
  response.writeHead(alertStatus).end();
});
const receiverHost = () => `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
/** An alert that fires with the first visit. */
const alertOfSitemap = {
  ...{ name: "The sitemap is read", measure: "p95", by: "route", value: "/sitemap.xml", above: 0 },
  ...{ minutes: 1, atLeast: 1, firesAfter: 1 },
};
/**
 * Creates a reason for the alert to fire. Alerts are checked at whole minutes, so it returns at the end of a minute
 * with such a reason.
 */
async function reasonForAlert(): Promise<void> {
  const untilSecond = (second: number) => pause((60_000 + second * 1000 - (Date.now() % 60_000)) % 60_000);
  await untilSecond(55);
  expect((await shop.ask("/sitemap.xml")).status).toBe(200);
  await untilSecond(59.5);
}
const secondVersionFails = {
  ...{ service: "commerce", mode: "error", status: 500 },
  match: `${regions[pathOfSecond].upstreamPath}/commerce`,
};
const crossSite = () =>
  shop.ask("/cart", {
    method: "POST",
    headers: { origin: "https://elsewhere.example", "content-type": "application/x-www-form-urlencoded" },
    body: "intent=add&sku=4060S&quantity=1",
  });
const stack = [{ name: "show", file: "/assets/root-1.js", line: 2, column: 1500 }];
const report = (label: string, more: object = {}) =>
  shop.ask("/api/log/error", {
    method: "POST",
    headers: {
      origin: `http://localhost:${shop.port}`,
      "content-type": "application/json",
      cookie: reporting,
    },
    body: JSON.stringify({ label, ...more }),
  });
const emptied = () =>
  fetch(`${shop.servicesUrl}/search/_admin/engines/product-zh-cn`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${adminKey()}` },
  }).then(() =>
    fetch(`${shop.servicesUrl}/search/_admin/engines`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminKey()}` },
      body: JSON.stringify({ name: "product-zh-cn", kind: "product" }),
    }),
  );

const incidents: readonly Incident[] = [
  {
    name: "the gateway answers 500",
    begin: { service: "commerce", mode: "error", status: 500 },
    visits: ["product never asked for", "compare"],
    find: callOf("commerce", failing(/500/)),
    always: true,
  },
  {
    name: "the gateway hangs",
    begin: { service: "commerce", mode: "slow", delayMs: 10_000 },
    visits: ["product never asked for"],
    find: callOf("commerce", failing(/timeout|aborted/i)),
  },
  {
    name: "the gateway answers garbage",
    begin: { service: "commerce", mode: "garbage" },
    visits: ["product never asked for"],
    find: callOf("commerce", failing(/unreadable/)),
    always: true,
  },
  {
    name: "the gateway cannot be reached",
    begin: { service: "commerce", mode: "down" },
    visits: ["product never asked for", "basket"],
    find: callOf("commerce"),
  },
  {
    name: "the gateway fails in China only",
    begin: { service: "commerce", mode: "error", status: 500, match: "/cn/commerce" },
    visits: ["product, Chinese", "product, Japanese", "product never asked for", "basket"],
    find: callOf("commerce", onlyIn("cn")),
    always: true,
  },
  {
    name: "the gateway refuses the shop's key",
    begin: { service: "commerce", mode: "error", status: 401 },
    visits: ["product never asked for", "compare"],
    find: callOf("commerce", failing(/401/)),
    always: true,
  },
  {
    name: "the gateway has no product any more",
    begin: { service: "commerce", mode: "error", status: 404 },
    visits: ["product never asked for"],
    find: ({ refusals }) => refusals.find(({ value }) => value === "404 GET /products/:id"),
  },
  {
    name: "a proxy answers for content",
    begin: { service: "content", mode: "error", status: 503, html: "<h1>No healthy upstream</h1>" },
    visits: ["home", "article"],
    find: callOf("content", failing(/503/)),
  },
  {
    name: "a third of content's answers break off",
    begin: { service: "content", mode: "truncate", rate: 0.34 },
    visits: ["home", "article", "home, Japanese"],
    find: callOf("content"),
  },
  {
    name: "search cannot be reached",
    begin: { service: "search", mode: "down" },
    visits: ["browse"],
    find: callOf("search"),
  },
  {
    name: "search answers late",
    begin: { service: "search", mode: "slow", delayMs: 1200 },
    visits: ["browse"],
    find: (faults) => faults.slow.find(({ service }) => service === "search") ?? callOf("search")(faults),
  },
  {
    name: "search answers late in China only",
    begin: { service: "search", mode: "slow", delayMs: 1200, match: "/cn/search" },
    visits: ["browse", "browse everything, Chinese"],
    find: ({ slow }) => slow.find((group) => group.service === "search" && onlyIn("cn")(group)),
  },
  {
    name: "citations answer 500",
    begin: { service: "citations", mode: "error", status: 500 },
    visits: ["product", "product never asked for"],
    find: (faults) => callOf("citations")(faults) ?? callOf("citation-search")(faults),
  },
  {
    name: "no prices in Japan",
    begin: { service: "availability", mode: "down" },
    visits: ["product, Japanese", "product, Chinese"],
    find: callOf("availability"),
  },
  {
    name: "the image service fails",
    begin: { service: "images", mode: "error", status: 500 },
    visits: ["product never asked for"],
    find: callOf("images"),
  },
  {
    name: "settings cannot be reached",
    begin: { service: "settings", mode: "down" },
    visits: ["basket", "product never asked for"],
    find: callOf("settings"),
  },
  {
    name: "reviews answer garbage",
    begin: { service: "reviews", mode: "garbage" },
    visits: ["product", "product never asked for"],
    find: callOf("reviews"),
  },
  {
    name: "the card provider cannot be reached",
    begin: { service: "payments", mode: "down" },
    visits: ["payment by card"],
    find: (faults) =>
      callOf("payments")(faults) ?? callOf("commerce", (group) => /pay/.test(String(group.address)))(faults),
  },
  {
    name: "inquiries are refused by a database",
    begin: { service: "inquiries", mode: "error", status: 500, errors: [{ code: "D1_ERROR", message: "D1 is down" }] },
    visits: ["inquiry"],
    find: callOf("inquiries"),
  },
  {
    name: "lots fail",
    begin: { service: "lots", mode: "error", status: 502 },
    visits: ["lot"],
    find: callOf("lots", failing(/502/)),
  },
  {
    name: "the intake of reports fails",
    begin: { service: "log", mode: "error", status: 500 },
    visits: ["fault report"],
    find: callOf("log"),
  },
  {
    name: "a script fails in browsers",
    begin: () => Promise.all([report("a widget failed", { stack }), report("a widget failed", { stack })]),
    visits: ["product"],
    find: ({ reports }) => reports.find(({ label }) => label === "a widget failed"),
    always: true,
  },
  {
    name: "a rule refuses forms",
    begin: async () => [await crossSite(), await crossSite()],
    visits: ["basket"],
    find: ({ refusals }) => refusals.find(({ value }) => /^403 POST/.test(String(value))),
  },
  {
    name: "a limit is reached",
    begin: async () => {
      for (let count = 0; count < 25; count += 1) await report("again");
    },
    visits: ["product"],
    find: ({ refusals }) => refusals.find(({ value }) => /^429 /.test(String(value))),
  },
  {
    name: "the index of China is empty",
    begin: emptied,
    visits: ["browse everything, Chinese"],
    find: ({ errors }) => errors.find(({ label }) => label === "browse: search has no products"),
  },
  {
    name: "a receiver of webhooks is gone",
    begin: unheardQuote,
    visits: ["product"],
    find: ({ reports }) => reports.find(({ label }) => String(label).includes(goneReceiver)),
    always: true,
  },
  {
    name: "the receiver of alerts is gone",
    prepare: reasonForAlert,
    begin: async () => {
      alertStatus = 410;
    },
    visits: ["product"],
    find: ({ deliveries }) =>
      deliveries.find((group) => group.receiver === receiverHost() && failing(/410/)(group) && group.attempts === 1),
  },
  {
    name: "calls of the gateway fail in a second version",
    begin: secondVersionFails,
    visits: ["product, second version", "product never asked for", "basket"],
    find: callOf("commerce", onlyInSecond),
    always: true,
  },
  {
    name: "errors in a second version",
    begin: secondVersionFails,
    visits: ["product, second version", "product never asked for", "basket"],
    find: ({ errors }) => errors.find(onlyInSecond),
  },
];

let shop: EdgeShop;
let visits: readonly Visit[];
let reporting = "";
const rows: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  shop = await startEdgeShop(
    {
      ALERT_RULES: JSON.stringify([alertOfSitemap]),
      ALERT_WEBHOOK_URL: `http://${receiverHost()}/alerts`,
      ALERT_WEBHOOK_SECRET: "a secret of the receiver",
      UPSTREAM_TIMEOUT_MS: "2000",
      UPSTREAM_MEMORY_BYTES: "0",
      STORED_PAGES: "off",
      RENDERING_WAIT_MS: "5000",
    },
    (options) => [secondStorefront(options)],
  );
  const everything: Visit = {
    ...{ name: "browse everything, Chinese", kind: "public", usual: 200 },
    ask: () => shop.ask("/browse", { host: "cn.localhost" }),
  };
  const second: Visit = {
    ...{ name: "product, second version", kind: "public", usual: 200 },
    ask: () => shop.ask("/products/4060", { host: secondHost, headers: { cookie: "country=US" } }),
  };
  visits = [...(await openVisits(shop)), everything, second];
  const added = await shop.ask("/", { headers: { cookie: "country=US" } });
  reporting = added.setCookies.map((cookie) => cookie.split(";")[0]).join("; ");
}, 240_000);
afterAll(async () => {
  if (process.env.INCIDENTS === "all") process.stdout.write(`${table()}\n`);
  await shop?.stop();
  receiver.close();
});

const table = () =>
  [
    "| incident | found as | after | since | requests or calls | share | first bad request |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");

const fault = (body: object) =>
  fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(body) });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function visit(names: readonly string[]): Promise<void> {
  const chosen = visits.filter(({ name }) => names.includes(name) || bystanders.includes(name));
  expect(chosen.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  await Promise.all(chosen.map((one) => one.ask().catch(() => null)));
}

async function readFaults(since: number): Promise<Faults> {
  const from = new Date(since).toISOString().slice(0, 19);
  const answer = await shop.ask(`/faults.json?since=${from}`, { host: "logs.localhost" });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.body);
}

const shareOf = ({ affected, of, count, share }: Group): number =>
  typeof affected === "number" ? affected : typeof of === "number" ? count / of : typeof share === "number" ? share : 0;
const wordOf = (group: Group): string =>
  [
    group.receiver,
    group.service,
    group.failure,
    group.address,
    group.label,
    group.value,
    group.median && `median ${group.median} ms`,
  ]
    .concat([group.regions, group.versions].flatMap((only) => ((only ?? []) as string[]).map((one) => `only ${one}`)))
    .filter(Boolean)
    .join(" ");

const chosen = incidents.filter(({ always }) => always || process.env.INCIDENTS === "all");

it.each(chosen)(
  "the console tells of this within a minute: $name",
  async ({ name, prepare, begin, visits: names, find }) => {
    await prepare?.();
    // The page's period begins at a full second; earlier events belong to another incident.
    await pause(1000 - (Date.now() % 1000));
    const since = Date.now();
    if (typeof begin === "function") await begin();
    else await fault(begin);
    let found: Group | undefined;
    while (!found && Date.now() - since < limitMs) {
      await visit(names);
      found = find(await readFaults(since));
    }
    const foundMs = Date.now() - since;
    const seen = JSON.stringify(found ? null : await readFaults(since)).slice(0, 1500);
    await fault({ service: "*", mode: "none" });
    expect(found, seen).toBeDefined();
    if (!found) return;
    const page = await shop.ask(`/faults?since=${new Date(since).toISOString().slice(0, 19)}`, {
      host: "logs.localhost",
    });
    const opened = await shop.ask(`/requests/${found.request}`, { host: "logs.localhost" });
    rows.push(
      `| ${name} | ${wordOf(found)} | ${(foundMs / 1000).toFixed(1)} s | ${((found.first - since) / 1000).toFixed(1)} s | ${found.count} | ${Math.round(shareOf(found) * 100)} % | ${opened.status === 200 ? found.request.slice(0, 13) : "not found"} |`,
    );
    expect(foundMs).toBeLessThan(limitMs);
    expect(found.first).toBeGreaterThanOrEqual(since);
    expect(found.first).toBeLessThanOrEqual(since + foundMs);
    // Work inside a service is not linked to a request by itself.
    const isBehind = found.fromClient === false;
    expect(page.body).toContain(isBehind ? found.request : `/requests/${found.request}`);
    if (!isBehind) expect(opened.status).toBe(200);
    // Waits for recovery, so that the next incident appears alone.
    await expect
      .poll(
        async () =>
          Promise.all(
            visits.filter((one) => names.includes(one.name)).map(async (one) => (await one.ask()).status < 500),
          ),
        {
          timeout: 15_000,
          interval: 200,
        },
      )
      .not.toContain(false);
  },
  testMs,
);
