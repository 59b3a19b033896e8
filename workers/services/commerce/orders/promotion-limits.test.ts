/** Promotions that end with a customer's orders. */
import { signInAnswer } from "@contracts/customers/customer-calls";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { buyer, change, openShop, ordered, pay, place, purchaseOrder, readyCart } from "../testing/checkout";
import { customerToken, mailedToken, password, post, signUp } from "../testing/customers";
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

it("sign-in names a visitor's code that the customer has used up, and takes the products without it", async () => {
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
