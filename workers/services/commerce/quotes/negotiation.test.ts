/** Negotiation of a quote over HTTP: the shop's answers, the customer's messages and decisions, to the order. */
import type { Cart } from "@contracts/commerce/cart";
import { type Quote, quote, quotePage } from "@contracts/commerce/quotes";
import { endOfDay } from "@domain/market/calendar-day";
import * as v from "valibot";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { boston } from "../../../../tests/factories/checkout";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { change, openShop, ordered, pay, place, purchaseOrder, readyCart, verifiedCustomer } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { call, cartOf, errorOf, shopper } from "../testing/gateway";

beforeAll(openShop);

const send = (token: string, path: string, body: unknown) => call(token, path, { method: "POST", body });
const quoteOf = async (response: Response | Promise<Response>) => v.parse(quote, await (await response).json());
let people = 0;

async function submitted(by: "customer" | "guest" = "customer", address: string | null = null) {
  const guest = by === "guest" ? await shopper() : null;
  const { token } = guest ?? (await verifiedCustomer());
  const { id, version } = guest ? await guest.open(["4060S"]) : await readyCart(token);
  const email = address ?? `negotiator-${++people}@lab.example`;
  const info = { kind: "contact", firstName: "Barbara", lastName: "Lane", email, organisation: "Maize Institute" };
  const made = await quoteOf(send(token, "/quotes", { id, version, language: "ja", recaptchaToken: "human" }));
  const { quoteNumber, anonymousId } = made;
  await send(token, `/quotes/${quoteNumber}/customer-info`, { anonymousId, customerInfo: info });
  return { token, email, made: await quoteOf(send(token, `/quotes/${quoteNumber}/submit`, { anonymousId })) };
}

const inThreeWeeks = () => new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const office = "/commerce/office/quotes";
let desk: Record<"orders" | "owner", string>;
beforeAll(async () => {
  desk = { orders: await tokenOf("orders"), owner: await tokenOf("owner") };
});

const fieldsOf = ({ cart: { lineItems } }: Quote, version: number, price: string) => ({
  ...{ key: newKey(), version, validUntil: inThreeWeeks(), message: "Better for ten.", terms: null },
  lines: [{ lineItemId: lineItems[0]?.id, price, quantity: 10, reason: "Ten units" }],
});
const revise = (made: Quote, version: number, price: string, role: "orders" | "owner" = "orders") =>
  officeCall(desk[role], `${office}/${made.quoteNumber}/answer`, fieldsOf(made, version, price));
const say = (token: string, { quoteNumber, anonymousId }: Quote, path: string, body: Record<string, unknown>) =>
  send(token, `/quotes/${quoteNumber}/${path}`, { anonymousId, ...body });

/** Rows of the office's list, which is updated shortly after a change of a quote. */
const listed = (number: string, query = "") =>
  vi.waitFor(async () => {
    const { body } = await officeCall(desk.owner, `${office}?q=${number}${query}`);
    expect(body.rows).not.toEqual([]);
    return body.rows;
  });

