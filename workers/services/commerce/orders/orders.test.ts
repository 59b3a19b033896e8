import { env, runDurableObjectAlarm, runInDurableObject, SELF } from "cloudflare:test";
import type { Cart } from "@contracts/commerce/cart";
import { guestOrder, orderPage } from "@contracts/commerce/orders";
import { cardFields, cardFieldsState, savedCardList } from "@contracts/commerce/payments";
import { orderLabel, orderLabelText } from "@domain/order-status/order-status";
import { defaultSellingSettings } from "@domain/selling/defaults";
import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { boston, checkout } from "../../../../tests/factories/checkout";
import { germanSeller } from "../../../../tests/factories/order";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import type { CartObject } from "../carts/cart-object";
import { ledgerOf } from "../ledgers/ledger-of";
import {
  buyer,
  cardPayment,
  cardRecord,
  cards,
  change,
  enterCard,
  grossOf,
  openShop,
  ordered,
  pay,
  payByCard,
  place,
  placementOf,
  purchaseOrder,
  readyCart,
  verifiedCustomer,
} from "../testing/checkout";
import { customerToken, mailsOf, signUp } from "../testing/customers";
import { admin, call, cartOf, errorOf, shopper } from "../testing/gateway";
import { orderMail } from "./order-mail";

beforeAll(openShop);
afterEach(async () => {
  vi.useRealTimers();
  await fault("none");
});

const fault = (mode: string, service = "payments") =>
  SELF.fetch("http://services.test/_demo/faults", { method: "POST", body: JSON.stringify({ service, mode }) });
const cartStub = (id: string): DurableObjectStub<CartObject> => env.CARTS.get(env.CARTS.idFromName(id));
const list = async (token: string, query = "") =>
  v.parse(orderPage, await (await call(token, `/orders${query}`)).json());

