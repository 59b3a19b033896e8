/** Promotions that end with a customer's orders. */
import { beforeAll, expect, it } from "vitest";
import { buyer, change, openShop, ordered, pay, place, purchaseOrder, readyCart } from "../testing/checkout";
import { call, errorOf } from "../testing/gateway";

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