describe("a negotiated quote", () => {
  it("is revised, accepted and ordered at the revised prices; the former revision is kept", async () => {
    const { token, email, made } = await submitted();
    expect(made).toMatchObject({ revision: 1, negotiation: { version: 1, revisions: [{ revision: 1 }] } });
    const asked = await quoteOf(say(token, made, "messages", { text: "What do ten cost?" }));
    expect(asked.negotiation).toMatchObject({ version: 2, messages: [{ from: "customer", name: "Barbara Lane" }] });
    expect(await listed(made.quoteNumber, "&waits=yes")).toMatchObject([{ state: "Submitted", waits: true }]);
    expect((await mailsOf("sales@benchside.example")).some(({ subject }) => subject.includes(made.quoteNumber))).toBe(
      true,
    );

    // Two people answer the same version.
    const [one, other] = await Promise.all([revise(made, 2, "320"), revise(made, 2, "330.00")]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const revised = await quoteOf(call(token, `/quotes/${made.quoteNumber}`));
    expect(revised.quoteExpirationDate).toBe(endOfDay(inThreeWeeks(), "US").toISOString());
    const price = revised.cart.lineItems[0]?.netPrice.centAmount ?? 0;
    expect([revised.revision, revised.cart.lineItems[0]?.quantity]).toEqual([2, 10]);
    const mail = (await mailsOf(email)).find(({ subject }) => subject.includes(made.quoteNumber));
    expect(mail?.subject).toContain("第2版");
    for (const text of ["Ten units", "Better for ten.", "$385.00"]) expect(mail?.text).toContain(text);

    const path = `/quotes/${made.quoteNumber}`;
    expect((await quoteOf(call(token, `${path}?revision=1`))).cart.lineItems[0]).toMatchObject({ quantity: 1 });
    for (const wrong of ["9", "0", "x"]) expect((await call(token, `${path}?revision=${wrong}`)).status).toBe(404);

    const stale = await say(token, made, "decision", { revision: 1, kind: "accepted" });
    expect(await errorOf(stale)).toMatchObject({ status: 409, code: "QuoteRevised" });
    const accepted = await quoteOf(say(token, made, "decision", { revision: 2, kind: "accepted" }));
    expect(accepted.negotiation?.decision).toMatchObject({ kind: "accepted", revision: 2, name: "Barbara Lane" });

    const basket: Cart = await cartOf(say(token, made, "basket", {}));
    expect(basket.lineItems[0]).toMatchObject({ quantity: 10, totalPrice: { centAmount: price * 10 } });
    const ready = await change(token, basket, [
      { action: "setShippingAddress", address: boston },
      { action: "setBillingAddress", address: boston },
      { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: "us-ground" } },
    ]);
    const order = await ordered(place(token, (await pay(token, ready, purchaseOrder(ready))).cart));
    expect(order).toMatchObject({ quoteNumbers: [made.quoteNumber], subtotalPrice: { centAmount: price * 10 } });
    expect(await listed(made.quoteNumber, "&state=Ordered")).toMatchObject([{ state: "Ordered", waits: false }]);
    expect((await quoteOf(call(token, path))).negotiation?.orderNumber).toBe(order.orderNumber);
  });

  it("is declined with a reason, cannot be ordered then, and is reopened by a revision", async () => {
    const { token, made } = await submitted();
    const reason = "The budget ends.";
    const declined = await quoteOf(say(token, made, "decision", { revision: 1, kind: "declined", reason }));
    expect(declined.negotiation?.decision).toMatchObject({ kind: "declined", reason });
    expect(await errorOf(await say(token, made, "basket", {}))).toMatchObject({ status: 400, code: "QuoteDeclined" });
    expect((await revise(made, 2, "320")).status).toBe(200);
    expect((await say(token, made, "basket", {})).status).toBe(201);
  });

  it("is protected from strangers, floods and malformed answers", async () => {
    const { token, made } = await submitted();
    const stranger = await shopper();
    const wrong = { ...made, anonymousId: "B".repeat(22) };
    expect((await say(stranger.token, wrong, "messages", { text: "Hello" })).status).toBe(404);
    // Anyone with the link acts for the organization.
    const byLink = await quoteOf(say(stranger.token, made, "messages", { text: "Our order number is 7." }));
    expect(byLink.negotiation?.messages.at(-1)?.name).toBe("Maize Institute");
    for (const body of [{ text: "" }, { text: "x".repeat(2001) }, { words: "x" }]) {
      expect((await say(token, made, "messages", body)).status).toBe(400);
    }
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) => say(token, made, "messages", { text: `Again ${index}` })).map(
        async (one) => (await one).status,
      ),
    );
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(0);
    const path = `${office}/${made.quoteNumber}`;
    const empty = await officeCall(desk.orders, `${path}/answer`, { key: newKey(), version: 1, lines: [{}] });
    expect(empty.status).toBe(400);
    expect(empty.body.errors.map(({ field }: { field: string }) => field)).toContain("lines.0.price");
    for (const query of ["limit=0", "state=Lost", "waits=no"]) {
      expect((await officeCall(desk.orders, `${office}?${query}`)).status).toBe(400);
    }
  });

  it("is answered within the limit of the role, with an entry in the log, and once per form", async () => {
    const { made } = await submitted();
    const low = await revise(made, 1, "100.00");
    expect(low).toMatchObject({ status: 400, body: { errors: [{ code: "DiscountLimit", field: "lines.0.price" }] } });
    const fields = fieldsOf(made, 1, "100.00");
    const path = `${office}/${made.quoteNumber}`;
    expect((await officeCall(desk.owner, `${path}/answer`, fields)).status).toBe(200);
    expect((await officeCall(desk.owner, `${path}/answer`, fields)).status).toBe(200);
    const { body } = await officeCall(desk.owner, path);
    expect(body.record.revisions).toHaveLength(2);
    expect(body.history).toMatchObject([
      { actor: { id: "demo-owner" }, action: "quotes:answer", after: { revision: 2, lines: "10 × 4060S at $100.00" } },
    ]);
    const message = { key: newKey(), version: body.version, text: "Please send the purchase order." };
    expect((await officeCall(desk.orders, `${path}/message`, message)).status).toBe(200);
    const late = await officeCall(desk.orders, `${path}/message`, { ...message, key: newKey() });
    expect(late).toMatchObject({ status: 409, body: { errors: [{ currentVersion: body.version + 1 }] } });
  });

  it("is answered with other products and other shipping, which the customer reads and orders", async () => {
    const { token, email, made } = await submitted();
    const path = `${office}/${made.quoteNumber}`;
    const { body } = await officeCall(desk.orders, path);
    const empty = { sku: null, quantity: null, price: null, reason: null };
    const fields = {
      ...fieldsOf(made, 1, "320.00"),
      added: [empty, { sku: "9272S", quantity: 2, price: null, reason: "As you asked" }],
      shipping: { methodId: "us-overnight", price: "70.00", reason: "One parcel" },
    };
    expect(body.record.shippingMethods.map(({ id }: { id: string }) => id)).toContain("us-overnight");
    const refused = async (over: object) => {
      const answer = await officeCall(desk.orders, `${path}/answer`, { ...fields, key: newKey(), ...over });
      return [answer.status, answer.body.errors[0].field];
    };
    const [, second] = fields.added;
    expect(await refused({ added: [empty, { ...second, sku: "9999X" }] })).toEqual([400, "added.1.sku"]);
    expect(await refused({ added: [empty, { ...second, reason: null }] })).toEqual([400, "added.1.reason"]);
    expect(await refused({ added: [{ ...empty, quantity: 1 }] })).toEqual([400, "added.0.sku"]);
    expect(await refused({ added: [{ ...empty, sku: "9272S" }] })).toEqual([400, "added.0.quantity"]);
    expect(await refused({ shipping: { ...fields.shipping, price: "1.00" } })).toEqual([400, "shipping.price"]);
    expect(await refused({ shipping: { ...fields.shipping, methodId: "none" } })).toEqual([400, "shipping.methodId"]);
    expect((await officeCall(desk.orders, `${path}/answer`, fields)).status).toBe(200);

    const revised = await quoteOf(call(token, `/quotes/${made.quoteNumber}`));
    expect(revised.cart.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["4060S", 10],
      ["9272S", 2],
    ]);
    expect(revised.cart.shippingInfo).toMatchObject({ discountedPrice: { centAmount: 7000 } });
    const mail = (await mailsOf(email)).find(({ subject }) => subject.includes("第2版"));
    for (const text of ["9272S：なし → 2 × ", "送料：", "$70.00"]) expect(mail?.text).toContain(text);
    const basket: Cart = await cartOf(say(token, made, "basket", {}));
    expect(basket.lineItems.map(({ sku }) => sku)).toEqual(["4060S", "9272S"]);
    const ready = await change(token, basket, [
      { action: "setShippingAddress", address: boston },
      { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: "us-overnight" } },
    ]);
    expect(ready.shippingInfo?.discountedPrice).toMatchObject({ centAmount: 7000 });
  });

  it("is mailed again with one entry in the log for each form", async () => {
    const { email, made } = await submitted();
    const path = `${office}/${made.quoteNumber}`;
    const again = { key: newKey(), version: 1 };
    for (const _ of ["first", "repeated"])
      expect((await officeCall(desk.orders, `${path}/mail`, again)).status).toBe(200);
    expect((await officeCall(desk.orders, path)).body.history).toMatchObject([
      { id: again.key, actor: { id: "demo-orders" }, action: "quotes:answer", after: { mailedAgainTo: email } },
    ]);
  });

  it("becomes one order with its purchase order number, at its prices", async () => {
    const { token, made } = await submitted();
    expect((await revise(made, 1, "320.00")).status).toBe(200);
    const path = `${office}/${made.quoteNumber}`;
    const { body } = await officeCall(desk.orders, path);
    const order = { key: newKey(), version: body.version, poNumber: "PO-7" };
    const address = { streetName: "1 Main Street", city: "Boston", state: "MA", postalCode: "02110" };
    expect(await officeCall(desk.orders, `${path}/order`, { ...order, poNumber: "" })).toMatchObject({ status: 400 });
    const full = { ...order, ...address };
    expect(await officeCall(desk.orders, `${path}/order`, full)).toMatchObject({ status: 200 });
    expect(await officeCall(desk.orders, `${path}/order`, full)).toMatchObject({ status: 200 });
    const { results } = await (await call(token, "/orders")).json<{ results: unknown[] }>();
    expect(results).toMatchObject([
      {
        ...{ quoteNumbers: [made.quoteNumber], subtotalPrice: { centAmount: 320_000 } },
        payments: [{ customFields: { poNumber: "PO-7" } }],
      },
    ]);
    expect((await officeCall(desk.orders, path)).body.record.state).toBe("Ordered");
  });

  it("of a guest becomes an order too, which the guest opens by the link in its mail", async () => {
    const { token, email, made } = await submitted("guest");
    const path = `${office}/${made.quoteNumber}`;
    const { version } = (await officeCall(desk.orders, path)).body;
    const address = { streetName: "1 Main Street", city: "Boston", state: "MA", postalCode: "02110" };
    const order = { key: newKey(), version, poNumber: "PO-9", ...address };
    for (let press = 0; press < 2; press += 1)
      expect(await officeCall(desk.orders, `${path}/order`, order)).toMatchObject({ status: 200 });
    const { record } = (await officeCall(desk.orders, path)).body;
    const mail = (await mailsOf(email)).find(({ html }) => html.includes(record.orderNumber));
    const key = new RegExp(`/order/view/${record.orderNumber}\\?id=([\\w-]{22})`).exec(mail?.html ?? "")?.[1] ?? "";
    const seen = await call(token, `/orders/${record.orderNumber}/guest?key=${key}`);
    expect(await seen.json()).toMatchObject({
      order: {
        ...{ quoteNumbers: [made.quoteNumber], shippingAddress: { email, lastName: "Lane" } },
        payments: [{ paymentMethodInfo: { method: "purchaseOrder" }, customFields: { poNumber: "PO-9" } }],
      },
    });
  });

  it("uses the credit of the customer's company, if the company buys on account", async () => {
    const { token, made } = await submitted();
    await send(token, "/customers/me/company", { name: "Maize Institute" });
    const { id } = await (await call(token, "/customers/me/company")).json<{ id: string }>();
    const terms = async (creditLimits: string) => {
      const { body } = await officeCall(desk.owner, `/commerce/_office/companies/${id}`);
      const fields = { key: newKey(), version: body.version, reason: "Agreed", onAccount: true, netDays: null };
      await officeCall(desk.owner, `/commerce/_office/companies/${id}/terms`, { ...fields, creditLimits });
    };
    const path = `${office}/${made.quoteNumber}`;
    const address = { streetName: "1 Main Street", city: "Boston", state: "MA", postalCode: "02110" };
    const order = async () => {
      const { body } = await officeCall(desk.orders, path);
      const fields = { key: newKey(), version: body.version, poNumber: "PO-8", ...address };
      return officeCall(desk.orders, `${path}/order`, fields);
    };
    await terms("USD 100");
    expect(await order()).toMatchObject({ status: 400, body: { errors: [{ field: "poNumber" }] } });
    await terms("USD 1000");
    expect((await order()).status).toBe(200);
    const { results } = await (await call(token, "/orders")).json<{ results: object[] }>();
    expect(results).toMatchObject([
      { company: { id, name: "Maize Institute" }, creditOwner: expect.stringContaining(id) },
    ]);
  });
});