describe("placing an order", () => {
  it("sends a confirmation in the page's language, or in the customer's own without one", async () => {
    for (const [over, language] of [
      [{ language: "jp" }, 'lang="ja"'],
      [{ language: "cn" }, 'lang="zh-Hans"'],
      [{}, 'lang="en"'],
    ] as const) {
      const { token, email, cart } = await buyer(["4060S"]);
      const paid = await payByCard(token, cart, cards.approves);
      expect((await place(token, paid, over)).status).toBe(201);
      const mails = await mailsOf(email);
      expect([language, mails.length, mails[0]?.html.includes(language)]).toEqual([language, 1, true]);
    }
    const { token, cart } = await buyer(["4060S"]);
    expect((await place(token, cart, { language: "xx" })).status).toBe(400);
  });

  it("T-CHK-09, T-ORDER-07, T-ORDER-08, T-ORDER-09, T-ORDER-10: works by card, and the order keeps all data of the cart", async () => {
    const { token, email, cart } = await buyer(["4060S", "9272S"]);
    const detailed = await change(token, cart, [
      { action: "addDiscountCode", code: "WELCOME10" },
      { action: "setCustomField", name: "specialHandling", value: "Cold room" },
    ]);
    const paid = await payByCard(token, detailed, cards.approves);
    const response = await place(token, paid);
    expect(response.status).toBe(201);
    const order = await ordered(response);
    const goods = 34_650 + 26_910;
    const tax = Math.round(goods * 0.0625);
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^W\d{12}$/),
      webOrderNumber: order.orderNumber,
      orderStatus: "Open",
      deliveredAt: null,
      specialInsructionNotes: "Cold room",
      shippingAddress: { city: "Boston" },
      billingAddress: { city: "Boston" },
      shippingInfo: { shippingMethodName: "Ground" },
      subtotalPrice: { centAmount: goods },
      totalPromo: { centAmount: 3850 + 2990 },
      shippingPrice: { centAmount: 2500 },
      tax: { centAmount: tax },
      totalPrice: { centAmount: goods + 2500 + tax, currencyCode: "USD" },
      currencyCode: "USD",
      fractionDigits: 2,
      discountCodes: [{ discountCode: { code: "WELCOME10" }, state: "MatchesCart" }],
      returnInfo: { items: [] },
    });
    expect(
      order.lineItems.map((line) => [line.sku, line.lineItemStatus, line.trackingNumber, line.estShipDate]),
    ).toEqual([
      ["4060S", null, null, null],
      ["9272S", null, null, null],
    ]);
    expect(order.payments).toMatchObject([
      {
        amountPlanned: { centAmount: goods + 2500 + tax },
        paymentMethodInfo: { method: "card" },
        transaction: { type: "Authorization", state: "Success" },
        customFields: { cardType: "visa", cardLastFour: "1111", cardExpiration: "2040-04" },
      },
    ]);
    const record = await cardRecord(paid.sessionId);
    expect(record.authorizations).toMatchObject([
      {
        id: order.payments[0]?.transaction.interactionId,
        status: "approved",
        reference: order.orderNumber,
        amount: { centAmount: goods + 2500 + tax },
      },
    ]);
    const [mail] = await mailsOf(email);
    expect(mail?.subject).toContain(order.orderNumber);
    const { data } = orderMail(
      {
        ...order,
        shippingAddress: {
          country: "US",
          firstName: "Ada",
          lastName: "Example",
          streetName: "12 Example Wharf",
          building: "Building 4",
          city: "Boston",
          state: "MA",
          postalCode: "02110",
        },
      },
      { email, firstName: "Ada", lastName: "Example", language: "en" },
    );
    const amounts = [
      ["Promotions", "-$68.40"],
      ["Subtotal", "$615.60"],
      ["Shipping", "$25.00"],
      ["Sales tax 6.25%", "$38.48"],
      ["Total", "$679.08"],
    ];
    expect(data).toMatchObject({ items: { amounts } });
    expect((data as { facts: unknown }).facts).toContainEqual([
      "Ship to",
      "Ada Example, 12 Example Wharf Building 4, Boston, MA 02110, United States",
    ]);
    for (const [label, value] of amounts) expect(mail?.text).toContain(`${label}: ${value}`);
  });

  it("T-CART-20: closes the cart, and the next add starts another", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    await ordered(place(token, paid));
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(404);
    expect((await call(token, "/carts/active-cart")).status).toBe(404);
    const again = await readyCart(token);
    expect(again.id).not.toBe(cart.id);
  });

  it("makes one order and one authorization, even from two tabs at once and again later", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    const both = await Promise.all([ordered(place(token, paid)), ordered(place(token, paid))]);
    const later = await ordered(place(token, paid, { version: 1 }));
    expect(new Set([...both, later].map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect((await list(token)).total).toBe(1);
    expect((await cardRecord(paid.sessionId)).authorizations).toHaveLength(1);
  });

  it("works by purchase order within the customer's credit limit", async () => {
    const { token, cart } = await buyer();
    const { cart: paid } = await pay(token, cart, purchaseOrder(cart));
    const order = await ordered(place(token, paid));
    expect(order.payments[0]).toMatchObject({
      paymentMethodInfo: { method: "purchaseOrder" },
      customFields: { poNumber: "PO-4711", invoiceEmailAddress: "invoices@lab.example" },
      transaction: { state: "Success" },
    });
    const small = await readyCart(token);
    const obstacle = async () => (await call(token, `/carts/${small.id}/payment-methods`)).json();
    expect(await obstacle()).toMatchObject({ purchaseOrder: null });
    const { cart: chosen } = await pay(token, small, purchaseOrder(small));
    const heavy = await change(token, chosen, [
      { action: "changeLineItemQuantity", lineItemId: chosen.lineItems[0]?.id, quantity: 12 },
      { action: "setShippingMethod", shippingMethod: { id: "us-overnight" } },
    ]);
    // Shown where it is chosen, refused as a new payment, and refused at placing.
    expect(await obstacle()).toMatchObject({ purchaseOrder: "PurchaseOrderLimit" });
    const again = await call(token, "/customers/payments", { method: "POST", body: purchaseOrder(heavy) });
    expect(await errorOf(again)).toMatchObject({ status: 400, code: "PurchaseOrderLimit" });
    expect(await errorOf(await place(token, heavy))).toMatchObject({ status: 400, code: "PurchaseOrderLimit" });
    expect((await list(token)).total).toBe(1);
  });

  it("rejects a total that differs from the cart's, charges nothing, and returns the current total", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    const refused = await errorOf(await place(token, paid, { expectedTotal: { centAmount: 1, currencyCode: "USD" } }));
    expect(refused).toMatchObject({ status: 409, code: "PriceChanged", errors: [{ total: grossOf(cart) }] });
    expect((await cardRecord(paid.sessionId)).authorizations).toEqual([]);
  });

  it.each([
    ["an address", "ShippingAddressIncomplete", { action: "setShippingAddress", address: { country: "US" } }],
    ["a bill", "BillingAddressIncomplete", { action: "setBillingAddress", address: null }],
    ["a way to send it", "ShippingMethodMissing", { action: "setShippingMethod", shippingMethod: null }],
  ])("is refused without %s: CheckoutIncomplete, %s", async (_, reason, action) => {
    const { token, cart } = await buyer();
    const bare = await change(token, cart, [action]);
    expect(await errorOf(await place(token, bare))).toMatchObject({
      status: 400,
      code: "CheckoutIncomplete",
      errors: [{ reason }],
    });
  });

  it("needs exactly one payment", async () => {
    const { token, cart } = await buyer();
    expect(await errorOf(await place(token, cart))).toMatchObject({ errors: [{ reason: "PaymentMissing" }] });
    const one = await pay(token, cart, purchaseOrder(cart));
    const two = await pay(token, one.cart, purchaseOrder(cart));
    expect(await errorOf(await place(token, two.cart))).toMatchObject({ errors: [{ reason: "PaymentNotSingle" }] });
    const left = await change(token, two.cart, [{ action: "removePayment", payment: { id: one.payment.id } }]);
    expect(left.paymentInfo?.payments.map(({ id }) => id)).toEqual([two.payment.id]);
    await ordered(place(token, left));
  });

  it("is for verified customers only, not for guests or unverified ones", async () => {
    const guest = await shopper();
    const cart = await guest.open(["4060S"]);
    expect((await place(guest.token, cart)).status).toBe(403);
    const { email } = await signUp();
    const token = await customerToken(email);
    const ready = await readyCart(token);
    expect(await errorOf(await place(token, ready))).toMatchObject({ errors: [{ reason: "CustomerNotVerified" }] });
  });

  it("freezes the cart, and orders its lines", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.timesOut);
    const placing = place(token, paid);
    await vi.waitUntil(() =>
      runInDurableObject(
        cartStub(cart.id),
        async (object) => (await object.view(ownerOf(cart)))?.cart.cartState === "Frozen",
      ),
    );
    const add = { action: "addLineItem", sku: "9272S", quantity: 1 };
    const refused = await call(token, `/carts/${cart.id}`, {
      method: "POST",
      body: { version: paid.version, actions: [add] },
    });
    expect(await errorOf(refused)).toMatchObject({ status: 409, code: "OrderBeingPlaced" });
    expect((await ordered(placing)).lineItems).toHaveLength(1);
  });
});

