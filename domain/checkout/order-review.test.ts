import type { Cart, CartAction } from "@contracts/commerce/cart";
import { applyActions } from "@domain/cart/transition";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cartContext, newCart } from "../../tests/factories/cart";
import { changesSince, orderReview, orderReviewOf } from "./order-review";
import { checkoutProgress, nextStep } from "./progress";

function changed(cart: Cart, ...actions: readonly CartAction[]): Cart {
  const outcome = applyActions(cart, actions, cartContext());
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.cart;
}
const add = (sku: string, quantity: number): CartAction => ({ action: "addLineItem", sku, quantity });
const lineOf = (cart: Cart, sku: string) => cart.lineItems.find((line) => line.sku === sku)?.id ?? "";

describe("order review", () => {
  const cart = changed(newCart(), add("4060S", 2), add("9272S", 1));
  const seen = v.parse(orderReview, JSON.stringify(orderReviewOf(cart)));

  it("round-trips through a form without reporting a change", () => {
    expect(changesSince(seen, cart)).toEqual([]);
    expect(changesSince(seen, { ...cart, version: cart.version + 5 })).toEqual([]);
  });

  it("reports added and removed lines, changed quantities and prices, and the total", () => {
    const other = changed(
      cart,
      add("5000S", 1),
      { action: "removeLineItem", lineItemId: lineOf(cart, "9272S") },
      { action: "changeLineItemQuantity", lineItemId: lineOf(cart, "4060S"), quantity: 3 },
    );
    expect(changesSince(seen, other).map(({ kind }) => kind)).toEqual(["quantity", "added", "removed", "total"]);
    expect(changesSince(seen, other)).toContainEqual({ kind: "quantity", sku: "4060S", from: 2, to: 3 });
    const cheaper = changed(cart, { action: "addDiscountCode", code: "WELCOME10" });
    expect(changesSince(seen, cheaper)).toContainEqual({ kind: "price", sku: "4060S", from: "$281.22", to: "$253.10" });
  });

  it("names a promotion code that ended, and what shipping costs without it", () => {
    const price = { ...cart.totalPrice, centAmount: 7900 };
    const method = { shippingMethodName: "Overnight", price, discountedPrice: null };
    const paid: Cart = { ...changed(cart, { action: "addDiscountCode", code: "WELCOME10" }), shippingInfo: method };
    const free: Cart = { ...paid, shippingInfo: { ...method, discountedPrice: { ...price, centAmount: 0 } } };
    const ended: Cart = { ...paid, discountCodes: [] };
    expect(changesSince(orderReviewOf(free), ended)).toEqual([
      { kind: "codeEnded", code: "WELCOME10" },
      { kind: "shipping", from: "$0.00", to: "$79.00" },
    ]);
    expect(changesSince(orderReviewOf(ended), paid)).toEqual([{ kind: "codeAdded", code: "WELCOME10" }]);
  });

  it("takes the form of a page from before codes and shipping were compared", () => {
    const coded = changed(cart, { action: "addDiscountCode", code: "WELCOME10" });
    const { codes: _, shipping: __, ...former } = orderReviewOf(coded);
    expect(changesSince(v.parse(orderReview, JSON.stringify(former)), coded)).toEqual([]);
  });

  it("reports a new address, even at the same price", () => {
    const moved = { ...cart, shippingAddress: { id: "away", country: "US" } };
    expect(changesSince(seen, moved)).toEqual([{ kind: "details" }]);
  });

  it.each(["", "{", "[]", '{"lines":[["4060S",-1,0]],"details":"","total":{}}'])("rejects %j", (text) => {
    expect(v.safeParse(orderReview, text).success).toBe(false);
  });
});

describe("checkout progress", () => {
  const address = { country: "US", streetName: "1 Example Plaza", city: "Boston", postalCode: "02110" };

  it("continues at the first incomplete step", () => {
    const empty = newCart();
    const filled = changed(empty, add("4060S", 1));
    expect([nextStep(empty), nextStep(filled)]).toEqual(["review", "review"]);
    const addressed: Cart = { ...filled, shippingAddress: address };
    expect(nextStep(addressed)).toBe("shippinginformation");
    const price = filled.totalPrice;
    const sent: Cart = { ...addressed, shippingInfo: { shippingMethodName: "Ground", price, discountedPrice: null } };
    expect([nextStep(sent), checkoutProgress(sent)]).toEqual([
      "paymentinformation",
      { shipping: true, payment: false },
    ]);
  });

  it("treats an address without a street as missing", () => {
    const cart: Cart = { ...newCart(), shippingAddress: { country: "US", city: "Boston" } };
    expect(checkoutProgress(cart).shipping).toBe(false);
  });
});
