/** A quote in the basket, over HTTP: its prices, through sign-in, to the order. */
import type { Cart } from "@contracts/commerce/cart";
import { handedOverCart } from "@contracts/commerce/hand-over";
import { type Quote, quote } from "@contracts/commerce/quotes";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { boston } from "../../../../tests/factories/checkout";
import { ndjson, prices, product, variant } from "../../../../tests/factories/product";
import {
  buyer,
  change,
  grossOf,
  openShop,
  ordered,
  pay,
  place,
  purchaseOrder,
  readyCart,
  verifiedCustomer,
} from "../testing/checkout";
import { password, post, signUp } from "../testing/customers";
import { admin, call, cartOf, errorOf, shopper } from "../testing/gateway";
import { importBuyers, buyer as punchoutBuyer, type Setup, visit } from "../testing/punchout";

beforeAll(openShop);

const send = (token: string, path: string, body: unknown, key?: string) =>
  call(token, path, { method: "POST", body, ...(key && { key }) });
const quoteOf = async (response: Response | Promise<Response>) => v.parse(quote, await (await response).json());
const contact = {
  ...{ kind: "contact", firstName: "Barbara", lastName: "Lane", email: "barbara@lab.example" },
  organisation: "Maize Institute",
};

async function submitted(token: string, { id, version }: Pick<Cart, "id" | "version">): Promise<Quote> {
  const made = await quoteOf(send(token, "/quotes", { id, version, language: "en", recaptchaToken: "human" }));
  const { quoteNumber, anonymousId } = made;
  await send(token, `/quotes/${quoteNumber}/customer-info`, { anonymousId, customerInfo: contact });
  return quoteOf(send(token, `/quotes/${quoteNumber}/submit`, { anonymousId, recaptchaToken: "human" }));
}

const toBasket = (token: string, { quoteNumber, anonymousId }: Quote, key?: string) =>
  send(token, `/quotes/${quoteNumber}/basket`, { anonymousId }, key);

let families = 0;
/** A separate product for the test, which may change its price or status. */
async function ownProduct(base: number, over: Parameters<typeof product>[1] = {}, key = String(7000 + ++families)) {
  const masterVariant = variant(`${key}S`, { prices: prices(base) });
  await admin("/commerce/_admin/products", {
    method: "POST",
    body: ndjson([product(key, { masterVariant, ...over })]),
  });
  return key;
}

const linesOf = ({ lineItems }: Cart) =>
  lineItems.map(({ sku, quantity, totalPrice, state }) => [sku, quantity, totalPrice.centAmount, state]);