const ownerOf = (cart: Cart) => `customer:${cart.customerId}`;

describe("failed payments", () => {
  it("a declined card reopens the cart without it, and another card works", async () => {
    const { token, cart } = await buyer();
    const declined = await payByCard(token, cart, cards.declines);
    expect(await errorOf(await place(token, declined))).toMatchObject({ status: 400, code: "PaymentDeclined" });
    const current: Cart = await (await call(token, `/carts/${cart.id}`)).json();
    expect([current.cartState, current.paymentInfo]).toEqual(["Active", null]);
    const paid = await payByCard(token, current, cards.approves);
    await ordered(place(token, paid));
    expect((await list(token)).total).toBe(1);
  });

  it("a card that has expired since it was chosen is not charged, and the basket stays as it was", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    await runInDurableObject(cartStub(cart.id), async (object) => {
      const kept = (await object.view(ownerOf(cart)))?.cart.paymentInfo?.payments[0]?.custom.fields;
      Object.assign(kept ?? {}, { cardExpiration: "2026-01" });
    });
    expect(await errorOf(await place(token, paid))).toMatchObject({ status: 400, code: "CardExpired" });
    const current: Cart = await (await call(token, `/carts/${cart.id}`)).json();
    expect([current.cartState, current.lineItems.length]).toEqual(["Active", cart.lineItems.length]);
    expect((await list(token)).total).toBe(0);
  });

  it("a lost response is found again under the same key, without a second authorization", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.timesOut);
    const order = await ordered(place(token, paid));
    const { authorizations } = await cardRecord(paid.sessionId);
    expect(authorizations.map(({ id, status }) => [id, status])).toEqual([
      [order.payments[0]?.transaction.interactionId, "approved"],
    ]);
  });

  it("the order stays pending while the payments service is down, and the alarm completes it", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    await fault("error");
    const response = await place(token, paid);
    expect(response.status).toBe(202);
    const pending = await placementOf(response);
    await runDurableObjectAlarm(cartStub(cart.id));
    expect((await placementOf(place(token, paid))).state).toBe("pending");
    await fault("none");
    await runDurableObjectAlarm(cartStub(cart.id));
    const order = await ordered(place(token, paid));
    expect(pending).toMatchObject({ state: "pending", orderNumber: order.orderNumber });
    expect((await cardRecord(paid.sessionId)).authorizations).toHaveLength(1);
  });

  it("calls for the order carry the trace of the request that placed it, also those of the alarm", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    const trace = `00-${"a1".repeat(16)}-${"b2".repeat(8)}-01`;
    const since = Date.now();
    const body = { id: cart.id, version: paid.version, expectedTotal: grossOf(paid) };
    const send = (traceparent: string) => call(token, "/orders", { method: "POST", body, headers: { traceparent } });
    await fault("error");
    expect((await send(trace)).status).toBe(202);
    await fault("none");
    await runDurableObjectAlarm(cartStub(cart.id));
    // A later request with an unreadable trace changes nothing.
    expect((await send("x".repeat(10_000))).status).toBe(201);
    const answer = await SELF.fetch(`http://services.test/_demo/calls?since=${since}`);
    const { calls } = v.parse(
      v.object({ calls: v.array(v.object({ path: v.string(), trace: v.nullable(v.string()) })) }),
      await answer.json(),
    );
    const authorizations = calls.filter(({ path }) => path === "/payments/api/authorizations");
    expect(authorizations.length).toBeGreaterThan(2);
    expect(new Set(authorizations.map((each) => each.trace))).toEqual(new Set([trace]));
  });

  it("an unanswered payment is abandoned after a quarter of an hour, and cannot succeed later", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    await fault("error");
    expect((await place(token, paid)).status).toBe(202);
    await fault("none");
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ["Date"] });
    await runDurableObjectAlarm(cartStub(cart.id));
    const { authorizations } = await cardRecord(paid.sessionId);
    expect(authorizations.map(({ status }) => status)).toEqual(["voided"]);
    const current: Cart = await (await call(token, `/carts/${cart.id}`)).json();
    expect([current.cartState, current.paymentInfo]).toEqual(["Active", null]);
    expect((await list(token)).total).toBe(0);
  });
});

