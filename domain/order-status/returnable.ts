/** Items of an order whose return can still be asked for. */
import type { Order } from "@contracts/commerce/orders";
import { hasLeft } from "./queue-state";
import { isReplacement } from "./replacement";

export interface ReturnItem {
  readonly sku: string;
  readonly quantity: number;
}

/** True if something of the order has shipped that the shop takes back by itself. */
export const hasReturns = ({ lineItems }: Pick<Order, "lineItems">): boolean =>
  lineItems.some((line) => hasLeft(line) && !isReplacement(line));

/**
 * Pieces by catalog number that shipped, have not come back, are not announced, and are in no earlier request. A request
 * and the return that follows it count once.
 */
export function returnableItems(
  order: Pick<Order, "lineItems" | "returnInfo">,
  asked: readonly ReturnItem[],
): ReturnItem[] {
  const items = new Map<string, { shipped: number; returned: number; asked: number }>();
  for (const line of order.lineItems) {
    if (!hasLeft(line) || isReplacement(line)) continue;
    const known = items.get(line.sku) ?? { shipped: 0, returned: 0, asked: 0 };
    known.shipped += line.quantity;
    for (const { lineItemId, quantity } of order.returnInfo.items)
      if (lineItemId === line.id) known.returned += quantity;
    items.set(line.sku, known);
  }
  for (const { sku, quantity } of asked) {
    const known = items.get(sku);
    if (known) known.asked += quantity;
  }
  return [...items].flatMap(([sku, { shipped, returned, asked: requested }]) => {
    const quantity = shipped - Math.max(returned, requested);
    return quantity > 0 ? [{ sku, quantity }] : [];
  });
}

/** "2 × 4060S, 1 × 9272S", as the request stores them. */
export const returnText = (items: readonly ReturnItem[]): string =>
  items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(", ");

export function itemsOfReturn(text: string): ReturnItem[] {
  return text.split(", ").flatMap((part) => {
    const [, quantity, sku] = /^(\d{1,6}) × (\S+)$/.exec(part) ?? [];
    return sku ? [{ sku, quantity: Number(quantity) }] : [];
  });
}
