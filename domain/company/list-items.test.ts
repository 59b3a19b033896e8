import type { Cart } from "@contracts/commerce/cart";
import { expect, it } from "vitest";
import { carriedOut, newCart } from "../../tests/factories/cart";
import { listItemsOf } from "./list-items";

it("a list keeps the design of a panel kit, and one item for each product and design", () => {
  const cart = carriedOut(newCart(), [
    { action: "addLineItem", sku: "4060S", quantity: 2, experimentId: "design-1" },
    { action: "addLineItem", sku: "4060S", quantity: 1, experimentId: "design-2" },
    { action: "addLineItem", sku: "9272S", quantity: 3 },
  ]);
  const [, , plain] = cart.lineItems;
  const lineItems: Cart["lineItems"] = [
    ...cart.lineItems,
    ...(plain ? [{ ...plain, id: "quoted" }] : []),
    ...(plain ? [{ ...plain, id: "gift", lineItemMode: "gift" as const }] : []),
  ];
  const names = { ja: "Akt抗体" };
  expect(listItemsOf({ lineItems: lineItems.map((line) => ({ ...line, names })) }).map((item) => item.names)).toEqual([
    ...[names, names, names],
  ]);
  expect(
    listItemsOf({ lineItems }).map(({ sku, quantity, experimentId = null }) => [sku, quantity, experimentId]),
  ).toEqual([
    ["4060S", 2, "design-1"],
    ["4060S", 1, "design-2"],
    ["9272S", 6, null],
  ]);
});
