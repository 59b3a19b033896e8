import { SELF } from "cloudflare:test";
import type { Lot } from "@contracts/catalogue/lots";
import { type Order, orderPage } from "@contracts/commerce/orders";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lot } from "../../../../tests/factories/lot";
import { ndjson } from "../../../../tests/factories/product";
import { buyer, cards, openShop, ordered, payByCard, place } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { call } from "../testing/gateway";

beforeAll(openShop);
beforeEach(async () => {
  // Stock left by earlier tests does not ship; a recalled lot stays recalled.
  await load(used.map((former) => ({ ...former, stock: [] })));
  [oldest, newest] = [String(100 + used.length), String(101 + used.length)];
  early = lot({ number: oldest, made: "2025-01-02", released: "2025-01-10", expires: "2027-12-31", stock: pieces(2) });
  late = lot({ number: newest, stock: pieces(500) });
  other = lot({ productKey: "9272", number: newest, stock: [{ sku: "9272S", gtin: null, left: 500 }] });
  used.push(early, late, other);
  await load([early, late, other]);
});
afterEach(async () => {
  await SELF.fetch("http://services.test/_demo/faults", {
    method: "POST",
    body: JSON.stringify({ service: "lots", mode: "none" }),
  });
});

const admin = { authorization: "Bearer demo-admin-key" };
const pieces = (left: number): Lot["stock"] => [{ sku: "4060S", gtin: null, left }];
const used: Lot[] = [];
/** Numbers of the lots that expire first and last. */
let oldest = "";
let newest = "";
let early: Lot;
let late: Lot;
let other: Lot;

async function load(lots: readonly Lot[]): Promise<void> {
  const answer = await SELF.fetch("http://services.test/lots/_admin/lots", {
    method: "POST",
    headers: admin,
    body: ndjson(lots),
  });
  expect(await answer.json()).toMatchObject({ rejected: 0 });
}

const ship = (orderNumber: string, over: object = {}) =>
  SELF.fetch(`http://services.test/_demo/orders/${orderNumber}/lines`, {
    method: "POST",
    body: JSON.stringify({ lineState: "Shipped", ...over }),
  });
const recall = (body: object = {}) =>
  SELF.fetch("http://services.test/commerce/_admin/recalls", {
    method: "POST",
    headers: admin,
    body: JSON.stringify({ productKey: "4060", lot: newest, reason: "Wrong label", day: "2026-11-25", ...body }),
  });

interface Customer {
  readonly token: string;
  readonly email: string;
  readonly number: string;
}

/** A customer with an order, not shipped yet. */
async function customerWith(skus: readonly string[]): Promise<Customer> {
  const { token, email, cart } = await buyer([...skus]);
  const { orderNumber } = await ordered(place(token, await payByCard(token, cart, cards.approves)));
  return { token, email, number: orderNumber };
}
async function orderOf({ token }: Customer): Promise<Order> {
  const [order] = v.parse(orderPage, await (await call(token, "/orders")).json()).results;
  if (!order) throw new Error("no order");
  return order;
}
const lotsOf = async (customer: Customer) =>
  (await orderOf(customer)).lineItems.map(({ sku, lots }) => [
    sku,
    lots.map((shipped) => [shipped.lot, shipped.quantity, shipped.recall?.reason ?? null]),
  ]);
const recallMails = async ({ email }: Customer) =>
  (await mailsOf(email)).filter(({ subject }) => subject.includes("Recall of lot"));

describe("an order that ships", () => {
  it("gets its lots, earliest expiry first; a repeated move keeps them", async () => {
    const customer = await customerWith(["4060S", "9272S"]);
    expect(await lotsOf(customer)).toEqual([
      ["4060S", []],
      ["9272S", []],
    ]);
    expect((await ship(customer.number)).status).toBe(200);
    const expected = [
      ["4060S", [[oldest, 1, null]]],
      ["9272S", [[newest, 1, null]]],
    ];
    expect(await lotsOf(customer)).toEqual(expected);
    expect((await ship(customer.number, { lineState: "Closed" })).status).toBe(200);
    expect(await lotsOf(customer)).toEqual(expected);
  });

  it("waits while the lots cannot be assigned, because they could not be recalled", async () => {
    const customer = await customerWith(["4060S"]);
    await SELF.fetch("http://services.test/_demo/faults", {
      method: "POST",
      body: JSON.stringify({ service: "lots", mode: "error" }),
    });
    expect((await ship(customer.number)).status).toBe(503);
    expect((await orderOf(customer)).lineItems[0]?.lineItemStatus).toBeNull();
  });
});

