import type { Cart, CartAction } from "@contracts/commerce/cart";
import { emptyCart } from "@domain/cart/transition";
import { describe, expect, it } from "vitest";
import { reapply, withRecalculation } from "./reapply";

const cart: Cart = emptyCart({
  id: "cart-1",
  customerId: null,
  anonymousId: "someone",
  country: "US",
  currency: "USD",
  type: null,
  now: "2030-01-01T00:00:00.000Z",
});
const add: CartAction = { action: "addLineItem", sku: "4060S", quantity: 1 };

describe("reapply", () => {
  it("W8: repeats only actions that still mean the same", () => {
    expect(reapply([add], cart)).toEqual([add]);
    expect(reapply([{ action: "removeLineItem", lineItemId: "gone" }], cart)).toEqual([]);
    expect(reapply([{ action: "changeLineItemQuantity", lineItemId: "gone", quantity: 0 }], cart)).toEqual([]);
    expect(reapply([{ action: "changeLineItemQuantity", lineItemId: "gone", quantity: 2 }], cart)).toBe("unsafe");
    expect(reapply([{ action: "removeLineItem", lineItemId: "gone", quantity: 2 }], cart)).toBe("unsafe");
  });
});

describe("withRecalculation", () => {
  const now = Date.parse("2030-01-02T00:00:00.000Z");
  it("T-CART-19: is added for carts not modified for a day", () => {
    expect(withRecalculation([add], "2030-01-01T00:00:00.000Z", now)).toHaveLength(2);
    expect(withRecalculation([add], "2030-01-01T01:00:00.000Z", now)).toEqual([add]);
    expect(withRecalculation([{ action: "recalculate" }], "2029-01-01T01:00:00.000Z", now)).toHaveLength(1);
  });
});
