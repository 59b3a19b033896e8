import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { webhookSignature } from "@domain/webhooks/signature";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openLogStore } from "../../shared/log-store";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import type { LedgerObject } from "../ledgers/ledger-object";
import { ownerOfNumber } from "../ledgers/number-directory";
import { buyer, openShop, ordered, pay, place, purchaseOrder } from "../testing/checkout";

const at = "/commerce/_office/webhooks";
const address = "https://erp.example.org/hook";
const secret = "a secret of twenty-four signs".replaceAll(" ", "-");
const reason = "Test of webhooks";

interface Received {
  readonly headers: Headers;
  readonly body: string;
}
let received: Received[] = [];
let answer = 204;
let owner = "";
const original = globalThis.fetch;

beforeAll(async () => {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    if (url !== address) return original(url, init);
    received.push({ headers: new Headers(init.headers), body: String(init.body) });
    return new Response(null, { status: answer });
  });
  await openShop();
  owner = await tokenOf("owner");
  const form = { key: newKey(), reason, name: "Warehouse", address, topic: "order", secret };
  expect((await officeCall(owner, `${at}/add`, form)).status).toBe(200);
});
beforeEach(() => {
  received = [];
  answer = 204;
});
afterAll(async () => {
  await env.ORDERS_DB.prepare("delete from webhooks").run();
  vi.unstubAllGlobals();
});

async function placed() {
  const { token, cart } = await buyer(["4060S"]);
  return ordered(place(token, (await pay(token, cart, purchaseOrder(cart))).cart));
}
const ledgerWith = async (number: string): Promise<DurableObjectStub<LedgerObject>> =>
  env.LEDGERS.get(env.LEDGERS.idFromName((await ownerOfNumber(env, number)) ?? ""));
const types = () => received.map(({ body }) => JSON.parse(body).type);
const deliveries = async (number: string) =>
  (await officeCall(owner, `/commerce/_office/deliveries?q=${number}`)).body.rows;

it("an order is reported when it is placed and when its state changes, signed", async () => {
  const order = await placed();
  await vi.waitFor(() => expect(types()).toEqual(["order.placed"]));
  const path = `/commerce/_office/orders/${order.orderNumber}/confirm`;
  expect((await officeCall(owner, path, { key: newKey(), version: order.version })).status).toBe(200);
  await vi.waitFor(() => expect(types()).toEqual(["order.placed", "order.confirmed"]));
  const [{ headers, body } = { headers: new Headers(), body: "{}" }] = received;
  expect(JSON.parse(body).data).toMatchObject({ number: order.orderNumber, state: "new" });
  const [id, time] = [headers.get("webhook-id") ?? "", Number(headers.get("webhook-timestamp"))];
  expect(headers.get("webhook-signature")).toBe(await webhookSignature(secret, id, time, body));
  await vi.waitFor(async () => expect(await deliveries(order.orderNumber)).toHaveLength(2));
});

it("a refused event is retried later, and can be sent again by hand", async () => {
  answer = 503;
  const order = await placed();
  await vi.waitFor(async () =>
    expect(await deliveries(order.orderNumber)).toMatchObject([{ state: "waiting", detail: "answered 503" }]),
  );
  // Reported to the console, because nobody checks deliveries before an event is missed.
  const reported = await (await openLogStore(env)).find({ level: "error", requestId: null, traceId: null, limit: 5 });
  expect(reported).toMatchObject([
    { label: "the webhook at erp.example.org did not accept an event: answered 503", fromClient: false },
  ]);
  answer = 204;
  const ledger = await ledgerWith(order.orderNumber);
  await runInDurableObject(ledger, (_, { storage }) => {
    storage.sql.exec("update webhook_outbox set next_at = 0");
  });
  await runDurableObjectAlarm(ledger);
  await vi.waitFor(async () =>
    expect(await deliveries(order.orderNumber)).toMatchObject([{ state: "delivered", attempts: 2 }]),
  );
  expect(new Set(received.map(({ headers }) => headers.get("webhook-id"))).size).toBe(1);
  const [{ id }] = await deliveries(order.orderNumber);
  const replay = { key: newKey(), version: 0, reason };
  const again = `/commerce/_office/deliveries/${encodeURIComponent(id)}/replay`;
  for (let time = 0; time < 2; time += 1) expect((await officeCall(owner, again, replay)).status).toBe(200);
  expect(received).toHaveLength(3);
});

it("is refused with a private address, never shows its secret, and sends nothing when switched off", async () => {
  const form = { key: newKey(), reason, name: "Inside", address: "https://10.0.0.1/hook", topic: "all", secret };
  expect((await officeCall(owner, `${at}/add`, form)).body.errors[0].field).toBe("address");
  const { body: list } = await officeCall(owner, at);
  const [{ id }] = list.rows;
  const { body } = await officeCall(owner, `${at}/${id}`);
  expect(JSON.stringify(body)).not.toContain(secret);
  answer = 500;
  const act = (name: string, version: number) => officeCall(owner, `${at}/${id}/${name}`, { key: newKey(), version });
  expect((await act("ping", body.version)).body.errors[0].message).toContain("answered 500");
  expect((await act("switch-off", body.version + 1)).status).toBe(200);
  received = [];
  const order = await placed();
  await vi.waitFor(async () => {
    await runInDurableObject(await ledgerWith(order.orderNumber), (_, { storage }) => {
      expect(storage.sql.exec("select count(*) as waiting from webhook_outbox").one().waiting).toBe(0);
    });
  });
  expect(received).toEqual([]);
});
