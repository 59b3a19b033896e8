/** Back-office changes to an order, as pure functions. */
import type { LineMove, Order, OrderStatus } from "@contracts/commerce/orders";
import { isWaiting } from "../order-status/queue-state";

/**
 * States that a line may move to after shipment or cancellation. A cancelled line is no longer charged, a shipped line
 * can only be returned, and a returned one has its credit note. If an announced return never arrives, the line stays
 * with the customer.
 */
const movesFrom: Readonly<Record<string, readonly LineMove["lineState"][]>> = {
  Cancelled: ["Cancelled"],
  Shipped: ["Shipped", "Closed", "Advised", "Returned"],
  Closed: ["Closed", "Advised", "Returned"],
  Advised: ["Advised", "Returned", "Shipped", "Closed"],
  Returned: ["Returned", "Advised"],
};

/**
 * A line that has not shipped may move to any state except those of delivered goods. Imported orders may have states of
 * other systems.
 */
function mayMove({ lineItemStatus }: Order["lineItems"][number], to: LineMove["lineState"]): boolean {
  if (!isWaiting({ lineItemStatus })) return movesFrom[lineItemStatus ?? ""]?.includes(to) ?? to !== "Cancelled";
  return isWaiting({ lineItemStatus: to }) || to === "Shipped" || to === "Cancelled";
}

/**
 * Moves one line, or all lines that may move; null if none may. A returned quantity is the total of all returns of the
 * line. Every other move keeps returned pieces, which have their credit note, and ends announced returns.
 */
export function moveLines(order: Order, move: LineMove, now: string): Order | null {
  const isReturn = move.lineState === "Advised" || move.lineState === "Returned";
  const moved = order.lineItems.filter(
    (line) =>
      // Free replacement pieces are returned as pieces of the line that they replace, which has the price.
      !(isReturn && line.replaces) &&
      (move.lineId === undefined || line.id === move.lineId) &&
      mayMove(line, move.lineState) &&
      (move.lineState !== "Advised" || returnedPieces(order, line.id) < line.quantity),
  );
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
      ? moved.map(({ id, quantity }) => {
          const most = lineState === "Advised" ? quantity - returnedPieces(order, id) : quantity;
          return {
            lineItemId: id,
            quantity: Math.min(move.quantity ?? most, most),
            shipmentState: lineState,
            lastModifiedAt: now,
          };
        })
      : [];
  const kept = order.returnInfo.items.filter(
    ({ lineItemId, shipmentState }) =>
      !ids.has(lineItemId) || (lineState !== "Returned" && shipmentState !== "Advised"),
  );
  const expected = lineItems.filter(({ lineItemStatus }) => lineItemStatus !== "Cancelled");
  const delivered = expected.length > 0 && expected.every(({ lineItemStatus }) => lineItemStatus === "Closed");
  const deliveredAt = delivered ? (order.deliveredAt ?? now) : order.deliveredAt;
  return { ...order, lineItems, deliveredAt, returnInfo: { items: [...kept, ...returned] }, ...touched(order, now) };
}

/** Pieces of a line that were returned; announced returns do not count. */
export const returnedPieces = ({ returnInfo }: Pick<Order, "returnInfo">, line: string): number =>
  returnInfo.items
    .filter(({ lineItemId, shipmentState }) => lineItemId === line && shipmentState !== "Advised")
    .reduce((total, { quantity }) => total + quantity, 0);

/**
 * False for a cancelled order, for setting a confirmed order back to new, and for cancelling if no line can be
 * cancelled.
 */
export function mayMoveState({ orderStatus, lineItems }: Order, to: OrderStatus): boolean {
  if (to === orderStatus) return true;
  return to === "Cancelled" ? lineItems.some(isWaiting) : orderStatus === "Open";
}

/** Sets the order state. Cancelling also cancels the lines that have not shipped. */
export function moveState(order: Order, state: OrderStatus, now: string): Order {
  const lineItems =
    state === "Cancelled"
      ? order.lineItems.map((line) => (isWaiting(line) ? { ...line, lineItemStatus: "Cancelled" } : line))
      : order.lineItems;
  return { ...order, orderStatus: state, lineItems, ...touched(order, now) };
}

const touched = ({ version }: Order, now: string) => ({ version: version + 1, lastModifiedAt: now });