describe("a recall", () => {
  it("drill: reaches all who received the lot, and nobody else, by mail and on their orders", async () => {
    await load([{ ...early, stock: pieces(0) }]);
    const recipients = [await customerWith(["4060S"]), await customerWith(["4060S", "9272S"])];
    const ofOtherProduct = await customerWith(["9272S"]);
    const notShipped = await customerWith(["4060S"]);
    for (const { number } of [...recipients, ofOtherProduct]) await ship(number);
    const answer = await recall();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ reason: "Wrong label", unreached: [] });
    await vi.waitUntil(async () => (await Promise.all(recipients.map(recallMails))).every(({ length }) => length > 0));
    for (const recipient of recipients) {
      const [mail, ...more] = await recallMails(recipient);
      expect(more).toEqual([]);
      expect(mail?.text).toContain("Wrong label");
      expect(mail?.text).toContain(`/account/my/orderhistory/${recipient.number}`);
      expect((await lotsOf(recipient))[0]).toEqual(["4060S", [[newest, 1, "Wrong label"]]]);
    }
    expect((await lotsOf(recipients[1] as Customer))[1]).toEqual(["9272S", [[newest, 1, null]]]);
    for (const spared of [ofOtherProduct, notShipped]) {
      expect(await recallMails(spared)).toEqual([]);
      expect(JSON.stringify(await orderOf(spared))).not.toContain("Wrong label");
    }
  });

  it("when repeated, mails nobody twice and keeps the first reason; the lot no longer ships", async () => {
    await load([{ ...early, stock: pieces(0) }]);
    const customer = await customerWith(["4060S"]);
    await ship(customer.number);
    await recall();
    await vi.waitUntil(async () => (await recallMails(customer)).length > 0);
    expect(await (await recall({ reason: "Another" })).json()).toMatchObject({ reason: "Wrong label" });
    expect(await recallMails(customer)).toHaveLength(1);
    const next = await customerWith(["4060S"]);
    await ship(next.number);
    expect(await lotsOf(next)).toEqual([["4060S", []]]);
  });

  it("that overtakes a shipment is applied when the shipment is stored", async () => {
    const customer = await customerWith(["4060S"]);
    const [line] = (await orderOf(customer)).lineItems;
    // The lot is assigned, but the order is not stored yet.
    await SELF.fetch("http://services.test/lots/allocations", {
      method: "POST",
      headers: { authorization: "Bearer demo-lots-key" },
      body: JSON.stringify({ orderNumber: customer.number, lineId: line?.id, sku: "4060S", quantity: 1, owner: null }),
    });
    expect(await (await recall({ lot: oldest })).json()).toMatchObject({ orders: 0, recipients: 0 });
    await ship(customer.number);
    await vi.waitUntil(async () => (await recallMails(customer)).length > 0);
    expect(await lotsOf(customer)).toEqual([["4060S", [[oldest, 1, "Wrong label"]]]]);
  });

  it.each([
    [401, {}, { authorization: "Bearer x" }],
    [400, { lot: "<b>" }, admin],
    [400, { day: "2026-02-30" }, admin],
    [400, { reason: " " }, admin],
    [404, { lot: "99" }, admin],
  ])("answers %i to %j", async (status, body, headers) => {
    const answer = await SELF.fetch("http://services.test/commerce/_admin/recalls", {
      method: "POST",
      headers,
      body: JSON.stringify({ productKey: "4060", lot: newest, reason: "Wrong label", day: "2026-11-25", ...body }),
    });
    expect(answer.status).toBe(status);
  });
});
