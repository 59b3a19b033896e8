import type { Order, OrderLine } from "@contracts/commerce/orders";
import { expect, it } from "vitest";
import { orderMembers } from "./ucp-order";

const usd = (centAmount: number) => ({ centAmount, currencyCode: "USD", fractionDigits: 2 });

const line = (id: string, lineItemStatus: string | null, over: Partial<OrderLine> = {}) =>
  ({
    ...{ id, sku: id, name: `Reagent ${id}`, quantity: 2, lineItemStatus, trackingNumber: null, lots: [] },
    ...{ price: { value: usd(1000) }, totalPrice: usd(2000) },
    ...over,
  }) as unknown as OrderLine;

const order = (lineItems: OrderLine[]) =>
  ({
    ...{ id: "o", orderNumber: "W000000000001", currencyCode: "USD", lastModifiedAt: "2026-11-01T00:00:00.000Z" },
    ...{ lineItems, payments: [{ customFields: { poNumber: "PO-7" } }], references: null, quoteNumbers: [] },
    ...{
      subtotalPrice: usd(5400),
      totalPromo: usd(600),
      shippingPrice: usd(500),
      tax: usd(300),
      totalPrice: usd(6200),
    },
    shippingAddress: { country: "US", streetName: "1 Lab Way", city: "Boston", postalCode: "02110", state: "MA" },
  }) as unknown as Order;

it("an order reports what has shipped and what is left of each line, and its totals add up", () => {
  const lot = { productKey: "1", lot: "1-7", quantity: 2, expires: null, recall: null };
  const lines = [
    line("a", "Shipped", { trackingNumber: "T1", carrier: "Post", lots: [lot] }),
    line("b", null),
    line("c", "Cancelled"),
  ];
  const told = orderMembers(order(lines), "https://shop.example", "en");
  expect(told.line_items.map(({ status, quantity }) => [status, quantity.total, quantity.fulfilled])).toEqual([
    ["fulfilled", 2, 2],
    ["processing", 2, 0],
    ["removed", 0, 0],
  ]);
  expect(told.fulfillment.expectations).toMatchObject([{ line_items: [{ id: "b", quantity: 2 }] }]);
  expect(told.fulfillment.events).toMatchObject([{ type: "shipped", tracking_number: "T1", carrier: "Post" }]);
  const parts = told.totals.filter(({ type }) => type !== "total");
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(6200);
  expect(told.procurement).toEqual({
    purchase_order_number: "PO-7",
    lots: [{ line_item_id: "a", lot: "1-7", quantity: 2, recalled: false }],
  });
});

it("returned pieces had arrived, and none of them is expected", () => {
  const told = orderMembers(order([line("a", "Returned"), line("b", "Advised")]), "https://shop.example", "en");
  expect(told.line_items.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect(told.fulfillment.expectations).toEqual([]);
});
