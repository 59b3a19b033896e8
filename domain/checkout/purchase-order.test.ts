import { expect, it } from "vitest";
import { moneyOf } from "../money/money";
import { purchaseOrderObstacle } from "./purchase-order";

const purchaseOrders = { limits: { USD: 100_00 }, requiresSoldToId: true };

it.each([
  [moneyOf(100_00, "USD"), true, 0, null],
  [moneyOf(100_01, "USD"), true, 0, "PurchaseOrderLimit"],
  [moneyOf(50_00, "USD"), true, 60_00, "PurchaseOrderLimit"],
  [moneyOf(50_00, "USD"), false, 0, "PurchaseOrderNotOffered"],
  [moneyOf(50_00, "EUR"), true, 0, "PurchaseOrderNotOffered"],
])("a total of %j, approved: %s, with %i owed: %s", (total, approved, owed, obstacle) => {
  expect(purchaseOrderObstacle({ total, purchaseOrders, approved, owed })).toBe(obstacle);
});
