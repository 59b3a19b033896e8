/** Sends lost or damaged pieces again without a charge, and can undo that until they ship. */
import type { Order } from "@contracts/commerce/orders";
import type { OrderReplace } from "@contracts/office/orders";
import { moveLines } from "@domain/checkout/order-moves";
import { isWaiting } from "@domain/order-status/queue-state";
import { replaceablePieces, replacementOf } from "@domain/order-status/replacement";
import { fieldProblem } from "../../shared/office/actions";
import { problemResponse } from "../../shared/problems";
import type { OrderPlan } from "./act-on-order";
import { replacementMail } from "./order-messages";

const refuse = (message: string) => problemResponse(400, { code: "InvalidInput", message });

/** The order with a line for each replacement, or a response with the errors of the form. */
export function planReplacement(order: Order, { key, cause, lines }: OrderReplace): OrderPlan | Response {
  if (order.orderStatus === "Cancelled") return refuse("The order is cancelled.");
  const wanted = lines.filter(({ quantity }) => quantity !== null);
  if (wanted.length === 0) return refuse("Enter the units of at least one line.");
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) return refuse("A line is listed twice.");
  const added: Order["lineItems"] = [];
  for (const { id, quantity } of wanted) {
    const place = order.lineItems.findIndex((line) => line.id === id);
    const line = order.lineItems[place];
    if (!line || quantity === null) return refuse("There is no such line.");
    const most = replaceablePieces(order, line);
    if (quantity > most)
      return fieldProblem(
        `lines.${place}.quantity`,
        most === 0
          ? "No unit of this line can be replaced: it has not shipped, came back, or is being replaced."
          : `${most} units of this line can be replaced.`,
      );
    // Unique for each line, and the same when the form is sent again.
    added.push(replacementOf(line, quantity, cause, `${key.slice(0, 56)}-${place}`));
  }
  return {
    // A replacement implies that the shop has accepted the order.
    order: { ...order, orderStatus: "Confirmed", lineItems: [...order.lineItems, ...added] },
    mails: (changed, recipient) => [replacementMail(changed, added, recipient)],
    after: { replacement: `${cause}: ${added.map(({ quantity, sku }) => `${quantity} × ${sku}`).join(", ")}` },
  };
}

/** The order with a replacement cancelled, which is mailed like any cancelled line. */
export function planWithdrawal(order: Order, lineId: string, now: string): OrderPlan | Response {
  const line = order.lineItems.find(({ id }) => id === lineId);
  if (!line?.replaces) return fieldProblem("lineId", "This line is not a replacement.");
  if (!isWaiting(line)) return fieldProblem("lineId", "This replacement has shipped or was withdrawn.");
  const moved = moveLines(order, { lineId, lineState: "Cancelled" }, now);
  return moved
    ? { order: moved, after: { withdrawn: `${line.quantity} × ${line.sku}` } }
    : refuse("There is no such line.");
}
