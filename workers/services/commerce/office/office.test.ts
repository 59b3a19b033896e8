import { env, runDurableObjectAlarm, runInDurableObject, SELF } from "cloudflare:test";
import { type Order, orderPage } from "@contracts/commerce/orders";
import { calendarDay } from "@domain/market/calendar-day";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { boston } from "../../../../tests/factories/checkout";
import { doubled } from "../../../../tests/factories/doubled";
import { lot } from "../../../../tests/factories/lot";
import { ndjson } from "../../../../tests/factories/product";
import { openLogStore } from "../../shared/log-store";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import { refundCard } from "../payments/card-payments";
import {
  buyer,
  cardRecord,
  cards,
  change,
  openShop,
  ordered,
  pay,
  payByCard,
  place,
  purchaseOrder,
} from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { call } from "../testing/gateway";

const base = "/commerce/_office/orders";
const reason = "Test of the order desk";
let desk = "";

beforeAll(async () => {
  await openShop();
  desk = await tokenOf("orders");
  const lots = [
    ["L1", "2029-01-31", 1],
    ["L2", "2029-06-30", 500],
    ["L3", "2030-01-31", 500],
  ] as const;
  const records = lots.map(([number, expires, left]) =>
    lot({
      ...{ productKey: "4060", number, made: "2025-01-02", released: "2025-01-10", expires, retest: null },
      ...{ state: "released", stock: [{ sku: "4060S", gtin: null, left }], demonstration: true },
    }),
  );
  const stored = await SELF.fetch("http://services.test/lots/_admin/lots", {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key" },
    body: ndjson(records),
  });
  expect(await stored.json()).toMatchObject({ stored: 3 });
});

/** Other files of this runtime ship the same size without lots. */
afterAll(async () => {
  await officeCall("demo-admin-key", "/lots/_admin/lots?demonstration=true", undefined, "DELETE");
});

/**
 * @param away size whose line goes to a second address
 * @param wishes other changes of the cart
 */
async function placed(
  by: "card" | "account",
  skus: readonly string[] = ["4060S"],
  away: string | null = null,
  wishes: readonly object[] = [],
) {
  const { token, email, cart: filled } = await buyer(skus);
  const ready = wishes.length > 0 ? await change(token, filled, [...wishes]) : filled;
  const lineItemIds = ready.lineItems.filter(({ sku }) => sku === away).map(({ id }) => id);
  const shipTos = [{ address: { ...boston, streetName: "9 Pier Street" }, lineItemIds }];
  const cart = away === null ? ready : await change(token, ready, [{ action: "setShipTos", shipTos }]);
  if (by === "card") {
    const paid = await payByCard(token, cart, cards.approves);
    return { token, email, sessionId: paid.sessionId, order: await ordered(place(token, paid)) };
  }
  const paid = await pay(token, cart, purchaseOrder(cart));
  return { token, email, sessionId: "", order: await ordered(place(token, paid.cart)) };
}

const read = async (number: string) => (await officeCall(desk, `${base}/${number}`)).body;
async function act(number: string, action: string, fields: object = {}) {
  const { version } = await read(number);
  return officeCall(desk, `${base}/${number}/${action}`, { key: newKey(), version, reason, ...fields });
}
const ship = (order: Order, fields: object = {}, lots: object[] = []) =>
  act(order.orderNumber, "ship", {
    ...{ carrier: "Parcel Post", trackingNumber: "PP-1" },
    lines: order.lineItems.map(({ id }) => ({ id, ship: true, lots })),
    ...fields,
  });
/** The list is written after the response. */
const listed = (query: string) => officeCall(desk, `${base}?${query}`).then(({ body }) => body.rows);

