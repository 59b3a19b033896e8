/** Negotiation of a quote over HTTP: the shop's answers, the customer's messages and decisions, to the order. */
import type { Cart } from "@contracts/commerce/cart";
import { quoteListPage } from "@contracts/commerce/quote-list";
import { type Quote, quote } from "@contracts/commerce/quotes";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { boston } from "../../../../tests/factories/checkout";
import { change, openShop, ordered, pay, place, purchaseOrder, readyCart, verifiedCustomer } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { admin, call, cartOf, errorOf, shopper } from "../testing/gateway";

beforeAll(openShop);

const send = (token: string, path: string, body: unknown) => call(token, path, { method: "POST", body });
const quoteOf = async (response: Response | Promise<Response>) => v.parse(quote, await (await response).json());
let people = 0;

async function submitted() {
  const { token } = await verifiedCustomer();
  const { id, version } = await readyCart(token);
  const email = `negotiator-${++people}@lab.example`;
  const info = { kind: "contact", firstName: "Barbara", lastName: "Lane", email, organisation: "Maize Institute" };
  const made = await quoteOf(send(token, "/quotes", { id, version, language: "ja", recaptchaToken: "human" }));
  const { quoteNumber, anonymousId } = made;
  await send(token, `/quotes/${quoteNumber}/customer-info`, { anonymousId, customerInfo: info });
  return { token, email, made: await quoteOf(send(token, `/quotes/${quoteNumber}/submit`, { anonymousId })) };
}

const inThreeWeeks = () => new Date(Date.now() + 21 * 86_400_000).toISOString();
function revise({ quoteNumber, cart: { lineItems } }: Quote, version: number, centAmount: number) {
  const [line] = lineItems;
  return admin(`/commerce/_admin/quotes/${quoteNumber}/revisions`, {
    method: "POST",
    body: JSON.stringify({
      ...{ version, validUntil: inThreeWeeks(), message: "Better for ten.", by: "Ada Sales" },
      lines: [{ lineItemId: line?.id, centAmount, quantity: 10, reason: "Ten pieces" }],
    }),
  });
}
const say = (token: string, { quoteNumber, anonymousId }: Quote, path: string, body: Record<string, unknown>) =>
  send(token, `/quotes/${quoteNumber}/${path}`, { anonymousId, ...body });

async function listed(number: string, query = "") {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const response = await admin(`/commerce/_admin/quotes?q=${number}${query}`);
    const { rows } = v.parse(quoteListPage, await response.json());
    if (rows.length > 0) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [];
}

describe("a negotiated quote", () => {
  it("is revised, accepted and ordered at the revised prices; the former revision stays", async () => {
    const { token, email, made } = await submitted();
    expect(made).toMatchObject({ revision: 1, negotiation: { version: 1, revisions: [{ revision: 1 }] } });
    const asked = await quoteOf(say(token, made, "messages", { text: "What do ten cost?" }));
    expect(asked.negotiation).toMatchObject({ version: 2, messages: [{ from: "customer", name: "Barbara Lane" }] });
    expect(await listed(made.quoteNumber, "&waits=yes")).toMatchObject([{ state: "Submitted", waits: true }]);
    expect((await mailsOf("sales@benchside.example")).some(({ subject }) => subject.includes(made.quoteNumber))).toBe(
      true,
    );

    // Two people answer the same version.
    const [one, other] = await Promise.all([revise(made, 2, 30_000), revise(made, 2, 31_000)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const revised = await quoteOf(one.status === 200 ? one : other);
    const price = revised.cart.lineItems[0]?.netPrice.centAmount ?? 0;
    expect([revised.revision, revised.cart.lineItems[0]?.quantity]).toEqual([2, 10]);
    const mail = (await mailsOf(email)).find(({ subject }) => subject.includes(made.quoteNumber));
    expect(mail?.subject).toContain("第2版");
    for (const text of ["Ten pieces", "Better for ten.", "$385.00"]) expect(mail?.text).toContain(text);

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

  it("is declined with a reason, cannot be ordered then, and opens again with a revision", async () => {
    const { token, made } = await submitted();
    const reason = "The budget ends.";
    const declined = await quoteOf(say(token, made, "decision", { revision: 1, kind: "declined", reason }));
    expect(declined.negotiation?.decision).toMatchObject({ kind: "declined", reason });
    expect(await errorOf(await say(token, made, "basket", {}))).toMatchObject({ status: 400, code: "QuoteDeclined" });
    expect((await revise(made, 2, 30_000)).status).toBe(200);
    expect((await say(token, made, "basket", {})).status).toBe(201);
  });

  it("is kept from strangers, floods and malformed answers", async () => {
    const { token, made } = await submitted();
    const stranger = await shopper();
    const wrong = { ...made, anonymousId: "B".repeat(22) };
    expect((await say(stranger.token, wrong, "messages", { text: "Hello" })).status).toBe(404);
    // Whoever has the link speaks for the organisation.
    const byLink = await quoteOf(say(stranger.token, made, "messages", { text: "Our order number is 7." }));
    expect(byLink.negotiation?.messages.at(-1)?.name).toBe("Maize Institute");
    for (const body of [{ text: "" }, { text: "x".repeat(2001) }, { words: "x" }]) {
      expect((await say(token, made, "messages", body)).status).toBe(400);
    }
    const many = await Promise.all(
      Array.from({ length: 12 }, () => say(token, made, "messages", { text: "Again" })).map(
        async (one) => (await one).status,
      ),
    );
    expect(many.filter((status) => status === 429).length).toBeGreaterThan(0);
    const path = `/commerce/_admin/quotes/${made.quoteNumber}`;
    expect((await admin(`${path}/revisions`, { method: "POST", body: "{}" })).status).toBe(400);
    expect((await admin("/commerce/_admin/quotes/Q1/messages", { method: "POST", body: "{}" })).status).toBe(400);
    for (const query of ["limit=0", "after=x", "state=Lost"]) {
      expect((await admin(`/commerce/_admin/quotes?${query}`)).status).toBe(400);
    }
  });
});
