/**
 * Processes shipment files while workerd is killed with SIGKILL partway through and the file is sent again. Every line
 * must ship once with its lots, be invoiced once, and cause exactly one email of each kind. Runs only as `npm run
 * shipping-kills`, because each kill takes seconds.
 */
import type { Order } from "@contracts/commerce/orders";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../contract/free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "../contract/services-runtime";
import { importBuyer } from "../factories/customer";
import { doubled } from "../factories/doubled";
import { lot } from "../factories/lot";
import { orderIn } from "../factories/order";
import { ndjson, shelf } from "../factories/product";

const kills = Number(process.env.SHIPPING_KILLS ?? 0);
const ordersPerFile = 8;
/** Bounds the loop, far above the attempts that a file needs. */
const attemptsPerFile = 20;
const stocked = 5000;

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const state = temporaryState();
let services: RunningServices;

async function admin(path: string, body?: string) {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    signal: AbortSignal.timeout(30_000),
    ...(body !== undefined && { body }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  return answer.json() as Promise<any>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function imported(file: number): Promise<{ number: string; email: string }[]> {
  const made = await Promise.all(
    Array.from({ length: ordersPerFile }, async (_, place) => {
      const { email } = await importBuyer(origin);
      const number = `W29${String(file * 100 + place).padStart(10, "0")}`;
      const order: Order = { ...orderIn(), id: `order-${number}`, orderNumber: number, webOrderNumber: number };
      return { number, email, order };
    }),
  );
  const lines = made.map(({ email, order }) => JSON.stringify({ email, order })).join("\n");
  expect(await admin("/commerce/_admin/orders", lines)).toMatchObject({ stored: ordersPerFile, rejected: 0 });
  // Ledgers add order numbers to the directory after they respond. A file sent earlier would be rejected with "there is
  // no order".
  for (const { number } of made)
    await vi.waitFor(async () => expect((await officeRecord(number)).record).toBeDefined(), { timeout: 20_000 });
  return made;
}

/** Subjects of the emails to an address. */
const mailsTo = async (email: string): Promise<string[]> =>
  (await admin(`/mail.json?to=${encodeURIComponent(email)}`)).mails.map(({ subject }: { subject: string }) => subject);

const officeRecord = (number: string) => admin(`/commerce/_office/orders/${number}`);

const states = (numbers: readonly string[]) =>
  Promise.all(numbers.map(async (number): Promise<string> => (await officeRecord(number)).record.state));

/** Sends a file until it is processed; the runtime is killed during the first attempt. */
async function shipped(file: number, numbers: readonly string[]): Promise<{ unanswered: number; isMidway: boolean }> {
  const csv = ["order,carrier,tracking", ...numbers.map((number) => `${number},Post,T-${number}`)].join("\n");
  const body = JSON.stringify({ key: `shipping-kill-file-${file}`, csv, confirm: true });
  let unanswered = 0;
  let isMidway = false;
  for (let attempt = 0; attempt < attemptsPerFile; attempt += 1) {
    const call = admin("/commerce/_office/orders/ship-many", body).catch(() => null);
    if (attempt === 0) {
      await pause(20 + ((file * 67) % 400));
      process.kill(services.pid, "SIGKILL");
      await services.stop().catch(() => undefined);
      services = await startServices({ port, dataDir: state.dir });
      isMidway = new Set(await states(numbers)).size > 1;
    }
    const answer = await call;
    if (answer?.record === "") return { unanswered, isMidway };
    unanswered += 1;
  }
  throw new Error(`file ${file} was not processed`);
}

describe.runIf(kills > 0)("a file of shipments", () => {
  beforeAll(async () => {
    services = await startServices({ port, dataDir: state.dir });
    await admin("/commerce/_admin/products", ndjson(shelf));
    const stock = [{ sku: "4060S", gtin: null, left: stocked }];
    const received = lot({ productKey: "4060", number: "L1", state: "released", stock, demonstration: true });
    expect(await admin("/lots/_admin/lots", ndjson([received]))).toMatchObject({ stored: 1 });
  });
  afterAll(async () => {
    await services.stop();
    state.remove();
  });

  it(
    "ships, invoices and mails every order once, although the runtime was killed in the middle",
    async () => {
      const all: { number: string; email: string }[] = [];
      let unanswered = 0;
      let midway = 0;
      for (let file = 1; file <= kills; file += 1) {
        const orders = await imported(file);
        const sent = await shipped(
          file,
          orders.map(({ number }) => number),
        );
        unanswered += sent.unanswered;
        midway += Number(sent.isMidway);
        all.push(...orders);
      }
      let pieces = 0;
      const numbers: string[] = [];
      for (const { number, email } of all) {
        const { record, history } = await officeRecord(number);
        expect([number, record.state, history.length]).toEqual([number, "shipped", 1]);
        pieces += record.order.lineItems
          .filter(({ sku }: { sku: string }) => sku === "4060S")
          .reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
        for (let waited = 0; (await mailsTo(email)).length < 2 && waited < 20_000; waited += 200) await pause(200);
        const subjects = await mailsTo(email);
        const invoices = subjects.filter((subject) => subject.startsWith("Invoice "));
        expect([email, subjects.length, invoices.length]).toEqual([email, 2, 1]);
        numbers.push(...invoices);
      }
      expect([doubled(numbers), numbers.length]).toEqual([[], all.length]);
      const copies = (await mailsTo("invoices@lab.example")).filter((subject) => subject.startsWith("Invoice "));
      expect(doubled(copies)).toEqual([]);
      const { record } = await admin("/lots/_office/lots/4060:L1");
      expect(record.lot.stock).toMatchObject([{ sku: "4060S", left: stocked - pieces }]);
      console.log(
        `shipping-kill: ${all.length} orders in ${kills} files, ${kills} SIGKILLs, ${midway} of them with a part of the ` +
          `file shipped, ${unanswered} calls unanswered`,
      );
    },
    120_000 + kills * 20_000,
  );
});
