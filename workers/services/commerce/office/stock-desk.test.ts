/** Lots and withdrawals in the office. */
import { SELF } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { buyer, openShop, ordered, pay, place, purchaseOrder } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { call } from "../testing/gateway";

const lotsAt = "/lots/_office/lots";
const reason = "Test of the stock desk";
let desk = "";
beforeAll(async () => {
  await openShop();
  desk = await tokenOf("orders");
});
/** Other files of this runtime ship the same sizes without lots. */
afterAll(async () => {
  await officeCall("demo-admin-key", "/lots/_admin/lots?demonstration=true", undefined, "DELETE");
});

let received = 0;
const receipt = (over: object = {}) => {
  received += 1;
  return {
    ...{ key: newKey(), product: "9272", lot: `S${received}`, made: "2026-01-02", released: "2026-01-10" },
    ...{ expires: "2029-01-31", stock: "9272S=40", tests: "Concentration|A280|0.5|mg/ml|0.4|0.6", ...over },
  };
};
const act = async (key: string, action: string, at = lotsAt, fields: object = {}) => {
  const { body } = await officeCall(desk, `${lotsAt}/${key}`);
  return officeCall(desk, `${at}/${key}/${action}`, { key: newKey(), version: body.version, reason, ...fields });
};
const free = async () => {
  const answer = await SELF.fetch("http://services.test/lots/allocations/proposal", {
    method: "POST",
    headers: { authorization: "Bearer demo-lots-key" },
    body: JSON.stringify({ sku: "9272S", quantity: 1, owner: null }),
  });
  const { lots } = await answer.json<{ lots: { lot: string }[] }>();
  return lots.map(({ lot }) => lot);
};