describe("the list of orders", () => {
  it("finds an order by its words, state and ship date, once it is placed", async () => {
    const { email, order } = await placed("account");
    const { orderNumber: number } = order;
    await vi.waitFor(async () => expect(await listed(`q=${number}`)).toHaveLength(1));
    for (const q of [
      number.toLowerCase(),
      email,
      `${number} 4060S`,
      `PO-4711 ${email}`,
      `4060 ${number}`,
      `ＰＯ－4711　${number} ４０６０ｓ`,
    ])
      expect([q, (await listed(`q=${encodeURIComponent(q)}`)).map((row: { number: string }) => row.number)]).toEqual([
        q,
        [number],
      ]);
    expect(await listed(`q=${number}&state=new`)).toMatchObject([{ poNumber: "PO-4711", customer: "Rosalind Mint" }]);
    expect(await listed(`q=${number}&state=shipped`)).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await listed(`q=${number}&from=${today}&to=${today}`)).toMatchObject([{ shipDate: null }]);
    await act(number, "confirm");
    await vi.waitFor(async () => expect(await listed(`q=${number}&state=confirmed`)).toHaveLength(1));
  });

  it("is read in pages without gaps in both orders", async () => {
    await Promise.all(Array.from({ length: 4 }, () => placed("account")));
    for (const sort of ["newest first", "ship date"]) {
      const query = `sort=${encodeURIComponent(sort)}`;
      const all = await listed(`${query}&limit=1000`);
      // Waiting orders without a promised day are due as well.
      expect(all.length).toBeGreaterThan(3);
      const numbers: string[] = [];
      for (let next: string | null = ""; next !== null; ) {
        const { body } = await officeCall(desk, `${base}?${query}&limit=2&after=${encodeURIComponent(next)}`);
        numbers.push(...body.rows.map((row: { number: string }) => row.number));
        next = body.next;
      }
      expect(numbers).toEqual(all.map((row: { number: string }) => row.number));
      expect(doubled(numbers)).toEqual([]);
    }
  });
});

