import { env, runDurableObjectAlarm, runInDurableObject, SELF } from "cloudflare:test";
import type { Order } from "@contracts/commerce/orders";
import type { Span } from "@contracts/values/span";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { findSpans } from "../../shared/tracing/span-store";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { ownerOfNumber } from "../ledgers/number-directory";
import { buyer, cards, grossOf, openShop, ordered, payByCard } from "../testing/checkout";
import { call } from "../testing/gateway";

const address = "https://erp.example.org/hook";
const original = globalThis.fetch;
let received: Headers[] = [];
let answer = 204;
let owner = "";
let traces = 0;

beforeAll(async () => {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url !== address) return original(url, init);
    received.push(new Headers(init.headers));
    return new Response(null, { status: answer });
  });
  await openShop();
  owner = await tokenOf("owner");
  const form = { key: newKey(), reason: "Test", name: "Warehouse", address, topic: "order", secret: "s".repeat(32) };
  expect((await officeCall(owner, "/commerce/_office/webhooks/add", form)).status).toBe(200);
});
afterEach(() => {
  received = [];
  answer = 204;
});
afterAll(async () => {
  await env.ORDERS_DB.prepare("delete from webhooks").run();
  vi.unstubAllGlobals();
});

/** An order by card whose request had a trace of its own. */
async function placed(): Promise<{ readonly order: Order; readonly trace: string; readonly parent: string }> {
  const { token, cart } = await buyer(["4060S"]);
  const paid = await payByCard(token, cart, cards.approves);
  traces += 1;
  const trace = `01a215eb2cc7732ab183${String(traces).padStart(12, "0")}`;
  const parent = "00f067aa0ba902b7";
  const order = await ordered(
    call(token, "/orders", {
      ...{ method: "POST", body: { id: paid.id, version: paid.version, expectedTotal: grossOf(paid) } },
      headers: { traceparent: `00-${trace}-${parent}-01` },
    }),
  );
  return { order, trace, parent };
}
const spansOf = async (trace: string | null) => (await findSpans(env, { after: 0, since: 0, trace, limit: 200 })).spans;
const ledgerOf = async (number: string) =>
  env.LEDGERS.get(env.LEDGERS.idFromName((await ownerOfNumber(env, number)) ?? ""));
const fault = (mode: string) =>
  SELF.fetch("http://services.test/_demo/faults", {
    method: "POST",
    body: JSON.stringify({ service: "payments", mode }),
  });
/** The office's form that ships all lines. */
const shipped = ({ version, lineItems }: Order) => ({
  ...{ key: newKey(), version, reason: "Test", carrier: "Parcel Post", trackingNumber: "PP-1" },
  lines: lineItems.map(({ id }) => ({ id, ship: true, lots: [] })),
});
const ofQueue = (spans: readonly Span[], kind: Span["kind"], queue: string) =>
  spans.filter((one) => one.kind === kind && one.attributes["messaging.destination.name"] === queue);
const childrenOf = (spans: readonly Span[], parent: Span | undefined) =>
  spans.filter((one) => one.parent === parent?.span);

it("webhooks and mails of an order are in the trace of the request that placed it, and pass it on to their receivers", async () => {
  const { order, trace, parent } = await placed();
  const spans = await vi.waitFor(async () => {
    const found = await spansOf(trace);
    expect([ofQueue(found, "consumer", "webhooks").length, ofQueue(found, "consumer", "mails").length]).toEqual([1, 1]);
    return found;
  });
  for (const queue of ["webhooks", "mails"]) {
    const [sent] = ofQueue(spans, "producer", queue);
    expect(sent).toMatchObject({ parent, name: `send ${queue}` });
    expect(childrenOf(spans, sent)).toMatchObject([
      { name: `process ${queue}`, failed: false, attributes: { "benchside.attempt": 1, "benchside.outcome": "done" } },
    ]);
  }
  const [attempt] = ofQueue(spans, "consumer", "webhooks");
  expect(attempt?.attributes["benchside.record"]).toBe(order.orderNumber);
  const [sending] = childrenOf(spans, attempt);
  expect(sending).toMatchObject({ kind: "client", attributes: { "server.address": "erp.example.org" } });
  expect(received.map((headers) => headers.get("traceparent"))).toEqual([`00-${trace}-${sending?.span}-01`]);
});