it("an order of a quote has the tax id of the customer's company, as at the checkout", async () => {
  const { token } = await verifiedCustomer();
  const lineItems = [{ sku: "4060S", quantity: 1 }];
  const { id, version } = await cartOf(send(token, "/carts", { country: "AT", currency: "EUR", lineItems }));
  const made = await quoteOf(send(token, "/quotes", { id, version, language: "en", recaptchaToken: "human" }));
  const { quoteNumber, anonymousId } = made;
  const info = { kind: "contact", firstName: "Lise", lastName: "Ray", email: "lise@lab.example", organisation: "Wien" };
  await send(token, `/quotes/${quoteNumber}/customer-info`, { anonymousId, customerInfo: info });
  expect((await send(token, `/quotes/${quoteNumber}/submit`, { anonymousId })).status).toBe(200);
  await send(token, "/customers/me/company", { name: "Institut Wien" });
  const { id: company } = await (await call(token, "/customers/me/company")).json<{ id: string }>();
  const act = async (path: string, fields: object) => {
    const { body } = await officeCall(desk.owner, path.replace(/\/[a-z-]+$/, ""));
    return officeCall(desk.owner, path, { key: newKey(), version: body.version, reason: "Agreed", ...fields });
  };
  const added = { country: "AT", value: "ATU12345675" };
  expect((await act(`/commerce/_office/companies/${company}/add-tax-id`, added)).status).toBe(200);
  const address = { streetName: "1 Ring", city: "Wien", postalCode: "1010" };
  const placed = await act(`${office}/${quoteNumber}/order`, { poNumber: "PO-10", ...address });
  expect(placed).toMatchObject({ status: 200 });
  const { results } = await (await call(token, "/orders")).json<{ results: object[] }>();
  expect(results).toMatchObject([{ vatId: "ATU12345675", taxPortions: [{ reverseCharge: true }] }]);
});