describe("a lot", () => {
  it("is received once, and errors are shown beside their field", async () => {
    const form = receipt();
    for (let time = 0; time < 2; time += 1)
      expect(await officeCall(desk, `${lotsAt}/receive`, form)).toMatchObject({ body: { record: `9272:${form.lot}` } });
    const { body } = await officeCall(desk, `${lotsAt}/9272:${form.lot}`);
    expect(body).toMatchObject({ version: 1, record: { quarantine: null, lot: { tests: [{ pass: true }] } } });
    expect(body.history).toMatchObject([{ action: "lots:receive", after: { stock: "9272S × 40" } }]);
    const again = await officeCall(desk, `${lotsAt}/receive`, { ...form, key: newKey() });
    expect(again.body.errors).toMatchObject([{ field: "lot" }]);
    for (const [field, over] of [
      ["expires", { expires: "2026-02-31" }],
      ["released", { released: "2025-12-31" }],
      ["product", { product: "999999", stock: "999999S=1" }],
      ["stock", { stock: "9272ZZ=1" }],
    ] as const)
      expect([field, await officeCall(desk, `${lotsAt}/receive`, receipt(over))]).toMatchObject([
        ...[field, { status: 400, body: { errors: [{ field }] } }],
      ]);
    expect((await officeCall(desk, `${lotsAt}?q=9272&state=for%20sale`)).body.rows.length).toBeGreaterThan(0);
  });

  it("is found by the name that the list shows, and is for sale only while it can ship", async () => {
    const lotOf = async (over: object) =>
      (await officeCall(desk, `${lotsAt}/receive`, receipt(over))).body.record.split(":")[1];
    const fresh = await lotOf({});
    const past = await lotOf({ made: "2024-01-02", released: "2024-01-10", expires: "2025-01-31" });
    const empty = await lotOf({ stock: "9272S=0" });
    const found = async (query: object) =>
      (await officeCall(desk, `${lotsAt}?${new URLSearchParams({ ...query })}`)).body.rows.map(
        ({ lot }: { lot: { number: string } }) => lot.number,
      );
    for (const q of [fresh, `9272 ${fresh}`, `9272s ${fresh}`, `9272:${fresh}`, `９２７２　${fresh}`])
      expect([q, await found({ q })]).toEqual([q, [fresh]]);
    expect(await found({ q: `9999 ${fresh}` })).toEqual([]);
    const inState = async (state: string) => {
      const lots = await found({ q: "9272", state });
      return [fresh, past, empty].map((lot) => lots.includes(lot));
    };
    expect(await inState("for sale")).toEqual([true, false, false]);
    expect(await inState("past its last day")).toEqual([false, true, false]);
    expect(await inState("depleted")).toEqual([false, false, true]);
  });

  it("does not ship while it is set aside, and ships again after its release", async () => {
    const { lot } = (await officeCall(desk, `${lotsAt}/receive`, receipt())).body.record.match(/:(?<lot>.*)/).groups;
    expect(await free()).toContain(lot);
    const { body } = await officeCall(desk, `${lotsAt}/9272:${lot}`);
    expect((await act(`9272:${lot}`, "quarantine")).status).toBe(200);
    expect(await free()).not.toContain(lot);
    const late = { key: newKey(), version: body.version, reason };
    expect((await officeCall(desk, `${lotsAt}/9272:${lot}/release`, late)).status).toBe(409);
    expect((await act(`9272:${lot}`, "release")).status).toBe(200);
    expect(await free()).toContain(lot);
  });

  it("is recalled: it no longer ships, and its recipients are found and mailed once", async () => {
    const { lot } = (await officeCall(desk, `${lotsAt}/receive`, receipt({ expires: "2028-01-31" }))).body.record.match(
      /:(?<lot>.*)/,
    ).groups;
    const { token, email, cart } = await buyer(["9272S"]);
    const order = await ordered(place(token, (await pay(token, cart, purchaseOrder(cart))).cart));
    const path = `/commerce/_office/orders/${order.orderNumber}/ship`;
    const lines = order.lineItems.map(({ id, quantity }) => ({ id, ship: true, lots: [{ lot, quantity }] }));
    expect((await officeCall(desk, path, { key: newKey(), version: order.version, lines })).status).toBe(200);
    await vi.waitFor(async () => {
      const { body } = await officeCall(desk, `/commerce/_office/orders?q=9272-${lot}`);
      expect(body.rows).toMatchObject([{ number: order.orderNumber }]);
    });
    const recall = { key: newKey(), version: 1, reason: "Weak signal after three months" };
    const late = { ...recall, key: newKey(), version: 0 };
    expect((await officeCall(desk, `/commerce/_office/lots/9272:${lot}/recall`, late)).status).toBe(409);
    for (let time = 0; time < 2; time += 1)
      expect((await officeCall(desk, `/commerce/_office/lots/9272:${lot}/recall`, recall)).status).toBe(200);
    const { history, version } = (await officeCall(desk, `${lotsAt}/9272:${lot}`)).body;
    expect([version, history[0].action, history.length]).toEqual([2, "lots:recall", 2]);
    expect(await free()).not.toContain(lot);
    const mails = await mailsOf(email, 3);
    expect(mails.filter(({ text }) => text.includes("Weak signal"))).toHaveLength(1);
    const owner = await tokenOf("owner");
    const { body } = await officeCall(owner, `/staff/audit?q=9272:${lot}&action=lots:recall`);
    expect(body.rows).toHaveLength(1);
    expect(
      (await officeCall(desk, "/commerce/_office/lots/9272:NONE/recall", { ...recall, key: newKey() })).status,
    ).toBe(404);
  });
});

it("a withdrawal is accepted and refunded, each decision logged and checked against the version", async () => {
  const { token, email } = await buyer(["4060S"]);
  const statement = { name: "Rosalind Mint", contract: "W260000000001", email };
  const stated = await call(token, "/withdrawals", {
    ...{
      method: "POST",
      key: newKey(),
      body: { statement, market: { region: "global", country: "DE", language: "en" } },
    },
  });
  const { reference } = await stated.json<{ reference: string }>();
  const at = `/commerce/_office/withdrawals/${reference}`;
  expect((await officeCall(desk, `/commerce/_office/withdrawals?state=received&q=${email}`)).body.rows).toHaveLength(1);
  const accept = { key: newKey(), version: 1, reason: null };
  for (let time = 0; time < 2; time += 1)
    expect(await officeCall(desk, `${at}/accept`, accept)).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await officeCall(desk, `${at}/refuse`, { key: newKey(), version: 1, reason })).status).toBe(409);
  expect((await officeCall(desk, `${at}/refunded`, { key: newKey(), version: 2, reason: null })).status).toBe(200);
  const { body } = await officeCall(desk, at);
  expect(body.record.history.map(({ to }: { to: string }) => to)).toEqual(["accepted", "refunded"]);
  expect(body.history).toHaveLength(2);
});
