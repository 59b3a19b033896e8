import type { Cart, LineItem } from "@contracts/commerce/cart";
import { describe, expect, it } from "vitest";
import { basketMembers, mergedLines, replacingActions } from "./ucp-basket";

const euros = (centAmount: number) => ({ centAmount, currencyCode: "EUR", fractionDigits: 2 });

const line = (sku: string, quantity: number, total = quantity * 1000, mode: LineItem["lineItemMode"] = "standard") =>
  ({
    id: `id-${sku}`,
    sku,
    name: `Reagent ${sku}`,
    quantity,
    lineItemMode: mode,
    price: { value: euros(1000) },
    totalPrice: euros(total),
  }) as LineItem;

const basket = (lineItems: LineItem[], total: number, more: Partial<Cart> = {}) =>
  ({ lineItems, totalPrice: euros(total), taxedPrice: null, shippingInfo: null, ...more }) as Cart;

const sum = (totals: readonly { type: string; amount: number }[]) =>
  totals.filter(({ type }) => type !== "total").reduce((all, { amount }) => all + amount, 0);

describe("a basket as a cart of the protocol", () => {
  it("has amounts in minor units that add up", () => {
    const cart = basket([line("4060S", 2, 1800)], 2300, {
      shippingInfo: { shippingMethodName: "Post", price: euros(500), discountedPrice: null },
      taxedPrice: { totalGross: euros(2737), totalTax: euros(437) },
    });
    const { line_items, totals, currency } = basketMembers(cart, "en");
    expect(currency).toBe("EUR");
    expect(line_items).toEqual([
      {
        id: "id-4060S",
        item: { id: "4060S", title: "Reagent 4060S", price: 1000 },
        quantity: 2,
        totals: [
          { type: "subtotal", amount: 2000 },
          { type: "items_discount", amount: -200 },
          { type: "total", amount: 1800 },
        ],
      },
    ]);
    expect(totals).toEqual([
      { type: "subtotal", amount: 2000 },
      { type: "items_discount", amount: -200 },
      { type: "fulfillment", amount: 500 },
      { type: "tax", amount: 437 },
      { type: "total", amount: 2737 },
    ]);
    expect(sum(totals)).toBe(2737);
  });

  it("without shipping and tax has a subtotal and a total", () => {
    expect(basketMembers(basket([line("4060S", 1)], 1000), "en").totals).toEqual([
      { type: "subtotal", amount: 1000 },
      { type: "total", amount: 1000 },
    ]);
  });
});

describe("replacing the lines of a basket", () => {
  const cart = basket([line("4060S", 2), line("9272S", 1), line("GIFT1", 1, 0, "gift")], 3000);

  it("removes, changes and adds, and leaves gifts to the shop", () => {
    const wanted = [
      { sku: "4060S", quantity: 3 },
      { sku: "7074S", quantity: 1 },
    ];
    expect(replacingActions(cart, wanted)).toEqual([
      { action: "changeLineItemQuantity", lineItemId: "id-4060S", quantity: 3 },
      { action: "removeLineItem", lineItemId: "id-9272S" },
      { action: "addLineItem", sku: "7074S", quantity: 1 },
    ]);
  });

  it("does nothing for the same lines", () => {
    const same = mergedLines([
      { sku: "4060S", quantity: 1 },
      { sku: "9272S", quantity: 1 },
      { sku: "4060S", quantity: 1 },
    ]);
    expect(replacingActions(cart, same)).toEqual([]);
  });
});