it("an order of a quote has the references, comments and notes of the quoted basket", async () => {
  const { token, email } = await verifiedCustomer();
  const cart = await readyCart(token);
  const set = (name: string, value: string) => ({ action: "setCustomField", name, value });
  const noted = await change(token, cart, [
    ...[set("costCentre", "CC-17"), set("glAccount", "6400"), set("contactId", "C-5")],
    ...[set("cartComment", "For the mass-spec run"), set("specialHandling", "Call on arrival")],
    ...[set("requestedOn", inThreeWeeks()), set("shipComplete", "yes")],
    { action: "setLineItemCustomField", lineItemId: cart.lineItems[0]?.id, name: "note", value: "for Ana" },
  ]);
  const { id, version } = noted;
  const made = await quoteOf(send(token, "/quotes", { id, version, language: "en", recaptchaToken: "human" }));
  const { quoteNumber, anonymousId } = made;
  const info = { kind: "contact", firstName: "Lise", lastName: "Ray", email, organisation: "Maize Institute" };
  await send(token, `/quotes/${quoteNumber}/customer-info`, { anonymousId, customerInfo: info });
  expect((await send(token, `/quotes/${quoteNumber}/submit`, { anonymousId })).status).toBe(200);
  const path = `${office}/${quoteNumber}`;
  const { body } = await officeCall(desk.orders, path);
  const fields = { key: newKey(), version: body.version, poNumber: "PO-11" };
  expect(await officeCall(desk.orders, `${path}/order`, fields)).toMatchObject({ status: 200 });
  const { results } = await (await call(token, "/orders")).json<{ results: { orderNumber: string }[] }>();
  expect(results).toMatchObject([
    {
      ...{ references: { costCentre: "CC-17", grantNumber: null, glAccount: "6400" }, contactId: "C-5" },
      ...{ comment: "For the mass-spec run", specialInsructionNotes: "Call on arrival" },
      delivery: { requestedOn: inThreeWeeks(), shipComplete: true },
      lineItems: [{ custom: { fields: { note: "for Ana" } } }],
    },
  ]);
  const mail = (await mailsOf(email)).find(({ html }) => html.includes(results[0]?.orderNumber ?? ""));
  for (const text of ["PO-11", "CC-17", "6400", "For the mass-spec run", "for Ana"]) expect(mail?.html).toContain(text);
});