describe("payments", () => {
  it("T-PAY-01, T-PAY-02, T-PAY-03: a card is a token; holder, expiration and type come from the payments service", async () => {
    const { token, cart } = await buyer();
    const card = await enterCard(token, cart, cards.approves);
    const body = cardPayment(cart, card.token, {
      custom: { fields: { cardHolderName: "Someone Else", cardType: "amex" } },
    });
    const { payment } = await pay(token, cart, body);
    expect(payment).toMatchObject({
      amountPlanned: grossOf(cart),
      paymentMethodInfo: { method: "card" },
      transaction: { type: "Authorization", state: "Initial", interactionId: card.token },
      custom: {
        fields: { cardHolderName: "Rosalind Mint", cardExpiration: "2040-04", cardType: "visa", cardLastFour: "1111" },
      },
    });
  });

  it("T-PAY-04, T-PAY-05: a purchase order is a number and an invoice address", async () => {
    const { token, cart } = await buyer();
    const { payment } = await pay(token, cart, purchaseOrder(cart));
    expect(payment.custom.fields).toEqual({ poNumber: "PO-4711", invoiceEmailAddress: "invoices@lab.example" });
  });

  it("a token is valid for its own cart and customer, and for one order", async () => {
    const [{ token, cart }, other] = [await buyer(), await buyer()];
    const card = await enterCard(token, cart, cards.approves);
    const stolen = await call(other.token, "/customers/payments", {
      method: "POST",
      body: cardPayment(other.cart, card.token),
    });
    expect(await errorOf(stolen)).toMatchObject({ status: 400, code: "PaymentTokenInvalid" });
    expect((await call(other.token, `/paymetric/tokens/${card.sessionId}?cartId=${cart.id}`)).status).toBe(404);
    const paid = await pay(token, cart, cardPayment(cart, card.token));
    await ordered(place(token, paid.cart));
    const next = await readyCart(token);
    const again = await call(token, "/customers/payments", { method: "POST", body: cardPayment(next, card.token) });
    expect(await errorOf(again)).toMatchObject({ status: 400, code: "PaymentTokenInvalid" });
  });

  it("an amount that differs from the cart's, a card number instead of a token, and malformed bodies are refused", async () => {
    const { token, cart } = await buyer();
    const send = async (body: unknown) => (await call(token, "/customers/payments", { method: "POST", body })).status;
    expect(await send({ ...purchaseOrder(cart), amountPlanned: { centAmount: 1, currencyCode: "USD" } })).toBe(409);
    for (const body of [
      cardPayment(cart, "4111111111111111"),
      { ...purchaseOrder(cart), custom: { fields: { poNumber: "", invoiceEmailAddress: "a@b.example" } } },
      { ...purchaseOrder(cart), custom: { fields: { poNumber: "PO 1", invoiceEmailAddress: "nobody" } } },
      { ...purchaseOrder(cart), paymentMethodInfo: { method: "cash" } },
      {},
      "null",
    ]) {
      expect(await send(body)).toBe(400);
    }
  });

  it("a repeated key returns the same payment", async () => {
    const { token, cart } = await buyer();
    const send = async () =>
      (
        await call(token, "/customers/payments", { method: "POST", body: purchaseOrder(cart), key: "payment-0001" })
      ).json<{ id: string }>();
    expect((await send()).id).toBe((await send()).id);
  });
});