it("each attempt has a span, and an interruption loses neither the event nor its trace", async () => {
  answer = 503;
  const { order, trace } = await placed();
  await vi.waitFor(async () => expect(ofQueue(await spansOf(trace), "consumer", "webhooks")).toHaveLength(1));
  answer = 204;
  const ledger = await ledgerOf(order.orderNumber);
  await runInDurableObject(ledger, (_, { storage }) => {
    storage.sql.exec("update webhook_outbox set next_at = 0");
  });
  // The log is unavailable during the second attempt.
  await env.LOG_DB.prepare("alter table spans rename to spans_away").run();
  await runDurableObjectAlarm(ledger);
  await env.LOG_DB.prepare("alter table spans_away rename to spans").run();
  await runDurableObjectAlarm(ledger);
  const spans = await spansOf(trace);
  expect(ofQueue(spans, "consumer", "webhooks").map(({ attributes, failed }) => [attributes, failed])).toMatchObject([
    [{ "benchside.attempt": 1, "benchside.outcome": "retried", "error.type": "retried" }, true],
    [{ "benchside.attempt": 2, "benchside.outcome": "done" }, false],
  ]);
  expect(new Set(ofQueue(spans, "consumer", "webhooks").map(({ parent }) => parent)).size).toBe(1);
  await runInDurableObject(ledger, (_, { storage }) => {
    const left = (table: string) => storage.sql.exec(`select * from ${table}`).toArray();
    expect(left("waiting_spans")).toEqual([]);
    expect(left("message_causes").filter(({ queue }) => queue !== "records")).toEqual([]);
  });
});

it("an action in the office begins a trace, with the capture that failed and its retry", async () => {
  const { order } = await placed();
  const { orderNumber: number } = order;
  await fault("error");
  expect((await officeCall(owner, `/commerce/_office/orders/${number}/ship`, shipped(order))).status).toBe(200);
  await fault("none");
  const ledger = await ledgerOf(number);
  await runInDurableObject(ledger, (_, { storage }) => {
    storage.sql.exec("update settlements set next_at = 0");
  });
  await runDurableObjectAlarm(ledger);
  const { settled, spans } = await vi.waitFor(async () => {
    const all = await spansOf(null);
    const [found] = ofQueue(all, "consumer", "settlements");
    const traced = all.filter(({ trace }) => trace === found?.trace);
    for (const queue of ["mails", "webhooks"]) expect(ofQueue(traced, "producer", queue).length).toBeGreaterThan(0);
    return { settled: found, spans: traced };
  });
  expect(settled?.attributes).toMatchObject({ "benchside.record": number, "benchside.outcome": "done" });
  const [press] = spans.filter(({ parent }) => parent === null);
  expect(press).toMatchObject({ kind: "server", name: "POST /commerce/_office/orders/:id/ship", failed: false });
  expect(childrenOf(spans, press).filter(({ failed }) => failed)).toMatchObject([
    { kind: "client", name: "POST payments", attributes: { "http.response.status_code": 503 } },
  ]);
  const [queued] = ofQueue(spans, "producer", "settlements");
  expect([queued?.parent, settled?.parent]).toEqual([press?.span, queued?.span]);
  expect(childrenOf(spans, settled)).toMatchObject([{ name: "POST payments", failed: false }]);
});

