/** Back-office changes to an order, as pure functions. */
import type { LineMove, Order, OrderStatus } from "@contracts/commerce/orders";

/**
 * Moves one line or all; null if the line does not exist. A returned quantity is the total of all returns of the line.
 */
export function moveLines(order: Order, move: LineMove, now: string): Order | null {
  const moved = order.lineItems.filter(({ id }) => move.lineId === undefined || id === move.lineId);
  if (moved.length === 0) return null;
  const ids = new Set(moved.map(({ id }) => id));
  const lineItems = order.lineItems.map((line) =>
    ids.has(line.id)
      ? { ...line, lineItemStatus: move.lineState, trackingNumber: move.trackingNumber ?? line.trackingNumber }
      : line,
  );
  const { lineState } = move;
  const returned: Order["returnInfo"]["items"] =
    lineState === "Advised" || lineState === "Returned"
      ? moved.map(({ id, quantity }) => ({
          lineItemId: id,
          quantity: Math.min(move.quantity ?? quantity, quantity),
          shipmentState: lineState,
          lastModifiedAt: now,
        }))
      : [];
  const kept = order.returnInfo.items.filter(({ lineItemId }) => !ids.has(lineItemId));
  const delivered = lineItems.every(({ lineItemStatus }) => lineItemStatus === "Closed");
  const deliveredAt = delivered ? (order.deliveredAt ?? now) : order.deliveredAt;
  return { ...order, lineItems, deliveredAt, returnInfo: { items: [...kept, ...returned] }, ...touched(order, now) };
}

/** Pieces of a line that have come back; those that are only announced do not count. */
export const returnedPieces = ({ returnInfo }: Pick<Order, "returnInfo">, line: string): number =>
  returnInfo.items
    .filter(({ lineItemId, shipmentState }) => lineItemId === line && shipmentState !== "Advised")
    .reduce((total, { quantity }) => total + quantity, 0);

/** Sets the order state. Cancelling also cancels the lines that have not shipped. */
export function moveState(order: Order, state: OrderStatus, now: string): Order {
  const cancel = (status: string | null) =>
    status === null || ["Awaiting Shipping", "Picked", "Fulfilled"].includes(status);
  const lineItems =
    state === "Cancelled"
      ? order.lineItems.map((line) => (cancel(line.lineItemStatus) ? { ...line, lineItemStatus: "Cancelled" } : line))
      : order.lineItems;
  return { ...order, orderStatus: state, lineItems, ...touched(order, now) };
}

const touched = ({ version }: Order, now: string) => ({ version: version + 1, lastModifiedAt: now });
