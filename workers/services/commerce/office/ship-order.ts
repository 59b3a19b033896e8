/** Ships lines of an order with their lots, as entered in the office's form or in a line of a file. */
import type { Order } from "@contracts/commerce/orders";
import type { OrderShip } from "@contracts/office/orders";
import { isWaiting } from "@domain/order-status/queue-state";
import { withSplitLine } from "@domain/order-status/split-line";
import { parcelOf } from "@domain/ship-to/parcels";
import { fieldProblem } from "../../shared/office/actions";
import { problemResponse } from "../../shared/problems";
import type { ChosenLot } from "../orders/shipped-lots";
import type { OrderPlan } from "./act-on-order";

/** The order with the chosen lines shipped, or a response with the errors of the form. */
export function planShipment(
  order: Order,
  held: boolean,
  { lines, carrier, trackingNumber, reason }: OrderShip,
): OrderPlan | Response {
  const refuse = (message: string) => problemResponse(400, { code: "InvalidInput", message });
  if (order.orderStatus === "Cancelled") return refuse("The order is cancelled.");
  if (held) return refuse("The order is on hold. Release it first.");
  const shipping = lines.filter(({ ship }) => ship);
  if (shipping.length === 0) return refuse("Choose at least one line to ship.");
  const chosen = new Map<string, readonly ChosenLot[]>();
  let divided = order;
  for (const { id, quantity: wanted = null, lots } of shipping) {
    const place = order.lineItems.findIndex((line) => line.id === id);
    const line = order.lineItems[place];
    if (!line || !isWaiting(line)) return refuse(`Line ${place + 1 || id} is not waiting to be shipped.`);
    const count = wanted ?? line.quantity;
    if (count > line.quantity)
      return fieldProblem(`lines.${place}.quantity`, `Units of this line that have not shipped: ${line.quantity}.`);
    divided = withSplitLine(divided, id, count);
    const rows = lots.filter(({ lot }) => Boolean(lot));
    if (rows.length === 0) continue;
    const incomplete = rows.find(({ quantity }) => quantity === null);
    if (incomplete) return fieldProblem(`lines.${place}.lots.0.quantity`, "Enter the units of each lot.");
    const pieces = rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    if (pieces !== count)
      return fieldProblem(
        `lines.${place}.lots.0.quantity`,
        count === line.quantity
          ? `The lots have ${pieces} units, the line has ${count}.`
          : `The lots have ${pieces} units, and ${count} ship.`,
      );
    if (new Set(rows.map(({ lot }) => lot)).size < rows.length)
      return fieldProblem(`lines.${place}.lots.0.lot`, "A lot is listed twice.");
    chosen.set(
      id,
      rows.map(({ lot, quantity }) => ({ lot: lot ?? "", quantity: quantity ?? 0 })),
    );
  }
  const ids = new Set(shipping.map(({ id }) => id));
  const destinations = order.lineItems.filter(({ id }) => ids.has(id)).map((line) => parcelOf(line, order.parcels)?.id);
  if (new Set(destinations).size > 1)
    return refuse("These lines go to different addresses. Ship each address by itself.");
  const rest = divided.lineItems.filter((line) => isWaiting(line) && !ids.has(line.id));
  // Each address gets its own parcel.
  const isPart = rest.some((line) => destinations.includes(parcelOf(line, order.parcels)?.id));
  if (order.delivery?.shipComplete && isPart && !reason)
    return fieldProblem("reason", "The buyer wants everything in one shipment. Ship all lines, or say why not.");
  const lineItems = divided.lineItems.map((line) =>
    ids.has(line.id) ? { ...line, lineItemStatus: "Shipped", carrier, trackingNumber: trackingNumber || null } : line,
  );
  return { order: { ...divided, orderStatus: "Confirmed", lineItems }, chosen };
}
