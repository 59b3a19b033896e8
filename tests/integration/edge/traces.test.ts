/**
 * Traces of queued work in a collector: an order with its emails, webhook and capture, in a shop whose runtime is
 * killed in between.
 */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { workerdProcesses } from "../../../scripts/run/runtime.ts";
import { importBuyer } from "../../factories/customer";
import { location, shopper, steps, typeCard } from "../checkout/checkout-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status?: object;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[];
}

const kinds = { server: 2, client: 3, producer: 4, consumer: 5 } as const;
const spans: ExportedSpan[] = [];
const mails: IncomingHttpHeaders[] = [];

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const collector = createServer(async (request, response) => {
  const parts = await request.toArray();
  const { resourceSpans = [] } = JSON.parse(Buffer.concat(parts).toString());
  if (request.url === "/v1/traces")
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
const mailProvider = createServer((request, response) => {
  request.resume();
  mails.push(request.headers);
  response.writeHead(202).end();
});

let shop: EdgeShop;
let runtime = 0;
beforeAll(async () => {
  const before = new Set(workerdProcesses());
  shop = await startEdgeShop({
    ...{ OTLP_URL: await listening(collector), OTLP_PERCENT: "100" },
    ...{ MAIL_PROVIDER: "http", MAIL_PROVIDER_URL: await listening(mailProvider), MAIL_PROVIDER_KEY: "k" },
    MAIL_FROM: "shop@benchside.example",
  });
  runtime = workerdProcesses().find((pid) => !before.has(pid)) ?? 0;
}, 180_000);
afterAll(async () => {
  await shop?.stop();
  collector.close();
  mailProvider.close();
});

async function post(path: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await fetch(`${shop.servicesUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

/** Adds a webhook whose receiver does not exist. */
async function addWebhook(): Promise<void> {
  const { OFFICE_KEY = "" } = localBindings({ port: 0, servicesPort: 0 }).services();
  const opened = await fetch(`${shop.servicesUrl}/staff/sessions/demonstration`, {
    ...{ method: "POST", headers: { "x-office-key": OFFICE_KEY }, body: JSON.stringify({ id: "demo-owner" }) },
  });
  const { token } = (await opened.json()) as { token: string };
  const named = { name: "Gone", address: "https://gone.receiver.example/hook", topic: "order", secret: "s".repeat(32) };
  const asked = { key: crypto.randomUUID(), reason: "A receiver that is gone" };
  await post("/commerce/_office/webhooks/add", { authorization: `Bearer ${token}` }, { ...asked, ...named });
}

/** Places an order paid by card; returns its number. */
async function placed(): Promise<string> {
  const customer = await shopper(shop, await importBuyer(shop.servicesUrl));
  await customer.add("9272S");
  await customer.ship({ method: "us-ground" });
  const back = await typeCard(location(await customer.pay({ method: "card" })), "4111 1111 1111 1111");
  const card = /card=([\w-]+)/.exec(back)?.[1] ?? "";
  await customer.submit(steps.payment, { intent: "use-card", card }, { from: back });
  expect((await customer.place()).status).toBe(303);
  const [number = ""] = /W\d{12}/.exec((await customer.get("/account/my/orderhistory")).body) ?? [];
  return number;
}

const attributeOf = ({ attributes }: ExportedSpan, key: string) =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
/** Spans of a trace without duplicates, because they are sent at least once. */
const ofTrace = (trace: string | undefined) => [
  ...new Map(spans.filter(({ traceId }) => traceId === trace).map((span) => [span.spanId, span])).values(),
];
const attemptsOf = (number: string, queue: string) =>
  spans.filter((span) => span.name === `process ${queue}` && attributeOf(span, "benchside.record") === number);

/** The only span without a parent; every other span's parent is in the same trace. */
function rootOf(trace: readonly ExportedSpan[]): ExportedSpan | undefined {
  const known = new Set(trace.map(({ spanId }) => spanId));
  const [root, ...others] = trace.filter(({ parentSpanId }) => !parentSpanId || !known.has(parentSpanId));
  expect(others, "spans without their parent").toEqual([]);
  expect(root?.parentSpanId).toBeUndefined();
  return root;
}
const calledIn = (trace: readonly ExportedSpan[], name: string, queue: string) =>
  trace.filter(
    (span) =>
      span.name === name &&
      trace.some(({ spanId, name: parent }) => spanId === span.parentSpanId && parent === `process ${queue}`),
  );
const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 150_000, interval: 500 });

it("an order's mail, webhook and capture are in the traces of the requests that caused them, also after a kill", async () => {
  await addWebhook();
  const number = await placed();
  await fetch(`${shop.servicesUrl}/_demo/faults`, {
    ...{ method: "POST", body: JSON.stringify({ service: "payments", mode: "error" }) },
  });
  await post(`/_demo/orders/${number}/lines`, {}, { lineState: "Shipped" });
  process.kill(runtime, "SIGKILL");

  const [settled] = await eventually(() => {
    const done = attemptsOf(number, "settlements").filter((span) => attributeOf(span, "benchside.outcome") === "done");
    expect(done.length).toBeGreaterThan(0);
    return done;
  });
  const shipped = await eventually(() => {
    const trace = ofTrace(settled?.traceId);
    expect(calledIn(trace, "POST mail provider", "mails").length).toBeGreaterThan(0);
    expect(calledIn(trace, "POST webhook", "webhooks").length).toBeGreaterThan(0);
    return trace;
  });
  expect(rootOf(shipped)).toMatchObject({ name: "POST /_demo/orders/:id/lines", kind: kinds.server });
  expect(calledIn(shipped, "POST payments", "settlements").at(-1)).not.toHaveProperty("status");
  const [event] = attemptsOf(number, "webhooks").filter(({ traceId }) => traceId === settled?.traceId);
  expect(event).toMatchObject({ kind: kinds.consumer, status: { code: 2 } });
  expect(attributeOf(event as ExportedSpan, "benchside.outcome")).toBe("retried");

  // Receivers must get the spans of their calls as parents.
  const told = mails.map(({ traceparent }) => String(traceparent));
  const [call] = calledIn(shipped, "POST mail provider", "mails");
  expect(told).toContain(`00-${call?.traceId}-${call?.spanId}-01`);
}, 200_000);

it("an order's confirmation is in the trace of the press that placed it", async () => {
  const number = await placed();
  const [event] = await eventually(() => {
    const attempts = attemptsOf(number, "webhooks");
    expect(attempts.length).toBeGreaterThan(0);
    return attempts;
  });
  await eventually(() => {
    const trace = ofTrace(event?.traceId);
    expect(calledIn(trace, "POST mail provider", "mails").length).toBeGreaterThan(0);
    expect(rootOf(trace)).toMatchObject({ name: "POST /checkout/summary", kind: kinds.server });
  });
}, 200_000);
