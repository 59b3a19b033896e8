import { env, runInDurableObject, SELF } from "cloudflare:test";
import { type Invoice, invoiceList } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { checkout } from "../../../../tests/factories/checkout";
import { germanSeller } from "../../../../tests/factories/order";
import type { LedgerObject } from "../ledgers/ledger-object";
import { ownerOfNumber } from "../ledgers/number-directory";
import { buyer, openShop, ordered, pay, place, purchaseOrder } from "../testing/checkout";
import { admin, call } from "../testing/gateway";
import { nextInvoiceNumber } from "./next-number";

beforeAll(async () => {
  await openShop();
  const settings = { ...checkout, sellers: [{ countries: ["US"], seller: germanSeller }] };
  await admin("/settings/_admin/checkout", { method: "PUT", body: JSON.stringify(settings) });
});

async function onAccount(skus: readonly string[]): Promise<{ token: string; order: Order }> {
  const { token, cart } = await buyer(skus);
  const paid = await pay(token, cart, purchaseOrder(cart));
  return { token, order: await ordered(place(token, paid.cart)) };
}

const move = (order: Order, body: object) =>
  admin(`/commerce/_admin/orders/${order.orderNumber}/lines`, { method: "POST", body: JSON.stringify(body) });
const invoicesOf = async (token: string, { orderNumber }: Order): Promise<Invoice[]> =>
  v.parse(invoiceList, await (await call(token, `/orders/${orderNumber}/invoices`)).json()).results;

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

  it("are the customer's own", async () => {
    const { order } = await onAccount(["4060S"]);
    const other = await buyer();
    await move(order, { lineState: "Shipped" });
    expect((await call(other.token, `/orders/${order.orderNumber}/invoices`)).status).toBe(404);
    expect((await SELF.fetch(`http://services.test/commerce/api/orders/${order.orderNumber}/invoices`)).status).toBe(
      401,
    );
  });

  it("are numbered without gaps or doubles, whoever asks at once, and after a crash", async () => {
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