describe("order history", () => {
  it("T-ORDER-03, T-ORDER-04, T-ORDER-05: is sorted newest first, ten per page, with totals", async () => {
    const { token } = await verifiedCustomer();
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const cart = await readyCart(token);
      const paid = await pay(token, cart, purchaseOrder(cart));
      numbers.unshift((await ordered(place(token, paid.cart))).orderNumber);
    }
    const all = await list(token, "?sort=createdAt%20desc");
    expect([all.limit, all.offset, all.count, all.total]).toEqual([10, 0, 3, 3]);
    expect(all.results.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
    const second = await list(token, "?limit=2&offset=2");
    expect([second.count, second.total, second.results[0]?.orderNumber]).toEqual([1, 3, numbers[2]]);
  });

  it("T-ORDER-06: has one order by its web order number, for its owner only", async () => {
    const { token, cart } = await buyer();
    const paid = await pay(token, cart, purchaseOrder(cart));
    const { orderNumber } = await ordered(place(token, paid.cart));
    const where = (number: string) => `?where=${encodeURIComponent(`orderNumber="${number}"`)}`;
    expect((await list(token, where(orderNumber))).results.map((order) => order.orderNumber)).toEqual([orderNumber]);
    expect((await list(token, where("W260000000000"))).results).toEqual([]);
    const other = await verifiedCustomer();
    expect((await list(other.token, where(orderNumber))).results).toEqual([]);
  });

  it.each([
    "?where=orderNumber%3D%22W1%22%20or%201%3D1",
    "?where=customerId%3D%22x%22",
    "?limit=0",
    "?limit=501",
    "?offset=-1",
    "?offset=10001",
    "?sort=total",
    "?customerId=x",
  ])("refuses %s", async (query) => {
    const { token } = await verifiedCustomer();
    expect((await call(token, `/orders${query}`)).status).toBe(400);
  });

  it("T-ORDER-11, T-ORDER-22: follows the back office's moves, with payment, return and status", async () => {
    const { token, cart } = await buyer(["4060S", "9272S", "5000S"]);
    const paid = await payByCard(token, cart, cards.approves);
    const { orderNumber, lineItems } = await ordered(place(token, paid));
    const control = async (path: string, body: unknown) => {
      const response = await SELF.fetch(`http://services.test/_demo/orders/${orderNumber}/${path}`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
      const [order] = (await list(token)).results;
      if (!order) throw new Error("no order");
      return order;
    };
    const status = (order: Awaited<ReturnType<typeof control>>) => orderLabelText(orderLabel(order));
    expect(status(await control("lines", { lineState: "Picked" }))).toBe("Processing");
    await control("state", { state: "Confirmed" });
    const shipped = await control("lines", { lineState: "Shipped", lineId: lineItems[0]?.id, trackingNumber: "1Z-1" });
    expect([status(shipped), shipped.lineItems[0]?.trackingNumber]).toEqual(["Shipped 1 of 3", "1Z-1"]);
    expect((await cardRecord(paid.sessionId)).authorizations[0]?.status).toBe("captured");
    expect(status(await control("lines", { lineState: "Shipped" }))).toBe("Complete");
    const returned = await control("lines", { lineState: "Advised", lineId: lineItems[1]?.id, quantity: 1 });
    expect([status(returned), returned.returnInfo.items]).toMatchObject([
      "Complete",
      [{ lineItemId: lineItems[1]?.id, quantity: 1, shipmentState: "Advised" }],
    ]);
    const gone = await SELF.fetch("http://services.test/_demo/orders/W000000000000/state", {
      method: "POST",
      body: JSON.stringify({ state: "Open" }),
    });
    expect(gone.status).toBe(404);
  });

  it("refuses impossible moves of the back office", async () => {
    const { token, cart } = await buyer(["4060S", "9272S"]);
    const { orderNumber, lineItems } = await ordered(place(token, (await pay(token, cart, purchaseOrder(cart))).cart));
    const [first, second] = lineItems.map(({ id }) => id);
    const statusOf = async (path: string, body: object) => {
      const at = `/commerce/_admin/orders/${orderNumber}/${path}`;
      return (await admin(at, { method: "POST", body: JSON.stringify(body) })).status;
    };
    const moves = [
      [400, { lineState: "Advised", lineId: first }],
      [400, { lineState: "Lost", lineId: first }],
      [200, { lineState: "Shipped", lineId: first }],
      [200, { lineState: "Advised", lineId: first }],
      [400, { lineState: "Awaiting Shipping", lineId: first }],
      [400, { lineState: null, lineId: first }],
      [400, { lineState: "Cancelled", lineId: first }],
      [200, { lineState: "Cancelled", lineId: second }],
      [400, { lineState: "Shipped", lineId: second }],
    ] as const;
    for (const [status, body] of moves) expect([body, await statusOf("lines", body)]).toEqual([body, status]);
    expect(await statusOf("state", { state: "Cancelled" })).toBe(400);
    expect(await statusOf("state", { state: "Confirmed" })).toBe(200);
    expect(await statusOf("state", { state: "Open" })).toBe(400);
  });

  it("T-ORDER-21: a cancelled order releases its payment", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves);
    const { orderNumber } = await ordered(place(token, paid));
    await SELF.fetch(`http://services.test/_demo/orders/${orderNumber}/state`, {
      method: "POST",
      body: JSON.stringify({ state: "Cancelled" }),
    });
    const [order] = (await list(token)).results;
    expect(order && orderLabelText(orderLabel(order))).toBe("Cancelled");
    expect((await cardRecord(paid.sessionId)).authorizations[0]?.status).toBe("voided");
  });
});