describe("shipping", () => {
  it("takes the chosen lots, mails the customer once, charges the card, and is on the packing slip", async () => {
    const { email, order, sessionId } = await placed("card", ["4060S", "9272S"]);
    const { orderNumber: number } = order;
    const { record, version } = await read(number);
    const [line] = order.lineItems;
    expect(record.proposals[line?.id ?? ""][0]).toMatchObject({
      lot: "L1",
      left: 1,
      quantity: 1,
      expires: "2029-01-31",
    });
    const body = {
      ...{ key: newKey(), version, carrier: "Parcel Post", trackingNumber: "PP-17" },
      lines: [
        {
          id: line?.id,
          ship: true,
          lots: [
            { lot: "L3", quantity: 1 },
            { lot: "", quantity: null },
          ],
        },
      ],
    };
    const path = `${base}/${number}/ship`;
    expect((await officeCall(desk, `${base}/${number}/packing-slip.pdf`)).status).toBe(404);
    expect(await officeCall(desk, path, body)).toMatchObject({ status: 200 });
    expect(await officeCall(desk, path, body)).toMatchObject({ status: 200 });
    const after = await read(number);
    expect(after.record.order.lineItems[0]).toMatchObject({
      ...{ lineItemStatus: "Shipped", carrier: "Parcel Post", trackingNumber: "PP-17" },
      lots: [{ lot: "L3", quantity: 1, expires: "2030-01-31" }],
    });
    expect(after.record.state).toBe("part-shipped");
    expect(after.history).toHaveLength(1);
    expect((await cardRecord(sessionId)).authorizations).toMatchObject([{ status: "captured" }]);
    await vi.waitFor(async () => expect(await mailsOf(email, 2)).toHaveLength(2));
    const slip = await SELF.fetch(`http://services.test${base}/${number}/packing-slip.pdf`, {
      headers: { authorization: `Bearer ${desk}` },
    });
    expect([slip.status, (await slip.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  it("sends lost units again without a charge, once, and can be undone until they ship", async () => {
    const { email, order, sessionId } = await placed("card", ["4060S"]);
    const { orderNumber: number } = order;
    const [line] = order.lineItems;
    const again = { cause: "lost", lines: [{ id: line?.id, quantity: 1 }] };
    const early = await act(number, "replace", again);
    expect([early.status, early.body.errors?.[0]?.field]).toEqual([400, "lines.0.quantity"]);
    await ship(order);
    const { version } = await read(number);
    const body = { ...again, key: newKey(), version, reason };
    const [, twice] = [
      await officeCall(desk, `${base}/${number}/replace`, body),
      await officeCall(desk, `${base}/${number}/replace`, body),
    ];
    expect(twice.status).toBe(200);
    expect((await act(number, "replace", again)).status).toBe(400);
    const waiting = (await read(number)).record;
    expect([waiting.state, waiting.order.lineItems.length]).toEqual(["part-shipped", 2]);
    const added = waiting.order.lineItems[1];
    expect(added).toMatchObject({
      ...{ sku: "4060S", quantity: 1, lineItemStatus: null, lots: [], totalPrice: { centAmount: 0 } },
      replaces: { lineItemId: line?.id, cause: "lost" },
    });
    const mails = await mailsOf(email, 3);
    expect(mails.map(({ subject }) => subject).join()).toContain(`items of your order ${number} again`);
    const withdrawn = await act(number, "withdraw-replacement", { lineId: added.id });
    expect(withdrawn.status).toBe(200);
    expect((await act(number, "withdraw-replacement", { lineId: added.id })).status).toBe(400);

    expect((await act(number, "replace", { ...again, cause: "damaged" })).status).toBe(200);
    const { order: current } = (await read(number)).record;
    const last = current.lineItems[2];
    const sent = await act(number, "ship", {
      ...{ carrier: "Parcel Post", trackingNumber: "PP-2" },
      lines: [{ id: last.id, ship: true, lots: [] }],
    });
    expect(sent.status).toBe(200);
    const { record, history } = await read(number);
    expect(record.order.lineItems[2]).toMatchObject({ lineItemStatus: "Shipped", lots: [{ quantity: 1 }] });
    expect([record.state, record.order.totalPrice]).toEqual(["shipped", order.totalPrice]);
    expect((await cardRecord(sessionId)).authorizations).toMatchObject([{ status: "captured" }]);
    expect((await act(number, "return", { lineId: last.id, quantity: 1 })).body.errors?.[0]?.field).toBe("lineId");
    expect((await act(number, "withdraw-replacement", { lineId: last.id })).status).toBe(400);
    expect(JSON.stringify(history)).toContain("damaged: 1 × 4060S");
    const texts = (await mailsOf(email, 6)).map(({ text }) => text).join("\n");
    expect(texts).toContain("Replacement for damaged items, no charge");
  });

  it("ships the parcels of an order to several addresses separately, each with its slip, and the mail names both", async () => {
    const { email, order } = await placed("account", ["4060S", "9272S"], "9272S");
    const { orderNumber: number, lineItems, parcels = [] } = order;
    expect(parcels.map(({ address, shipping }) => [address.streetName, shipping?.centAmount])).toEqual([
      ["1 Harbor Way", 2500],
      ["9 Pier Street", 2500],
    ]);
    const [mail] = await mailsOf(email, 1);
    expect(mail?.text).toMatch(/Ship to 1.*1 Harbor Way.*Ship to 2.*9 Pier Street/s);
    const refused = await ship(order);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("different addresses")]);
    const slip = async (file: string) => (await officeCall(desk, `${base}/${number}/${file}`)).status;
    const one = { lines: [{ id: lineItems[1]?.id, ship: true, lots: [] }] };
    expect((await ship(order, one)).status).toBe(200);
    expect(await Promise.all(["", "-1", "-3"].map((part) => slip(`packing-slip${part}.pdf`)))).toEqual([404, 404, 404]);
    const second = await SELF.fetch(`http://services.test${base}/${number}/packing-slip-2.pdf`, {
      headers: { authorization: `Bearer ${desk}` },
    });
    expect([second.status, (await second.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  it("takes some units of a line with their lots, and the others later", async () => {
    const { order } = await placed("account", ["4060S", "4060S", "4060S"]);
    const { orderNumber: number } = order;
    const [line] = order.lineItems;
    expect(line?.quantity).toBe(3);
    const part = (id: string | undefined, quantity: number | null, lots: object[] = []) =>
      act(number, "ship", { carrier: "Post", trackingNumber: "PP-2", lines: [{ id, ship: true, quantity, lots }] });
    expect((await part(line?.id, 4)).body.errors[0].field).toBe("lines.0.quantity");
    expect((await part(line?.id, 2, [{ lot: "L2", quantity: 3 }])).body.message).toContain("3 units, and 2 ship");
    expect((await part(line?.id, 2, [{ lot: "L2", quantity: 2 }])).status).toBe(200);
    const { record } = await read(number);
    const [first, rest] = record.order.lineItems;
    expect([record.state, first.quantity, rest.quantity, rest.lineItemStatus]).toEqual(["part-shipped", 2, 1, null]);
    expect(first.lots).toMatchObject([{ lot: "L2", quantity: 2 }]);
    expect(first.totalPrice.centAmount + rest.totalPrice.centAmount).toBe(line?.totalPrice.centAmount);
    expect((await part(rest.id, null, [{ lot: "L3", quantity: 1 }])).status).toBe(200);
    expect((await read(number)).record.state).toBe("shipped");
  });

  it("of part of an order requested in one shipment needs a reason", async () => {
    const { order } = await placed("account", ["4060S", "9272S"], null, [
      { action: "setCustomField", name: "shipComplete", value: "yes" },
    ]);
    const part = { lines: order.lineItems.map(({ id }, place) => ({ id, ship: place === 0, lots: [] })), reason: null };
    const refused = await ship(order, part);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, "reason"]);
    expect((await ship(order, { ...part, reason: "The buyer asked for it by phone" })).status).toBe(200);
    expect(await ship(order, { reason: null }).then(({ body }) => body.errors[0].message)).toContain("not waiting");
    const rest = order.lineItems.map(({ id }, place) => ({ id, ship: place === 1, lots: [] }));
    expect((await ship(order, { lines: rest, reason: null })).status).toBe(200);
  });

  it("refuses unsuitable lots beside their field, and orders on hold", async () => {
    const { order } = await placed("account");
    const { orderNumber: number } = order;
    for (const [lots, message] of [
      [[{ lot: "L2", quantity: 3 }], "3 units, the line has 1"],
      [[{ lot: "NONE", quantity: 1 }], "too few units"],
    ] as const) {
      const refused = await ship(order, {}, [...lots]);
      expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
      expect(refused.body.errors[0].field).toMatch(/^lines\.0\.lots\.0\./);
    }
    await act(number, "hold");
    expect((await ship(order)).body.message).toContain("on hold");
    await act(number, "release");
    expect((await ship(order)).status).toBe(200);
  });

  it("can be followed by a corrected tracking number, which the customer sees", async () => {
    const { token, email, order } = await placed("account");
    await ship(order);
    const lines = order.lineItems.map(({ id }) => ({ id, carrier: "Sky", trackingNumber: "SKY-2" }));
    expect((await act(order.orderNumber, "tracking", { lines, mail: true })).status).toBe(200);
    expect((await act(order.orderNumber, "tracking", { lines })).status).toBe(400);
    const seen = await (await call(token, `/orders?q=${order.orderNumber}`)).json<{ results: Order[] }>();
    expect(seen.results[0]?.lineItems[0]?.trackingNumber).toBe("SKY-2");
    const subject = `New tracking number for your order ${order.orderNumber}`;
    await vi.waitFor(async () => {
      const told = (await mailsOf(email)).filter((mail) => mail.subject === subject);
      expect(told.map(({ text }) => text.includes("Tracking number: Sky SKY-2"))).toEqual([true]);
    });
  });
});

it("orders with an announced return, and those that ship next, are found by a filter", async () => {
  const [back, held] = await Promise.all([placed("account"), placed("account")]);
  await ship(back.order);
  await officeCall("demo-admin-key", `/commerce/_admin/orders/${back.order.orderNumber}/lines`, {
    lineState: "Advised",
  });
  await act(held.order.orderNumber, "hold");
  const numbers = async (query: string) => (await listed(query)).map((row: { number: string }) => row.number);
  const announced = `q=${back.order.orderNumber}&waits=announced%20return`;
  await vi.waitFor(async () => expect(await numbers(announced)).toEqual([back.order.orderNumber]));
  const next = (order: Order) => numbers(`q=${order.orderNumber}&state=to%20ship`);
  await vi.waitFor(async () => expect(await numbers(`q=${held.order.orderNumber}&state=held`)).toHaveLength(1));
  expect([await next(back.order), await next(held.order)]).toEqual([[], []]);
  await act(held.order.orderNumber, "release");
  await vi.waitFor(async () => expect(await next(held.order)).toEqual([held.order.orderNumber]));
});

describe("money", () => {
  const fault = (mode: string, status?: number) =>
    SELF.fetch("http://services.test/_demo/faults", {
      method: "POST",
      body: JSON.stringify({ service: "payments", mode, status }),
    });

  it("of a cancelled order is released, and of a refund is returned once, up to the charged amount", async () => {
    const cancelled = await placed("card");
    await act(cancelled.order.orderNumber, "cancel", { lineId: null });
    expect((await cardRecord(cancelled.sessionId)).authorizations).toMatchObject([{ status: "voided" }]);
    const { token, email, order, sessionId } = await placed("card");
    const { orderNumber: number, totalPrice } = order;
    expect((await act(number, "refund", { amount: "10.00" })).status).toBe(400);
    await ship(order);
    const { version } = await read(number);
    const body = { key: newKey(), version, reason, amount: "10.00" };
    for (let time = 0; time < 2; time += 1)
      expect((await officeCall(desk, `${base}/${number}/refund`, body)).status).toBe(200);
    const tooMuch = await act(number, "refund", { amount: String(totalPrice.centAmount / 100) });
    expect(tooMuch.body.errors[0].field).toBe("amount");
    expect((await cardRecord(sessionId)).refunds).toMatchObject([{ amount: { centAmount: 1000 } }]);
    const { results } = v.parse(orderPage, await (await call(token, `/orders?q=${number}`)).json());
    expect(results[0]?.refunds).toMatchObject([{ amount: { centAmount: 1000 } }]);
    const told = (await mailsOf(email, 3)).filter(({ subject }) => subject === `Refund for your order ${number}`);
    expect(told.map(({ text }) => [text.includes("$10.00"), text.includes(reason)])).toEqual([[true, false]]);
  });

  it("of an order that changes while the payments service is down is settled by the alarm, and reported to the operator", async () => {
    const shipped = await placed("card");
    const cancelled = await placed("card");
    await fault("error");
    expect((await ship(shipped.order)).status).toBe(200);
    expect((await act(cancelled.order.orderNumber, "cancel", { lineId: null })).status).toBe(200);
    // A note needs no settlement, so no other mail is sent.
    expect((await act(shipped.order.orderNumber, "note", { kind: "internal", text: "Sent by hand" })).status).toBe(200);
    await fault("none");
    for (const [{ order, sessionId }, status] of [
      [shipped, "captured"],
      [cancelled, "voided"],
    ] as const) {
      const { orderNumber: number } = order;
      expect((await cardRecord(sessionId)).authorizations).toMatchObject([{ status: "approved" }]);
      const about = { level: "error", requestId: number, traceId: null, limit: 5 } as const;
      const verb = status === "captured" ? "capture" : "void";
      const label = `a card payment was not settled, and ${verb} is tried again`;
      expect(await (await openLogStore(env)).find(about)).toMatchObject([{ label }]);
      const ledger = env.LEDGERS.get(env.LEDGERS.idFromName((await ownerOfNumber(env, number)) ?? ""));
      await runInDurableObject(ledger, (_, { storage }) => {
        storage.sql.exec("update settlements set next_at = 0");
      });
      await runDurableObjectAlarm(ledger);
      expect((await cardRecord(sessionId)).authorizations).toMatchObject([{ status }]);
      await runInDurableObject(ledger, (_, { storage }) => {
        expect(storage.sql.exec("select number from settlements").toArray()).toEqual([]);
      });
    }
  });

  it("that was not settled after a shipment is marked in the list until it is, or until somebody settles it by hand", async () => {
    const waits = async ({ orderNumber }: Order) =>
      (await listed(`q=${orderNumber}&waits=failed%20payment`)).map((row: { number: string }) => row.number);
    const [one, other] = await Promise.all([placed("card"), placed("card")]);
    await fault("error");
    for (const { order } of [one, other]) expect((await ship(order)).status).toBe(200);
    await fault("none");
    for (const { order } of [one, other]) {
      await vi.waitFor(async () => expect(await waits(order)).toEqual([order.orderNumber]));
      const { record } = await read(order.orderNumber);
      expect(record.facts.payment.problem).toBe("The payments service did not answer: capture is tried again.");
    }
    expect((await act(one.order.orderNumber, "settle")).status).toBe(200);
    expect((await cardRecord(one.sessionId)).authorizations).toMatchObject([{ status: "captured" }]);
    expect((await act(other.order.orderNumber, "settled")).status).toBe(200);
    expect((await cardRecord(other.sessionId)).authorizations).toMatchObject([{ status: "approved" }]);
    for (const { order } of [one, other]) {
      await vi.waitFor(async () => expect(await waits(order)).toEqual([]));
      expect((await read(order.orderNumber)).record.facts.payment).toBeUndefined();
      expect((await act(order.orderNumber, "settle")).status).toBe(400);
    }
  });

  it("that the payments service does not know is not asked for again, and waits for a person", async () => {
    const { order } = await placed("card");
    const { orderNumber: number } = order;
    await fault("error", 404);
    expect((await ship(order)).status).toBe(200);
    await fault("none");
    const problem = "The card payment cannot be settled: it should be captured and is unknown to the payments service.";
    await vi.waitFor(async () => expect((await read(number)).record.facts.payment?.problem).toBe(problem));
    const ledger = env.LEDGERS.get(env.LEDGERS.idFromName((await ownerOfNumber(env, number)) ?? ""));
    await runInDurableObject(ledger, (_, { storage }) => {
      expect(storage.sql.exec("select number from settlements").toArray()).toEqual([]);
    });
  });

  it("of a refund is stored as refunded to the card, also if its form is sent again with another amount", async () => {
    const { token, order, sessionId } = await placed("card");
    const { orderNumber: number } = order;
    await ship(order);
    const key = newKey();
    const [{ id = "" } = {}] = (await cardRecord(sessionId)).authorizations;
    // The first call ended after the refund and before the change of the order.
    await refundCard(env, id, `office-${key}`, { centAmount: 1000, currencyCode: "USD" });
    const { version } = await read(number);
    const body = { key, version, reason, amount: "20.00" };
    expect((await officeCall(desk, `${base}/${number}/refund`, body)).status).toBe(200);
    const { results } = v.parse(orderPage, await (await call(token, `/orders?q=${number}`)).json());
    expect(results[0]?.refunds).toMatchObject([{ amount: { centAmount: 1000 } }]);
  });

  it("of an order on account frees its credit when lines are cancelled, credited or paid", async () => {
    const { token, order } = await placed("account", ["4060S", "9272S", "5000S"]);
    const { orderNumber: number, totalPrice, lineItems } = order;
    const { id } = await (await call(token, "/customers/me")).json<{ id: string }>();
    const owed = () => ledgerOf(env, `customer:${id}`).owed("USD");
    expect(await owed()).toBe(totalPrice.centAmount);
    // Sales tax is 6.25 % of the goods.
    const gross = (place: number) => Math.round((lineItems[place]?.totalPrice.centAmount ?? 0) * 1.0625);
    expect((await act(number, "cancel", { lineId: lineItems[1]?.id })).status).toBe(200);
    expect(await owed()).toBe(totalPrice.centAmount - gross(1));
    const shipping = { lines: [0, 2].map((place) => ({ id: lineItems[place]?.id, ship: true, lots: [] })) };
    expect((await ship(order, shipping)).status).toBe(200);
    expect((await act(number, "paid")).status).toBe(200);
    expect([await owed(), (await read(number)).record.order.paidOn]).toEqual([0, calendarDay(new Date(), "US")]);
    const again = await act(number, "paid");
    expect([again.status, again.body.errors[0].message]).toEqual([400, expect.stringContaining("noted already")]);
    const open = totalPrice.centAmount - gross(1);
    expect((await act(number, "unpaid")).status).toBe(200);
    const { record, history } = await read(number);
    expect([await owed(), record.order.paidOn]).toEqual([open, undefined]);
    expect(record.order.paymentWithdrawnOn).toBe(calendarDay(new Date(), "US"));
    expect(history.slice(0, 2)).toMatchObject([
      { before: { paidOn: calendarDay(new Date(), "US") }, after: { paidOn: null }, reason },
      { after: { paidOn: calendarDay(new Date(), "US") } },
    ]);
    expect((await act(number, "unpaid")).status).toBe(400);
    expect([(await act(number, "paid")).status, await owed()]).toEqual([200, 0]);
    const byCard = await placed("card");
    expect((await act(byCard.order.orderNumber, "paid")).status).toBe(400);
  });

  it("of a line that is cancelled after the charge is refunded to the card, once", async () => {
    const { order, sessionId } = await placed("card", ["4060S", "9272S"]);
    const [sent, cancelled] = order.lineItems;
    await act(order.orderNumber, "ship", { lines: [{ id: sent?.id, ship: true, lots: [] }] });
    expect((await cardRecord(sessionId)).refunds).toEqual([]);
    expect((await act(order.orderNumber, "cancel", { lineId: cancelled?.id })).status).toBe(200);
    await act(order.orderNumber, "note", { kind: "internal", text: "Out of stock" });
    const net = cancelled?.totalPriceComputed.centAmount ?? 0;
    expect((await cardRecord(sessionId)).refunds).toMatchObject([
      { amount: { centAmount: net + Math.round(net * 0.0625) } },
    ]);
  });

  it("of returned units is refunded to the card with their credit note, once", async () => {
    const { order, sessionId } = await placed("card");
    await ship(order);
    const [line] = order.lineItems;
    const returned = await act(order.orderNumber, "return", { lineId: line?.id, quantity: 1 });
    expect(returned.status).toBe(200);
    const { refunds } = await cardRecord(sessionId);
    expect(refunds).toHaveLength(order.seller ? 1 : 0);
    await act(order.orderNumber, "note", { kind: "internal", text: "Arrived cold" });
    expect((await cardRecord(sessionId)).refunds).toHaveLength(refunds.length);
  });

  it("of units of a line returned one by one is refunded each time, for no more units than were shipped", async () => {
    const { order, sessionId } = await placed("card", ["4060S", "4060S"]);
    await ship(order);
    const [line] = order.lineItems;
    expect(line?.quantity).toBe(2);
    const takeBack = () => act(order.orderNumber, "return", { lineId: line?.id, quantity: 1 });
    expect([(await takeBack()).status, (await takeBack()).status]).toEqual([200, 200]);
    const { refunds } = await cardRecord(sessionId);
    expect(refunds).toHaveLength(order.seller ? 2 : 0);
    const tooMany = await takeBack();
    expect([tooMany.status, tooMany.body.errors[0]]).toEqual([
      400,
      expect.objectContaining({
        field: "quantity",
        message: "Units of this line: 2, of which 2 came back before.",
      }),
    ]);
    expect((await cardRecord(sessionId)).refunds).toHaveLength(refunds.length);
  });
});

it("notes for the office stay internal, and those for the customer are mailed", async () => {
  const { token, email, order } = await placed("account");
  await act(order.orderNumber, "note", { kind: "internal", text: "Difficult customer" });
  await act(order.orderNumber, "note", { kind: "customer", text: "Your parcel waits for dry ice." });
  const seen = await (await call(token, `/orders?q=${order.orderNumber}`)).text();
  expect(seen).toContain(order.orderNumber);
  expect(seen).not.toContain("Difficult customer");
  const mails = await mailsOf(email, 2);
  expect(mails.map(({ text }) => text).join()).toContain("Your parcel waits for dry ice.");
  expect(mails.map(({ text }) => text).join()).not.toContain("Difficult");
});

it("the shipping mail of a held order can be sent again, and is refused if it would be empty", async () => {
  const { email, order } = await placed("account", ["4060S", "9272S"]);
  const { orderNumber: number, lineItems } = order;
  const again = () => act(number, "mail", { mail: "shipping" });
  expect((await again()).status).toBe(400);
  await ship(order, { lines: [{ id: lineItems[0]?.id, ship: true, lots: [] }] });
  await act(number, "hold");
  expect((await again()).status).toBe(200);
  await vi.waitFor(async () => expect(await mailsOf(email, 3)).toHaveLength(3));
  expect((await act(number, "return", { lineId: lineItems[0]?.id, quantity: 1 })).status).toBe(200);
  expect((await again()).body.errors[0]).toMatchObject({ field: "mail" });
});

it("a mail without a recipient is refused", async () => {
  const { token, order } = await placed("account");
  const { id } = await (await call(token, "/customers/me")).json<{ id: string }>();
  const owner = await tokenOf("owner");
  const at = `/commerce/_office/customers/${id}`;
  const { version } = (await officeCall(owner, at)).body;
  expect((await officeCall(owner, `${at}/erase`, { key: newKey(), version, reason })).status).toBe(200);
  const note = (kind: string) => act(order.orderNumber, "note", { kind, text: "Your parcel waits." });
  expect((await note("customer")).body.errors[0]).toMatchObject({ field: "kind" });
  expect((await note("internal")).status).toBe(200);
  expect((await act(order.orderNumber, "mail", { mail: "confirmation" })).body.errors[0]).toMatchObject({
    field: "mail",
  });
});

describe("a file of shipments", () => {
  const send = (csv: string, confirm: boolean, key = newKey()) =>
    officeCall(desk, `${base}/ship-many`, { key, csv, confirm });

  it("is read up to its limit in every script, and refused beside its field", async () => {
    expect((await send("配".repeat(200_000), false)).body.errors[0]).toMatchObject({ field: "csv" });
    expect((await send("配".repeat(200_001), false)).body.errors[0]).toMatchObject({ field: "csv" });
  });

  it("shows a preview, lists rejected lines, and ships each order once, however often it is sent", async () => {
    const made = await Promise.all([placed("account"), placed("account"), placed("card")]);
    const numbers = made.map(({ order }) => order.orderNumber);
    const csv = ["order,carrier,tracking", ...numbers.map((number, place) => `${number},Post,T-${place}`)].join("\r\n");
    expect((await send(csv, false)).body.message).toContain("3 orders would ship, 0 of the file");
    const wrong = await send(`${csv}\nW269999999999,Post,T-9`, true);
    expect(wrong.body.errors[1]).toMatchObject({
      field: "csv",
      message: expect.stringMatching(/^Line 5: there is no/),
    });
    expect((await read(numbers[0] ?? "")).record.state).toBe("new");
    // As if the first call had ended after its first order.
    await send(csv.split("\r\n").slice(0, 2).join("\n"), true);
    const key = newKey();
    for (let time = 0; time < 2; time += 1) expect((await send(csv, true, key)).status).toBe(200);
    for (const { order, email } of made) {
      const { record, history } = await read(order.orderNumber);
      expect([record.state, history.length]).toEqual(["shipped", 1]);
      await vi.waitFor(async () => expect(await mailsOf(email, 2)).toHaveLength(2));
    }
  });
});
