/** Promotions that end with a customer's orders. */
import { env, runInDurableObject } from "cloudflare:test";
import type { Cart } from "@contracts/commerce/cart";
import { signInAnswer } from "@contracts/customers/customer-calls";
import * as v from "valibot";
import { beforeAll, expect, it, vi } from "vitest";
import { shopperOf } from "../shoppers/shopper-of";
import {
  buyer,
  cards,
  change,
  openShop,
  ordered,
  pay,
  payByCard,
  place,
  purchaseOrder,
  readyCart,
} from "../testing/checkout";
import { customerToken, mailedToken, me, password, post, signUp } from "../testing/customers";
import { call, errorOf, shopper } from "../testing/gateway";

beforeAll(openShop);

it("a promotion for new customers, and one for a single order, end with the first order", async () => {
  const { token, cart } = await buyer();
  const codes = ["FIRSTORDER", "ONCE"].map((code) => ({ action: "addDiscountCode", code }));
  const coded = await change(token, cart, codes);
  expect(coded.discountCodes.map(({ state }) => state)).toEqual(["MatchesCart", "MatchesCart"]);
  const { cart: paid } = await pay(token, coded, purchaseOrder(coded));
  await ordered(place(token, paid));
  const next = await readyCart(token);
  for (const action of codes) {
    const body = { version: next.version, actions: [action] };
    const refused = await errorOf(await call(token, `/carts/${next.id}`, { method: "POST", body }));
    expect(refused.errors).toMatchObject([{ code: "DiscountCodeNonApplicable", reason: "MaxApplicationReached" }]);
  }
});

it("sign-in lists a visitor's code that the customer has used up, and transfers the products without it", async () => {
  const { email } = await signUp();
  await post("/customers/email-verify", { tokenValue: await mailedToken(email, "verify-email"), password });
  const token = await customerToken(email);
  const first = await readyCart(token);
  const { cart: paid } = await pay(token, first, purchaseOrder(first));
  await ordered(place(token, paid));
  const visitor = await shopper();
  const opened = await visitor.open(["4060S"]);
  const codes = ["FIRSTORDER", "FREESHIP"].map((code) => ({ action: "addDiscountCode", code }));
  const coded = await change(visitor.token, opened, codes);
  expect(coded.discountCodes.map(({ state }) => state)).toEqual(["MatchesCart", "MatchesCart"]);
  const answer = await post("/customers/login", { email, password }, { token: visitor.token });
  const { cart, leftOut, leftCodes } = v.parse(signInAnswer, await answer.json());
  expect([leftOut, leftCodes]).toEqual([[], ["FIRSTORDER"]]);
  expect(cart?.lineItems.map(({ sku }) => sku)).toEqual(["4060S"]);
  expect(cart?.discountCodes.map(({ discountCode }) => discountCode.code)).toEqual(["FREESHIP"]);
});

it("sign-in also lists the codes of a basket for another country", async () => {
  const { email } = await signUp();
  const visitor = await shopper();
  const opened = await visitor.open(["4060S"], { country: "DE", currency: "EUR" });
  await change(visitor.token, opened, [{ action: "addDiscountCode", code: "FREESHIP" }]);
  const answer = await post("/customers/login", { email, password }, { token: visitor.token });
  const { setAside, leftCodes } = v.parse(signInAnswer, await answer.json());
  expect([setAside, leftCodes]).toEqual([[{ sku: "4060S", quantity: 1 }], ["FREESHIP"]]);
});

const codes = ["FIRSTORDER", "ONCE"].map((code) => ({ action: "addDiscountCode", code }));

/** Another basket beside the customer's own, like those of programs. */
async function besides(token: string, cart: Cart): Promise<Cart> {
  await shopperOf(env, "customer", (await me(token)).id).releaseCart(cart.id);
  return readyCart(token);
}

it("of two baskets that are ordered at the same instant, one gets the code", async () => {
  for (const code of codes) {
    const { token, cart } = await buyer();
    const carts: Cart[] = [];
    for (const each of [cart, await besides(token, cart)]) {
      const coded = await change(token, each, [code]);
      carts.push((await pay(token, coded, purchaseOrder(coded))).cart);
    }
    const answers = await Promise.all(carts.map((each) => place(token, each)));
    expect(answers.map(({ status }) => status).sort(), code.code).toEqual([201, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(await errorOf(answers[refused] ?? new Response())).toMatchObject({ code: "PriceChanged" });
    // Without the code, the other basket can be ordered too.
    const again = await (await call(token, `/carts/${carts[refused]?.id}`)).json<Cart>();
    expect(again.discountCodes.map(({ state }) => state)).toEqual(["MaxApplicationReached"]);
    await ordered(place(token, again));
    const { results } = await (await call(token, "/orders")).json<{
      results: { discountCodes: { state: string }[] }[];
    }>();
    expect(results.flatMap(({ discountCodes }) => discountCodes.map(({ state }) => state)).sort()).toEqual([
      ...["MatchesCart", "MaxApplicationReached"],
    ]);
  }
});

it("a code is free again for another basket when the payment of the first was refused", async () => {
  const { token, cart } = await buyer();
  const coded = await change(token, cart, [{ action: "addDiscountCode", code: "ONCE" }]);
  const paid = await payByCard(token, coded, cards.declines);
  expect(await errorOf(await place(token, paid))).toMatchObject({ code: "PaymentDeclined" });
  const other = await change(token, await besides(token, cart), [{ action: "addDiscountCode", code: "ONCE" }]);
  expect(other.discountCodes.map(({ state }) => state)).toEqual(["MatchesCart"]);
  // Refused for another reason before the attempt began.
  const { cart: ready } = await pay(token, other, purchaseOrder(other));
  const wrong = { ...ready, taxedPrice: null, totalPrice: { ...ready.totalPrice, centAmount: 1 } };
  expect((await place(token, wrong)).status).toBe(409);
  const current = await (await call(token, `/carts/${ready.id}`)).json<Cart>();
  expect((await ordered(place(token, current))).discountCodes).toMatchObject([{ state: "MatchesCart" }]);
});

it("a code is free again for another basket when the order of the first could not begin", async () => {
  const { token, cart } = await buyer();
  const code = { action: "addDiscountCode", code: "ONCE" };
  const coded = await change(token, cart, [code]);
  const { cart: paid } = await pay(token, coded, purchaseOrder(coded));
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  // The attempt cannot be stored, after the code was reserved.
  const broken = "create trigger broken before insert on placement begin select raise(abort, 'broken'); end";
  await runInDurableObject(
    env.CARTS.get(env.CARTS.idFromName(cart.id)),
    (_, { storage }) => void storage.sql.exec(broken),
  );
  const failed = await place(token, paid);
  reported.mockRestore();
  expect(failed.status).toBeGreaterThanOrEqual(500);
  const other = await change(token, await besides(token, cart), [code]);
  expect(other.discountCodes.map(({ state }) => state)).toEqual(["MatchesCart"]);
});
