import type { Sale } from "@contracts/commerce/basket-answers";
import { applyActions } from "@domain/cart/transition";
import { describe, expect, it } from "vitest";
import { cartContext, newCart } from "../../tests/factories/cart";
import { basketEvents, eventOf } from "./basket-events";
import { ecommerceOfCart, trackedStepOf } from "./checkout-events";
import { dataLayerEntry } from "./events";
import { itemBrand } from "./item";
import { saleOf } from "./sale";

function cartWith(...items: readonly (readonly [sku: string, quantity: number])[]) {
  const actions = items.map(([sku, quantity]) => ({ action: "addLineItem" as const, sku, quantity }));
  const outcome = applyActions(newCart(), actions, cartContext());
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.cart;
}
const saleWith = (...items: readonly (readonly [sku: string, quantity: number])[]): Sale =>
  saleOf(cartWith(...items), true);
const told = (events: ReturnType<typeof basketEvents>) =>
  events.map(({ name, parameters }) => [
    name,
    "ecommerce" in parameters ? parameters.ecommerce.items.map((item) => [item.item_variant, item.quantity]) : [],
  ]);

describe("basket events", () => {
  it("T-TANALYT-01: an add names the product, its price and the value", () => {
    const [event, ...more] = basketEvents(null, saleWith(["4060S", 3]), { sku: "4060S", count: 2 });
    expect(more).toEqual([]);
    expect(event).toEqual({
      name: "add_to_cart",
      parameters: {
        ecommerce: {
          currency: "USD",
          value: 281.22,
          items: [
            {
              item_id: "4060",
              item_name: "Product 4060S",
              item_brand: itemBrand,
              item_variant: "4060S",
              price: 140.61,
              quantity: 2,
            },
          ],
        },
      },
    });
    expect(event && dataLayerEntry(event)).toMatchObject({ event: "add_to_cart" });
  });

  it("T-TANALYT-03: a removal may be partial; a higher quantity is an add", () => {
    const before = saleWith(["4060S", 3], ["9272S", 1]);
    expect(told(basketEvents(before, saleWith(["4060S", 1]), null))).toEqual([
      [
        "remove_from_cart",
        [
          ["4060S", 2],
          ["9272S", 1],
        ],
      ],
    ]);
    expect(told(basketEvents(before, saleWith(["4060S", 5], ["9272S", 1]), null))).toEqual([
      ["add_to_cart", [["4060S", 2]]],
    ]);
    expect(told(basketEvents(before, null, null))[0]?.[0]).toBe("remove_from_cart");
    expect(basketEvents(before, before, null)).toEqual([]);
    expect(basketEvents(null, before, null)).toEqual([]);
  });

  it("T-TANALYT-02, T-TANALYT-04, T-TANALYT-13: viewing a basket, starting checkout and requesting a quote are events, unless the basket is empty", () => {
    for (const name of ["view_cart", "begin_checkout", "e_requestQuote"] as const) {
      const [event] = eventOf(name, saleWith(["4060S", 1]));
      expect(event && dataLayerEntry(event)).toMatchObject({ event: name, ecommerce: { currency: "USD" } });
      expect(eventOf(name, saleWith())).toEqual([]);
      expect(eventOf(name, null)).toEqual([]);
    }
  });

  it("T-TANALYT-15: every item has the brand, and no price where none is shown", () => {
    const [event] = eventOf("view_cart", saleOf(cartWith(["4060S", 1], ["9272S", 2]), false));
    const entry = event && dataLayerEntry(event);
    expect(entry).toMatchObject({ ecommerce: { items: [{ item_brand: itemBrand }, { item_brand: itemBrand }] } });
    expect(JSON.stringify(entry)).not.toMatch(/price|currency|value/);
  });

  it("T-TANALYT-05, T-TANALYT-06: checkout steps name the shipping method, payment type and active codes", () => {
    const cart = cartWith(["4060S", 1]);
    const promoted = applyActions(cart, [{ action: "addDiscountCode", code: "WELCOME10" }], cartContext());
    if (!promoted.ok) throw new Error(promoted.problem.message);
    expect(ecommerceOfCart(promoted.cart)).toMatchObject({ coupon: "WELCOME10" });
    const sent = {
      ...cart,
      shippingInfo: { shippingMethodName: "Ground", price: cart.totalPrice, discountedPrice: null },
    };
    expect(trackedStepOf(sent, "shipping")).toMatchObject({
      name: "add_shipping_info",
      ecommerce: { shipping_tier: "Ground", currency: "USD" },
    });
    const named = { ...sent, shippingInfo: { ...sent.shippingInfo, shippingMethod: { id: "us-ground" } } };
    expect(trackedStepOf(named, "shipping")?.ecommerce).toMatchObject({ shipping_tier: "us-ground" });
    expect(trackedStepOf(cart, "payment")).toMatchObject({ name: "add_payment_info" });
    expect(trackedStepOf(newCart(), "payment")).toBeNull();
  });
});