describe("a quote in the basket", () => {
  it("keeps its prices and promotion after the price rose, and passes them and its number to the order", async () => {
    const key = await ownProduct(10_000);
    const { token } = await verifiedCustomer();
    const cart = await readyCart(token, [`${key}S`]);
    const coded = await change(token, cart, [{ action: "addDiscountCode", code: "WELCOME10" }]);
    const made = await submitted(token, coded);
    await ownProduct(15_000, {}, key);
    const basket = await cartOf(toBasket(token, made));
    expect(linesOf(basket)).toEqual([[`${key}S`, 1, 9000, null]]);
    // A second request, with another key, adds nothing.
    const again = await cartOf(toBasket(token, made));
    expect(linesOf(again)).toEqual(linesOf(basket));
    const ready = await change(token, again, [
      { action: "setShippingAddress", address: boston },
      { action: "setBillingAddress", address: boston },
      { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", id: "us-ground" } },
    ]);
    const paid = await pay(token, ready, purchaseOrder(ready));
    const order = await ordered(place(token, paid.cart));
    expect(order).toMatchObject({
      quoteNumbers: [made.quoteNumber],
      subtotalPrice: { centAmount: 9000 },
      shippingPrice: made.cart.shippingInfo?.price,
      discountCodes: [{ discountCode: { code: "WELCOME10" } }],
    });
  });

  it("keeps its price when a procurement system reopens the basket, and other changed prices are shown", async () => {
    const [quoted, plain] = [await ownProduct(10_000), await ownProduct(20_000)];
    const asker = await shopper();
    const made = await submitted(asker.token, await asker.open([`${quoted}S`]));
    await importBuyers(punchoutBuyer, { ...punchoutBuyer, identity: "other-buyer" });
    const first = await visit({ lines: [[`${plain}S`, 2]] });
    await toBasket(first.access_token, made);
    await Promise.all([ownProduct(15_000, {}, quoted), ownProduct(25_000, {}, plain)]);
    const lines = [
      [`${quoted}S`, 3, first.cart_id],
      [`${plain}S`, 2, first.cart_id],
    ] as const;
    const reopened = async (over: Setup) => {
      const grant = await visit({ operation: "edit", lines, ...over });
      return cartOf(call(grant.access_token, `/carts/${grant.cart_id}`));
    };
    for (const operation of ["edit", "inspect"]) {
      const cart = await reopened({ operation });
      expect([...linesOf(cart)].sort()).toEqual([
        [`${quoted}S`, 1, 10_000, null],
        [`${quoted}S`, 2, 30_000, null],
        [`${plain}S`, 2, 50_000, null],
      ]);
      expect(cart.custom.fields.punchoutPrices).toBe(
        `${quoted}S: $100.00 → $100.00, $150.00\n${plain}S: $200.00 → $250.00`,
      );
    }
    const foreign = await reopened({ identity: "other-buyer" });
    expect(linesOf(foreign)).toEqual([
      [`${quoted}S`, 3, 45_000, null],
      [`${plain}S`, 2, 50_000, null],
    ]);
    expect(foreign.custom.fields.punchoutPrices).toBeUndefined();
  });

  it("is handed over by key with its price and the buyer's notes, and taken over once per request", async () => {
    const [quoted, plain] = [await ownProduct(10_000), await ownProduct(20_000)];
    const asker = await shopper();
    const made = await submitted(asker.token, await asker.open([`${quoted}S`]));
    const basket = await cartOf(toBasket(asker.token, made));
    const more = await cartOf(asker.update(basket, [{ action: "addLineItem", sku: `${plain}S`, quantity: 2 }]));
    const lineItemId = more.lineItems.find(({ sku }) => sku === `${plain}S`)?.id;
    const note = { action: "setLineItemCustomField", lineItemId, name: "note", value: "Bench 4" };
    const { id } = await cartOf(asker.update(more, [note]));
    const copy = await send(asker.token, `/carts/${id}/hand-over`, {});
    const path = `/carts/handed-over/${v.parse(handedOverCart, await copy.json()).key}`;
    await Promise.all([ownProduct(15_000, {}, quoted), ownProduct(25_000, {}, plain)]);
    const other = await shopper();
    const take = () => cartOf(send(other.token, path, { country: "US", currency: "USD" }, "take-over-1"));
    for (const cart of [await cartOf(call(other.token, path)), await take(), await take()]) {
      expect(
        linesOf(cart)
          .map((line) => line.slice(0, 3))
          .sort(),
      ).toEqual([
        [`${quoted}S`, 1, 10_000],
        [`${plain}S`, 2, 50_000],
      ]);
      expect(cart.lineItems.map(({ custom }) => custom.fields.note).filter(Boolean)).toEqual(["Bench 4"]);
    }
    const wrong = await call(other.token, `/carts/handed-over/${"A".repeat(22)}`);
    const foreign = await send(other.token, `/carts/${id}/hand-over`, {});
    expect([wrong.status, foreign.status]).toEqual([404, 404]);
  });

  it("can be opened by anybody with its link, and is transferred at sign-in with the promotion codes", async () => {
    const key = await ownProduct(10_000);
    const asker = await shopper();
    const made = await submitted(asker.token, await asker.open([`${key}S`]));
    await ownProduct(15_000, {}, key);
    const guest = await shopper();
    const basket = await cartOf(toBasket(guest.token, made, "quote-to-basket-1"));
    expect(linesOf(basket)).toEqual([[`${key}S`, 1, 10_000, null]]);
    const more = await cartOf(
      guest.update(basket, [
        { action: "addLineItem", sku: "4060S", quantity: 1 },
        { action: "addDiscountCode", code: "WELCOME10" },
      ]),
    );
    expect(more.quotes?.[0]?.coverage).toBe("withOthers");
    const { email } = await signUp();
    const signedIn = await post("/customers/login", { email, password }, { token: guest.token });
    const { cart } = (await signedIn.json()) as { cart: Cart };
    expect(cart.discountCodes.map(({ discountCode, state }) => [discountCode.code, state])).toEqual([
      ["WELCOME10", "MatchesCart"],
    ]);
    expect([...linesOf(cart)].sort()).toEqual([
      ["4060S", 1, 34_650, null],
      [`${key}S`, 1, 10_000, null],
    ]);
  });

  it("is refused without its id, before it is submitted, and if none of its lines are sold", async () => {
    const key = await ownProduct(10_000);
    const asker = await shopper();
    const cart = await asker.open([`${key}S`]);
    const body = { id: cart.id, version: cart.version, language: "en", recaptchaToken: "human" };
    const draft = await quoteOf(send(asker.token, "/quotes", body));
    expect(await errorOf(await toBasket(asker.token, draft))).toMatchObject({ status: 400, code: "QuoteNotOffered" });
    const made = await submitted(asker.token, cart);
    const wrong = { ...made, anonymousId: "A".repeat(22) };
    expect((await toBasket((await shopper()).token, wrong)).status).toBe(404);
    expect((await send(asker.token, `/quotes/${made.quoteNumber}/basket`, {})).status).toBe(400);
    await ownProduct(10_000, { status: "Discontinued" }, key);
    expect(await errorOf(await toBasket(asker.token, made))).toMatchObject({ status: 400, code: "Discontinued" });
  });

  it("does not extend its prices by another quote", async () => {
    const asker = await shopper();
    const first = await submitted(asker.token, await asker.open(["4060S"]));
    const basket = await cartOf(toBasket(asker.token, first));
    const second = await submitted(asker.token, basket);
    expect(second.quoteNumber).not.toBe(first.quoteNumber);
    expect(second.quoteExpirationDate).toBe(first.quoteExpirationDate);
  });

  it("includes the price of shipping before there is an address", async () => {
    const asker = await shopper();
    const cart = await asker.open(["4060S"]);
    const offers = async (query: string) =>
      (await (await call(asker.token, `/carts/${cart.id}/shipping-methods${query}`)).json()) as { results: unknown[] };
    expect((await offers("")).results).toEqual([]);
    expect((await offers("?estimate=true")).results[0]).toMatchObject({ id: "us-ground", price: { centAmount: 2500 } });
    const made = await submitted(asker.token, cart);
    expect(made.cart.shippingInfo).toMatchObject({ shippingMethod: { id: "us-ground" }, price: { centAmount: 2500 } });
  });
});

describe("a read of a cart", () => {
  it("marks lines that are no longer sold and shows today's price, without a new version", async () => {
    const gone = await ownProduct(10_000);
    const dearer = await ownProduct(10_000);
    const guest = await shopper();
    const cart = await guest.open([`${gone}S`, `${dearer}S`]);
    await ownProduct(10_000, { status: "Discontinued" }, gone);
    await ownProduct(15_000, {}, dearer);
    for (const path of [`/carts/${cart.id}`, "/carts/active-cart"]) {
      const read = await cartOf(call(guest.token, path));
      expect(linesOf(read)).toEqual([
        [`${gone}S`, 1, 10_000, "Unavailable"],
        [`${dearer}S`, 1, 15_000, "PriceChanged"],
      ]);
      expect([read.version, read.totalPrice.centAmount]).toEqual([cart.version, 25_000]);
    }
  });

  it("names the line that prevents its order", async () => {
    const gone = await ownProduct(10_000);
    const { token, cart } = await buyer([`${gone}S`]);
    const { cart: paid } = await pay(token, cart, purchaseOrder(cart));
    await ownProduct(10_000, { status: "Discontinued" }, gone);
    const refused = await place(token, paid, { expectedTotal: grossOf(paid) });
    expect((await errorOf(refused)).errors).toMatchObject([
      { code: "CheckoutIncomplete", reason: "LineUnavailable", sku: `${gone}S` },
    ]);
  });
});

it("choices of the checkout end with its basket", async () => {
  const { token, cart } = await buyer();
  const chosen = await change(token, cart, [
    { action: "addDiscountCode", code: "FREESHIP" },
    { action: "setCustomField", name: "cartComment", value: "grant 12" },
    { action: "setCustomField", name: "specialHandling", value: "cold room" },
  ]);
  const { cart: paid } = await pay(token, chosen, purchaseOrder(chosen));
  const [line] = paid.lineItems;
  const emptied = await change(token, paid, [{ action: "removeLineItem", lineItemId: line?.id ?? "" }]);
  expect(emptied).toMatchObject({ discountCodes: [], paymentInfo: null, shippingInfo: null, shippingAddress: null });
  expect(emptied.custom.fields).not.toHaveProperty("cartComment");
  expect(emptied.custom.fields).not.toHaveProperty("specialHandling");
});
