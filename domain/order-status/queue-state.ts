/** Stage of an order at the order desk, and the day on which it should ship. */
import type { Order } from "@contracts/commerce/orders";
import type { OfficeFacts, QueueState } from "@contracts/office/orders";
import { requestedDay } from "./requested-day";

type Line = Order["lineItems"][number];

const waitingStates: readonly (string | null)[] = [null, "", "Awaiting Shipping", "Picked", "Fulfilled"];

/** True for a line that is still to be shipped. */
export const isWaiting = ({ lineItemStatus }: Pick<Line, "lineItemStatus">): boolean =>
  waitingStates.includes(lineItemStatus);

const leftStates: readonly (string | null)[] = ["Shipped", "Closed", "Advised", "Returned"];

/** True for a line that has shipped, including lines with announced or returned pieces. */
export const hasLeft = ({ lineItemStatus }: Pick<Line, "lineItemStatus">): boolean =>
  leftStates.includes(lineItemStatus);

/** True for a line that has shipped and has neither arrived nor come back; the shipping mail lists these. */
export const isUnderWay = ({ lineItemStatus }: Pick<Line, "lineItemStatus">): boolean => lineItemStatus === "Shipped";

/** A hold matters only while something can ship. */
export function queueState(
  { orderStatus, lineItems }: Pick<Order, "orderStatus" | "lineItems">,
  { hold }: Pick<OfficeFacts, "hold">,
): QueueState {
  const waiting = lineItems.filter(isWaiting).length;
  const cancelled = lineItems.filter(({ lineItemStatus }) => lineItemStatus === "Cancelled").length;
  if (orderStatus === "Cancelled" || (cancelled > 0 && cancelled === lineItems.length)) return "cancelled";
  if (waiting === 0) return "shipped";
  if (hold) return "held";
  if (waiting + cancelled < lineItems.length) return "part-shipped";
  return orderStatus === "Confirmed" ? "confirmed" : "new";
}

/**
 * Earliest day "YYYY-MM-DD" on which a line that has not shipped is due: the promised one, or the day that the buyer
 * requested if that is later. Null without either.
 */
export function nextShipDate(order: Pick<Order, "lineItems" | "delivery" | "procurement">): string | null {
  const days = order.lineItems.filter(isWaiting).flatMap((line) => {
    const promised = /^\d{4}-\d\d-\d\d/.exec(line.estShipDate ?? "")?.[0] ?? "";
    const day = [promised, requestedDay(order, line) ?? ""].toSorted().at(-1);
    return day ? [day] : [];
  });
  return days.sort()[0] ?? null;
}
