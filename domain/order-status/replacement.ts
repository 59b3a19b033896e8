/**
 * Replacements of pieces that were lost on their way or arrived damaged: lines without a price, which ship like any other
 * and are never invoiced.
 */
import type { Order, OrderLine, ReplacementCause } from "@contracts/commerce/orders";
import { returnedPieces } from "../checkout/order-moves";
import { hasLeft } from "./queue-state";

/** True for a line that is sent in place of pieces of another one. */
export const isReplacement = ({ replaces }: Pick<OrderLine, "replaces">): boolean => replaces !== undefined;

/** Pieces of a line that have shipped, were not returned, and are not being replaced. */
export function replaceablePieces(order: Pick<Order, "lineItems" | "returnInfo">, line: OrderLine): number {
  if (!hasLeft(line)) return 0;
  const replaced = order.lineItems
    .filter(({ replaces, lineItemStatus }) => replaces?.lineItemId === line.id && lineItemStatus !== "Cancelled")
    .reduce((total, { quantity }) => total + quantity, 0);
  return Math.max(0, line.quantity - returnedPieces(order, line.id) - replaced);
}

/** A line that replaces pieces of another one, with that one's note and address. */
export function replacementOf(line: OrderLine, quantity: number, cause: ReplacementCause, id: string): OrderLine {
  const none = { ...line.totalPrice, centAmount: 0 };
  const { contract: _, quoted: __, legacyTotalPrice: ___, ...fields } = line.custom.fields;
  return {
    ...line,
    ...{ id, quantity, replaces: { lineItemId: line.id, cause } },
    ...{ price: { value: none }, listPrice: none, netPrice: none, totalPrice: none, totalPriceComputed: none },
    ...{ discountedPrice: null, discountedPricePerQuantity: [], appliedPromoNames: [], lineItemType: "freeLineItem" },
    custom: { fields: { ...fields, legacyTotalPrice: null, estShipDate: null, trackingNumber: null } },
    ...{ lineItemStatus: null, trackingNumber: null, carrier: null, estShipDate: null, lots: [] },
  };
}