it("pending work of an order stays in its trace when the order moves to an account", async () => {
  const { order } = await placed();
  const { orderNumber: number } = order;
  await fault("error");
  expect((await officeCall(owner, `/commerce/_office/orders/${number}/ship`, shipped(order))).status).toBe(200);
  await fault("none");
  const pressed = await runInDurableObject(await ledgerOf(number), async (ledger, { storage }) => {
    const [row] = storage.sql.exec("select trace from message_causes where queue = 'settlements'").toArray();
    expect(await ledger.giveOrder(number, "another-account")).toBe(true);
    expect(
      storage.sql.exec("select * from message_causes where queue in ('settlements', 'records')").toArray(),
    ).toEqual([]);
    return String(row?.trace).split("-")[1];
  });
  const ledger = await ledgerOf(number);
  await runInDurableObject(ledger, (_, { storage }) => {
    storage.sql.exec("update settlements set next_at = 0");
  });
  await runDurableObjectAlarm(ledger);
  await vi.waitFor(async () => {
    const attempts = ofQueue(await spansOf(pressed ?? ""), "consumer", "settlements");
    expect(attempts.map(({ attributes }) => attributes["benchside.record"])).toEqual([number]);
  });
});

it("an event from before traces were stored begins its own trace", async () => {
  answer = 503;
  const { order, trace } = await placed();
  await vi.waitFor(async () => expect(ofQueue(await spansOf(trace), "consumer", "webhooks")).toHaveLength(1));
  answer = 204;
  const ledger = await ledgerOf(order.orderNumber);
  await runInDurableObject(ledger, (_, { storage }) => {
    storage.sql.exec("drop table message_causes");
    storage.sql.exec("update webhook_outbox set next_at = 0");
  });
  await runDurableObjectAlarm(ledger);
  const attempts = ofQueue(await spansOf(null), "consumer", "webhooks").filter(
    ({ attributes }) => attributes["benchside.record"] === order.orderNumber,
  );
  expect(attempts.map(({ parent }) => parent === null)).toEqual([false, true]);
  expect(attempts[1]?.trace).not.toBe(trace);
});

it("a backup contains the traces of pending work, and an older backup is restored without them", async () => {
  answer = 503;
  const { order, trace } = await placed();
  await vi.waitFor(async () => expect(ofQueue(await spansOf(trace), "consumer", "webhooks")).toHaveLength(1));
  answer = 204;
  const kept = await runInDurableObject(await ledgerOf(order.orderNumber), (ledger) => ledger.dump());
  const tables = kept?.tables ?? [];
  const before = tables.filter(({ table }) => table !== "message_causes" && table !== "waiting_spans");
  expect(before.length).toBeLessThan(tables.length);
  const sent = async (given: typeof tables) => {
    received = [];
    const restored = env.LEDGERS.get(env.LEDGERS.newUniqueId());
    await runInDurableObject(restored, async (ledger, { storage }) => {
      expect(await ledger.restore({ tables: given })).toBe(true);
      storage.sql.exec("update webhook_outbox set next_at = 0");
      await ledger.wake(Date.now() + 60_000);
    });
    await runDurableObjectAlarm(restored);
    return received.map((headers) => headers.get("traceparent")?.slice(3, 35) === trace);
  };
  expect(await sent(tables)).toEqual([true]);
  expect(await sent(before)).toEqual([false]);
});

it("the list of spans refuses unknown parameters, and starts after the given span", async () => {
  const read = (query: string) =>
    SELF.fetch(`http://services.test/log/spans${query}`, { headers: { authorization: "Bearer demo-log-key" } });
  for (const wrong of ["?limit=0", "?after=x", "?trace=abc", "?limit=9999999999999999999"])
    expect((await read(wrong)).status, wrong).toBe(400);
  const { spans, last } = await (await read("?limit=200")).json<{ spans: { seq: number }[]; last: number }>();
  expect(spans.at(-1)?.seq).toBe(last);
  expect(await (await read(`?after=${last}`)).json()).toEqual({ spans: [], last });
  expect((await SELF.fetch("http://services.test/log/spans")).status).toBe(401);
});