describe("a saved card", () => {
  const cardsOf = async (token: string) =>
    v.parse(savedCardList, await (await call(token, "/customers/me/cards")).json()).results;
  const openWith = (token: string, cart: Cart, savedCard: string) =>
    call(token, "/paymetric/tokens", {
      ...{ method: "POST" },
      body: { cartId: cart.id, returnUrl: "http://localhost:8787/checkout", language: "en", savedCard },
    });
  const stateOf = async (token: string, cart: Cart, id: string) =>
    v.parse(cardFieldsState, await (await call(token, `/paymetric/tokens/${id}?cartId=${cart.id}`)).json());

  it("is offered after the order that it paid, pays the next one, and can be removed", async () => {
    const { token, cart } = await buyer();
    const paid = await payByCard(token, cart, cards.approves, { save: "yes" });
    expect(await cardsOf(token)).toEqual([]);
    await ordered(place(token, paid));
    const [saved, ...others] = await cardsOf(token);
    expect([saved, others]).toMatchObject([{ cardType: "visa", lastFour: "1111", expiration: "2040-04" }, []]);
    const next = await readyCart(token);
    const opened = v.parse(cardFields, await (await openWith(token, next, saved?.id ?? "")).json());
    const state = await stateOf(token, next, opened.id);
    if (state.state !== "filled") throw new Error(state.state);
    expect(Object.keys(state)).not.toContain("savedCard");
    const again = await pay(token, next, cardPayment(next, state.token));
    await ordered(place(token, again.cart));
    // The same card saved again is listed once.
    const third = await payByCard(token, await readyCart(token), cards.approves, { save: "yes" });
    await ordered(place(token, third));
    expect(await cardsOf(token)).toEqual([saved]);
    const stranger = await buyer();
    const id = saved?.id ?? "";
    expect((await openWith(stranger.token, stranger.cart, id)).status).toBe(404);
    expect((await call(stranger.token, `/customers/me/cards/${id}`, { method: "DELETE" })).status).toBe(404);
    await fault("down");
    expect((await call(token, `/customers/me/cards/${id}`, { method: "DELETE" })).status).toBe(503);
    await fault("none");
    expect((await call(token, `/customers/me/cards/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(await cardsOf(token)).toEqual([]);
    const last = await readyCart(token);
    expect((await openWith(token, last, id)).status).toBe(404);
  });

  it("is not saved without the ticked box, or after a declined payment", async () => {
    const { token, cart } = await buyer();
    await ordered(place(token, await payByCard(token, cart, cards.approves)));
    const declined = await payByCard(token, await readyCart(token), cards.declines, { save: "yes" });
    expect((await place(token, declined)).status).toBe(400);
    expect(await cardsOf(token)).toEqual([]);
  });
});

describe("a guest", () => {
  const email = `guest-${crypto.randomUUID()}@lab.example`;
  const address = { ...boston, email };
  const sell = async (guestOrderCountries: string[]) => {
    const body = JSON.stringify({ ...defaultSellingSettings, guestOrderCountries });
    expect((await admin("/settings/_admin/selling", { method: "PUT", body })).status).toBe(200);
  };
  const ready = async (to: object = address) => {
    const guest = await shopper();
    const cart = await change(guest.token, await guest.open(["4060S"]), [
      { action: "setShippingAddress", address: to },
      { action: "setBillingAddress", address: to },
      { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: "us-ground" } },
    ]);
    return { token: guest.token, cart };
  };
  const openFields = (token: string, cart: Cart) =>
    call(token, "/paymetric/tokens", {
      ...{ method: "POST" },
      body: { cartId: cart.id, returnUrl: "http://localhost:8787/checkout/guest", language: "en" },
    });

  it("cannot pay or order before the operator allows it in the country", async () => {
    for (const countries of [[], ["DE"]]) {
      await sell(countries);
      const { token, cart } = await ready();
      expect((await openFields(token, cart)).status).toBe(403);
      expect((await call(token, "/customers/payments", { method: "POST", body: purchaseOrder(cart) })).status).toBe(
        403,
      );
      expect((await place(token, cart)).status).toBe(403);
    }
  });

  it("orders by card, and opens the order by the link in the mails", async () => {
    await sell(["US"]);
    const { token, cart } = await ready();
    const onAccount = await call(token, "/customers/payments", { method: "POST", body: purchaseOrder(cart) });
    expect((await errorOf(onAccount)).code).toBe("PurchaseOrderNotOffered");
    const paid = await payByCard(token, cart, cards.approves);
    const order = await ordered(place(token, paid, { language: "jp" }));
    expect(order.guestKey).toMatch(/^[\w-]{22}$/);
    // The response was lost, or the button pressed in another tab.
    expect((await ordered(place(token, paid))).orderNumber).toBe(order.orderNumber);
    expect((await place((await shopper()).token, paid)).status).toBe(404);
    const link = `/order/view/${order.orderNumber}?id=${order.guestKey}`;
    const [mail] = await mailsOf(email);
    expect(mail?.html).toContain(link);
    const other = await shopper();
    const seen = (key: string) => call(other.token, `/orders/${order.orderNumber}/guest?key=${key}`);
    expect(v.parse(guestOrder, await (await seen(order.guestKey ?? "")).json()).order.orderNumber).toBe(
      order.orderNumber,
    );
    expect([(await seen("A".repeat(22))).status, (await seen("")).status]).toEqual([404, 404]);
    expect((await list(other.token)).total).toBe(0);
    // The mail about the shipment has the same link.
    const moved = await admin(`/commerce/_admin/orders/${order.orderNumber}/lines`, {
      ...{ method: "POST", body: JSON.stringify({ lineState: "Shipped" }) },
    });
    expect(moved.status).toBe(200);
    const mails = await mailsOf(email);
    expect([mails.length, mails.every(({ html }) => html.includes(link))]).toEqual([2, true]);
    // The office finds, exports and erases the records under the address.
    const owner = await tokenOf("owner");
    const office = "/commerce/_office/personal-data";
    const kept = async () => (await officeCall(owner, `${office}?q=${email.toUpperCase()}`)).body.rows;
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ email, orders: 1, records: { mails: 2 } }]));
    const { body: file } = await officeCall(owner, `${office}/${email}/data.json`);
    expect(file).toMatchObject({ orders: [{ orderNumber: order.orderNumber }], mails: [{}, {}] });
    expect(JSON.stringify(file.orders)).not.toContain(order.guestKey);
    await officeCall(owner, "/staff/exports", { resource: "orders", filters: { q: email } });
    const form = { key: newKey(), version: 0, reason: "The person asked for it" };
    for (let time = 0; time < 2; time += 1)
      expect(await officeCall(owner, `${office}/${email}/erase`, form)).toMatchObject({
        status: 200,
        body: { version: 1 },
      });
    expect((await officeCall(owner, `${office}/${email}/erase`, { ...form, key: newKey() })).status).toBe(409);
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ orders: 1, records: { mails: 0 } }]));
    const { body: log } = await officeCall(owner, "/staff/audit?action=lists:export");
    expect(JSON.stringify(log)).not.toContain(email);
    expect((await officeCall(owner, `${office}/${email}`)).body.history).toMatchObject([
      {},
      { after: { file: "data.json" } },
    ]);
  });

  it("moves orders into the account that confirmed the address, on request of its owner", async () => {
    await sell(["US"]);
    // An order without a seller has no invoice.
    const settings = { ...checkout, sellers: [{ countries: ["US"], seller: germanSeller }] };
    await admin("/settings/_admin/checkout", { method: "PUT", body: JSON.stringify(settings) });
    onTestFinished(openShop);
    const { token: mine, email: own } = await verifiedCustomer();
    const { token, cart } = await ready({ ...boston, email: own.toUpperCase() });
    const paid = await payByCard(token, cart, cards.approves);
    const order = await ordered(place(token, paid));
    const { orderNumber: number, guestKey = "" } = order;
    const ship = (body: object) =>
      admin(`/commerce/_admin/orders/${number}/lines`, { method: "POST", body: JSON.stringify(body) });
    expect((await ship({ lineState: "Shipped", trackingNumber: "1Z9" })).status).toBe(200);
    const claims = async (caller: string, method = "GET"): Promise<unknown> =>
      (await call(caller, "/customers/me/guest-orders", { method })).json();
    const named = { results: [{ orderNumber: number }] };
    await vi.waitFor(async () => expect(await claims(mine)).toMatchObject(named));
    // The order is hidden from strangers, guests, and accounts with an unconfirmed address.
    const stranger = await verifiedCustomer();
    const { email } = await signUp();
    const unconfirmed = await customerToken(email);
    const theirs = await ready({ ...boston, email });
    await ordered(place(theirs.token, await payByCard(theirs.token, theirs.cart, cards.approves)));
    for (const other of [stranger.token, unconfirmed]) expect(await claims(other, "POST")).toEqual({ results: [] });
    expect((await call(token, "/customers/me/guest-orders")).status).toBe(403);
    expect((await list(mine)).total).toBe(0);
    // Two concurrent requests move it once.
    expect(await Promise.all([claims(mine, "POST"), claims(mine, "POST")])).toEqual([{ results: [] }, { results: [] }]);
    expect((await list(mine)).results.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    expect(await claims(mine)).toEqual({ results: [] });
    const invoices = await (await call(mine, `/orders/${number}/invoices`)).json();
    expect(invoices).toMatchObject({ results: [{ number: expect.stringMatching(/^I/) }] });
    // The link of the mails and a repeated order find it in its new ledger, and the office can still change it.
    const byLink = await call(token, `/orders/${number}/guest?key=${guestKey}`);
    expect(v.parse(guestOrder, await byLink.json()).order.orderNumber).toBe(number);
    expect((await ordered(place(token, paid))).orderNumber).toBe(number);
    // Webhooks have received it, so its placing is not sent again.
    const [moved] = (await list(mine)).results;
    const me: { id: string } = await (await call(mine, "/customers/me")).json();
    const ledger = env.LEDGERS.get(env.LEDGERS.idFromName(`customer:${me.id}`));
    const told = await runInDurableObject(ledger, (_, { storage }) =>
      storage.sql.exec("select state, version from webhook_told where number = ?", number).toArray(),
    );
    expect(told).toEqual([{ state: "shipped", version: moved?.version }]);
    expect((await ship({ lineState: "Returned" })).status).toBe(200);
    expect((await list(mine)).results[0]?.lineItems[0]?.lineItemStatus).toBe("Returned");
    const owner = await tokenOf("owner");
    const found = async () => (await officeCall(owner, `/commerce/_office/orders?q=${number}`)).body.rows;
    await vi.waitFor(async () => expect(await found()).toMatchObject([{ number, state: "shipped" }]));
  });

  it("cannot order without an email address, or use a code that depends on earlier orders", async () => {
    await sell(["US"]);
    const nameless = await ready(boston);
    const unpaid = await payByCard(nameless.token, nameless.cart, cards.approves);
    expect((await errorOf(await place(nameless.token, unpaid))).message).toContain("CustomerNotVerified");
    const guest = await shopper();
    const code = { action: "addDiscountCode", code: "FIRSTORDER" };
    const coded = await change(guest.token, await guest.open(["4060S"]), [code]);
    expect(coded.discountCodes).toMatchObject([{ state: "MatchesCart" }]);
    const known = await change(guest.token, coded, [{ action: "setShippingAddress", address }]);
    const read = await cartOf(call(guest.token, `/carts/${known.id}`));
    expect(read.discountCodes).toMatchObject([{ state: "MaxApplicationReached" }]);
  });
});

it("the history is filtered by days of the order's country, as its pages show them", async () => {
  const { token, cart } = await buyer();
  const order = await ordered(place(token, (await pay(token, cart, purchaseOrder(cart))).cart));
  const { id } = await (await call(token, "/customers/me")).json<{ id: string }>();
  // January 1, 21:00 in New York.
  const late = { ...order, version: order.version + 1, createdAt: "2030-01-02T02:00:00.000Z" };
  expect(await ledgerOf(env, `customer:${id}`).replaceOrder(late, order.version, null)).not.toBeNull();
  const found = async (query: string) =>
    v
      .parse(orderPage, await (await call(token, `/orders?${query}`)).json())
      .results.map(({ orderNumber }) => orderNumber);
  expect(await found("from=2030-01-01&to=2030-01-01")).toEqual([order.orderNumber]);
  expect(await found("from=2030-01-02")).toEqual([]);
  expect(await found("to=2029-12-31")).toEqual([]);
});
