import { env, runInDurableObject, SELF } from "cloudflare:test";
import { type Invoice, invoiceList } from "@contracts/commerce/invoices";
import { keyedInvoice, type Order } from "@contracts/commerce/orders";
import * as v from "valibot";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkout } from "../../../../tests/factories/checkout";
import { germanSeller } from "../../../../tests/factories/order";
import type { ServicesEnv } from "../../env";
import { officeCall, tokenOf } from "../../staff/testing";
import type { LedgerObject } from "../ledgers/ledger-object";
import { ordersDatabase, ownerOfNumber } from "../ledgers/number-directory";
import { makePastRefunds } from "../payments/past-refunds";
import { buyer, cardRecord, cards, openShop, ordered, pay, payByCard, place, purchaseOrder } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { admin, call, shopper } from "../testing/gateway";
import { nextInvoiceNumber } from "./next-number";

beforeAll(async () => {
  await openShop();
  const settings = { ...checkout, sellers: [{ countries: ["US"], seller: germanSeller }] };
  await admin("/settings/_admin/checkout", { method: "PUT", body: JSON.stringify(settings) });
});

async function onAccount(skus: readonly string[]): Promise<{ token: string; email: string; order: Order }> {
  const { token, email, cart } = await buyer(skus);
  const paid = await pay(token, cart, purchaseOrder(cart));
  return { token, email, order: await ordered(place(token, paid.cart)) };
}

const move = (order: Order, body: object) =>
  admin(`/commerce/_admin/orders/${order.orderNumber}/lines`, { method: "POST", body: JSON.stringify(body) });
const invoicesOf = async (token: string, { orderNumber }: Order): Promise<Invoice[]> =>
  v.parse(invoiceList, await (await call(token, `/orders/${orderNumber}/invoices`)).json()).results;

const faults = (service: string, mode: string) =>
  SELF.fetch("http://services.test/_demo/faults", { method: "POST", body: JSON.stringify({ service, mode }) });
async function inLedger(
  { orderNumber }: Order,
  act: (ledger: LedgerObject, state: DurableObjectState) => Promise<void>,
): Promise<void> {
  const owner = (await ownerOfNumber(env, orderNumber)) ?? "";
  const stub: DurableObjectStub<LedgerObject> = env.LEDGERS.get(env.LEDGERS.idFromName(owner));
  await runInDurableObject(stub, act);
}

