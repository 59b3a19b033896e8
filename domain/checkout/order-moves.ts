/** Back-office changes to an order, as pure functions. */
import type { LineMove, Order, OrderStatus } from "@contracts/commerce/orders";
import { isWaiting } from "../order-status/queue-state";

/**
 * States that a line may move to from one after its shipment, or from its cancellation. A line that was cancelled is no
 * longer charged, one that has shipped comes back by a return, and one that came back has its credit note. A return that
 * was announced and does not come leaves the line with the customer.
 */
const movesFrom: Readonly<Record<string, readonly LineMove["lineState"][]>> = {
  Cancelled: ["Cancelled"],
  Shipped: ["Shipped", "Closed", "Advised", "Returned"],
  Closed: ["Closed", "Advised", "Returned"],
  Advised: ["Advised", "Returned", "Shipped", "Closed"],
  Returned: ["Returned", "Advised"],
};

/** A line that waits moves on to any state but those of delivered goods. Imported orders may have states of other systems. */
function mayMove({ lineItemStatus }: Order["lineItems"][number], to: LineMove["lineState"]): boolean {
  if (!isWaiting({ lineItemStatus })) return movesFrom[lineItemStatus ?? ""]?.includes(to) ?? to !== "Cancelled";
  return isWaiting({ lineItemStatus: to }) || to === "Shipped" || to === "Cancelled";
}

/**
 * Moves one line or all that may move; null without any. A returned quantity is the total of all returns of the line.
 * Every other move keeps what came back, which has its credit note, and ends what was only announced.
 */
export function moveLines(order: Order, move: LineMove, now: string): Order | null {
  const isReturn = move.lineState === "Advised" || move.lineState === "Returned";
  const moved = order.lineItems.filter(
    (line) =>
      // Pieces that were sent without a charge come back as pieces of the line that they replace, which has the price.
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

/** Pieces of a line that have come back; those that are only announced do not count. */
export const returnedPieces = ({ returnInfo }: Pick<Order, "returnInfo">, line: string): number =>
  returnInfo.items
    .filter(({ lineItemId, shipmentState }) => lineItemId === line && shipmentState !== "Advised")
    .reduce((total, { quantity }) => total + quantity, 0);

/** False for a cancelled order, which stays so, for a confirmed one to be new again, and where nothing is left to cancel. */
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