describe("a guest's quote", () => {
  it("moves into the account that confirms the address, with its revisions, and continues there", async () => {
    const { token: mine, email } = await verifiedCustomer();
    const { token, made } = await submitted("guest", email.toUpperCase());
    const number = made.quoteNumber;
    await quoteOf(say(token, made, "messages", { text: "What do ten cost?" }));
    expect((await revise(made, 2, "385")).status).toBe(200);
    const claims = async (caller: string, method = "GET"): Promise<unknown> =>
      (await call(caller, "/customers/me/guest-quotes", { method })).json();
    await vi.waitFor(async () => expect(await claims(mine)).toMatchObject({ results: [{ quoteNumber: number }] }));
    // The quote is hidden from other accounts.
    const stranger = await verifiedCustomer();
    expect(await claims(stranger.token, "POST")).toEqual({ results: [] });
    expect((await call(token, "/customers/me/guest-quotes")).status).toBe(403);
    // Two concurrent requests move it once.
    expect(await Promise.all([claims(mine, "POST"), claims(mine, "POST")])).toEqual([{ results: [] }, { results: [] }]);
    const own = v.parse(quotePage, await (await call(mine, "/quotes")).json());
    expect(own.results.map(({ quoteNumber }) => quoteNumber)).toEqual([number]);
    expect(await claims(mine)).toEqual({ results: [] });
    const former = await quoteOf(call(mine, `/quotes/${number}?revision=1`));
    expect([former.quoteNumber, former.revision]).toEqual([number, 1]);
    // The link in the guest's mail, a message and the office still find the quote.
    const byLink = await quoteOf(call(token, `/quotes/${number}?anonymousId=${made.anonymousId}`));
    expect(byLink.revision).toBe(2);
    const { version = 0 } = (await quoteOf(say(token, made, "messages", { text: "And twenty?" }))).negotiation ?? {};
    const { body } = await officeCall(desk.owner, `${office}/${number}`);
    expect(body.history).toMatchObject([{ action: "quotes:answer" }]);
    expect((await revise(made, version, "384")).status).toBe(200);
    expect(await listed(number)).toMatchObject([{ revision: 3 }]);
    // An order at its prices is recorded on it.
    const basket = await cartOf(send(mine, `/quotes/${number}/basket`, { anonymousId: made.anonymousId }));
    expect(basket.lineItems).toMatchObject([{ quantity: 10 }]);
    const ready = await change(mine, basket, [
      { action: "setShippingAddress", address: boston },
      { action: "setBillingAddress", address: boston },
      { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: "us-ground" } },
    ]);
    const order = await ordered(place(mine, (await pay(mine, ready, purchaseOrder(ready))).cart));
    await vi.waitFor(async () => {
      const { negotiation } = await quoteOf(call(mine, `/quotes/${number}`));
      expect(negotiation?.orderNumber).toBe(order.orderNumber);
    });
  });
});