describe("invoices", () => {
  it("exist for each shipment and return, and repeated moves add none", async () => {
    const { token, order } = await onAccount(["4060S", "9272S"]);
    const [first, second] = order.lineItems.map(({ id }) => id);
    expect(await invoicesOf(token, order)).toEqual([]);
    await move(order, { lineState: "Shipped", lineId: first });
    await move(order, { lineState: "Shipped", lineId: first });
    await move(order, { lineState: "Shipped", lineId: second });
    await move(order, { lineState: "Returned", lineId: second });
    await move(order, { lineState: "Returned", lineId: second });
    const made = await invoicesOf(token, order);
    expect(made.map(({ kind, lines }) => [kind, lines.map(({ sku }) => sku)])).toEqual([
      ["invoice", ["4060S"]],
      ["invoice", ["9272S"]],
      ["creditNote", ["9272S"]],
    ]);
    expect(made[2]?.corrects).toBe(made[1]?.number);
    const invoiced = made.slice(0, 2).reduce((sum, { totals }) => sum + totals.payable.centAmount, 0);
    expect(invoiced).toBe(order.totalPrice.centAmount);
  });

  it("refund the amounts of credit notes to the card that paid, each once", async () => {
    const { token, cart } = await buyer(["4060S", "4060S"]);
    const paid = await payByCard(token, cart, cards.approves);
    const order = await ordered(place(token, paid));
    await move(order, { lineState: "Shipped" });
    for (const quantity of [1, 1, 2]) await move(order, { lineState: "Returned", quantity });
    const notes = (await invoicesOf(token, order)).filter(({ kind }) => kind === "creditNote");
    expect(notes).toHaveLength(2);
    const { refunds } = await cardRecord(paid.sessionId);
    expect(refunds.map(({ amount }) => amount.centAmount)).toEqual(
      notes.map(({ totals }) => totals.payable.centAmount),
    );
  });

  it("of earlier versions refund their amounts once, unless the office has refunded some", async () => {
    const past = async () => {
      const { token, cart } = await buyer(["4060S", "4060S"]);
      const paid = await payByCard(token, cart, cards.approves);
      const order = await ordered(place(token, paid));
      await move(order, { lineState: "Shipped" });
      await faults("payments", "down");
      await move(order, { lineState: "Returned" });
      await faults("payments", "none");
      await inLedger(order, async (_, { storage }) => void storage.sql.exec("delete from settlements"));
      await env.ORDERS_DB.prepare("insert into past_refunds (number, due_at) values (?, 0)")
        .bind(order.orderNumber)
        .run();
      return { order, paid };
    };
    const [lacking, byHand] = [await past(), await past()];
    await inLedger(byHand.order, async (ledger, { storage }) => {
      const known = await ledger.order(byHand.order.orderNumber);
      if (!known) throw new Error("no order");
      const refunds = [{ id: "by-hand", refundedAt: known.lastModifiedAt, amount: known.totalPrice }];
      storage.sql.exec("update orders set document = ?", JSON.stringify({ ...known, refunds }));
    });
    for (const _ of ["first", "repeated"]) {
      await makePastRefunds(env);
      for (const { order } of [lacking, byHand])
        await inLedger(order, async (ledger, { storage }) => {
          storage.sql.exec("update settlements set next_at = 0");
          await ledger.alarm();
        });
    }
    expect((await cardRecord(lacking.paid.sessionId)).refunds).toHaveLength(1);
    expect((await cardRecord(byHand.paid.sessionId)).refunds).toEqual([]);
    expect(await env.ORDERS_DB.prepare("select count(*) as left from past_refunds").first("left")).toBe(0);
  });

  it("of earlier versions do not wait for an order that cannot be read, or is between two ledgers", async () => {
    const owners = ["customer:broken", "customer:left", "customer:plain"];
    const database = await ordersDatabase(env);
    await database.batch(
      owners.flatMap((owner) => [
        database.prepare("insert into numbers values (?1, 'order', ?1, 0)").bind(owner),
        database.prepare("insert into past_refunds (number, due_at) values (?, 0)").bind(owner),
      ]),
    );
    const orders: Record<string, object | null> = {
      "customer:left": null,
      "customer:plain": { payments: [], lineItems: [] },
    };
    const ledger = (owner: string) => ({
      order: async () => {
        if (owner in orders) return orders[owner];
        throw new Error("broken");
      },
    });
    const ledgers = { idFromName: (owner: string) => owner, get: ledger };
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    await makePastRefunds({ ...env, LEDGERS: ledgers } as unknown as ServicesEnv);
    warned.mockRestore();
    const { results } = await database.prepare("select number from past_refunds order by number").all();
    expect(results.map(({ number }) => number)).toEqual(["customer:broken", "customer:left"]);
    await database.exec("delete from past_refunds; delete from numbers where number like 'customer:%'");
  });

  it("are mailed once as PDF to the customer and to the address for invoices, and open with the key of their mails", async () => {
    const { token, email, order } = await onAccount(["4060S"]);
    await move(order, { lineState: "Shipped" });
    await move(order, { lineState: "Shipped" });
    const [invoice] = await invoicesOf(token, order);
    if (!invoice) throw new Error("no invoice");
    const subject = `Invoice ${invoice.number} for order ${order.orderNumber}`;
    const links = async (to: string) => {
      await vi.waitUntil(async () => (await mailsOf(to)).some((mail) => mail.subject === subject), { timeout: 9000 });
      return (await mailsOf(to)).filter((mail) => mail.subject === subject).map(({ html }) => html);
    };
    const file = `/order/view/${order.orderNumber}/invoices/${invoice.number}.pdf?id=${invoice.key}`;
    for (const to of [email, "invoices@lab.example"]) {
      expect((await links(to)).map((html) => html.includes(file))).toEqual([true]);
    }
    const office = await officeCall(await tokenOf("orders"), `/commerce/_office/orders/${order.orderNumber}`);
    expect(office.body.record.invoices).toEqual([
      { number: invoice.number, kind: "invoice", url: expect.stringMatching(/^https?:\/\/[^/]+\/order\/view\//) },
    ]);
    expect(office.body.record.invoices[0].url.endsWith(file)).toBe(true);
    const stranger = await shopper();
    const open = (key: string) =>
      call(stranger.token, `/orders/${order.orderNumber}/invoices/${invoice.number}?key=${key}`);
    const opened = v.parse(keyedInvoice, await (await open(invoice.key ?? "")).json());
    expect([opened.invoice.number, opened.opensOrder]).toEqual([invoice.number, false]);
    expect([(await open("A".repeat(22))).status, (await open("")).status]).toEqual([404, 404]);
  });

  it("can be read only by their customer", async () => {
    const { order } = await onAccount(["4060S"]);
    const other = await buyer();
    await move(order, { lineState: "Shipped" });
    expect((await call(other.token, `/orders/${order.orderNumber}/invoices`)).status).toBe(404);
    expect((await SELF.fetch(`http://services.test/commerce/api/orders/${order.orderNumber}/invoices`)).status).toBe(
      401,
    );
  });

  it("are numbered without gaps or doubles, during concurrent calls and after a crash", async () => {
    const [one] = await Promise.all([onAccount(["4060S"]), onAccount(["9272S"])]);
    const issuedOn = "2044-05-06";
    const keys = Array.from({ length: 30 }, (_, index) => `W0/${index % 20}`);
    const numbers = await Promise.all(keys.map((key) => nextInvoiceNumber(env, { key, kind: "invoice", issuedOn })));
    const counted = Array.from({ length: 20 }, (_, index) => `I44-${String(index + 1).padStart(6, "0")}`);
    expect([...new Set(numbers)].toSorted()).toEqual(counted);
    await move(one.order, { lineState: "Shipped" });
    const [before] = await invoicesOf(one.token, one.order);
    const owner = (await ownerOfNumber(env, one.order.orderNumber)) ?? "";
    const stub: DurableObjectStub<LedgerObject> = env.LEDGERS.get(env.LEDGERS.idFromName(owner));
    await runInDurableObject(stub, (_, state) => void state.storage.sql.exec("update invoices set number = null"));
    expect(await invoicesOf(one.token, one.order)).toEqual([before]);
  });
});
