/**
 * Actions of the office on an order. Each has a permission, the fields of its form, and a function that returns the
 * changed order.
 */
import type { Order } from "@contracts/commerce/orders";
import {
  orderAction,
  orderActionWithReason,
  orderCancel,
  orderMailAgain,
  orderNote,
  orderRefund,
  orderReplace,
  orderReplaceWithdraw,
  orderReturn,
  orderShip,
  orderTracking,
} from "@contracts/office/orders";
import type { Permission } from "@contracts/office/permissions";
import { moveLines, moveState, returnedPieces } from "@domain/checkout/order-moves";
import { calendarDay } from "@domain/market/calendar-day";
import { formatMoney } from "@domain/money/format";
import { readAmount } from "@domain/money/read-amount";
import { hasLeft, isUnderWay, isWaiting } from "@domain/order-status/queue-state";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { fieldProblem, readFields } from "../../shared/office/actions";
import { problemResponse } from "../../shared/problems";
import { orderMail } from "../orders/order-mail";
import { recipientOf } from "../orders/recipient";
import { refundCard } from "../payments/card-payments";
import { actOnOrder, type OrderPlan } from "./act-on-order";
import { messageMail, refundMail, shippingMail, trackingMail } from "./order-messages";
import { planReplacement, planWithdrawal } from "./replace-lines";
import { planShipment } from "./ship-order";

type Current = Parameters<Parameters<typeof actOnOrder>[4]>[0];
type Plan = OrderPlan | Response;
type CommonFields = v.GenericSchema<unknown, v.InferOutput<typeof orderAction>>;

export const orderActions = new Hono<OfficeApp>();

const refuse = (message: string) => problemResponse(400, { code: "InvalidInput", message });
const isOnAccount = ({ payments }: Order): boolean =>
  payments.some(({ paymentMethodInfo }) => paymentMethodInfo.method === "purchaseOrder");
const now = () => new Date().toISOString();
const dayAtSeller = ({ seller, country }: Pick<Order, "seller" | "country">): string =>
  calendarDay(new Date(), seller?.address.country ?? country);

function action<S extends CommonFields>(
  name: string,
  permission: Permission,
  schema: S,
  plan: (current: Current, body: v.InferOutput<S>, c: Context<OfficeApp>) => Plan | Promise<Plan>,
): void {
  orderActions.post(`/:number/${name}`, requirePermission(permission), async (c) => {
    const body = await readFields(c.req.raw, schema);
    if (!body.ok) return body.response;
    const desk = { env: c.env, actor: c.get("actor") };
    const number = c.req.param("number") ?? "";
    return actOnOrder(desk, number, permission, body.value, (current) => plan(current, body.value, c));
  });
}

action("confirm", "orders:confirm", orderAction, ({ order }) =>
  order.orderStatus === "Open" ? { order: moveState(order, "Confirmed", now()) } : refuse("The order is not new."),
);

action("hold", "orders:hold", orderActionWithReason, ({ order, facts }, { reason }) =>
  order.lineItems.some(isWaiting)
    ? { facts: { ...facts, hold: { reason, since: now() } } }
    : refuse("Nothing of this order is waiting to be shipped."),
);

action("release", "orders:hold", orderAction, ({ facts }) =>
  facts.hold ? { facts: { ...facts, hold: null } } : refuse("The order is not on hold."),
);

action("cancel", "orders:cancel", orderCancel, ({ order }, { lineId }) => {
  if (lineId === null) {
    const isWhole = order.lineItems.every((line) => isWaiting(line) || line.lineItemStatus === "Cancelled");
    return isWhole
      ? { order: moveState(order, "Cancelled", now()) }
      : fieldProblem("lineId", "Parts of the order have shipped. Cancel the other lines one by one.");
  }
  const line = order.lineItems.find(({ id }) => id === lineId);
  if (!line || !isWaiting(line)) return fieldProblem("lineId", "This line is not waiting to be shipped.");
  const moved = moveLines(order, { lineId, lineState: "Cancelled" }, now());
  if (!moved) return fieldProblem("lineId", "There is no such line.");
  const isLast = moved.lineItems.every(({ lineItemStatus }) => lineItemStatus === "Cancelled");
  return { order: isLast ? { ...moved, orderStatus: "Cancelled" as const } : moved };
});

action("ship", "orders:ship", orderShip, ({ order, facts }, body) => planShipment(order, facts.hold !== null, body));

action("replace", "orders:ship", orderReplace, ({ order }, body) => planReplacement(order, body));

action("withdraw-replacement", "orders:ship", orderReplaceWithdraw, ({ order }, { lineId }) =>
  planWithdrawal(order, lineId, now()),
);

action("tracking", "orders:ship", orderTracking, async (current, { lines, mail }, c) => {
  const { order } = current;
  const given = new Map(lines.map(({ id, ...tracking }) => [id, tracking]));
  const lineItems = order.lineItems.map((line) => (isWaiting(line) ? line : { ...line, ...given.get(line.id) }));
  const isChanged = lineItems.some(({ carrier, trackingNumber }, place) => {
    const former = order.lineItems[place];
    return (carrier || null) !== (former?.carrier || null) || trackingNumber !== former?.trackingNumber;
  });
  if (!isChanged) return refuse("Change the carrier or the tracking number of a line.");
  if (mail && !(await hasRecipient(current, c))) return fieldProblem("mail", noRecipient);
  return {
    order: { ...order, lineItems },
    ...(mail && {
      mails: (changed, recipient) => [trackingMail(order, changed, recipient)].filter((each) => each !== null),
      after: { mail: "tracking number" },
    }),
  };
});

action("paid", "orders:refund", orderAction, ({ order }) => {
  if (!isOnAccount(order)) return refuse("The order was paid by card.");
  if (order.orderStatus === "Cancelled") return refuse("The order is cancelled.");
  if (order.paidOn !== undefined) return refuse(`The payment of ${order.paidOn} is noted already.`);
  const paidOn = dayAtSeller(order);
  const { paymentWithdrawnOn: _, ...rest } = order;
  return { order: { ...rest, paidOn }, before: { paidOn: null }, after: { paidOn } };
});

action("unpaid", "orders:refund", orderActionWithReason, ({ order: { paidOn, ...order } }) => {
  if (paidOn === undefined) return refuse("No payment of this order is noted.");
  return {
    order: { ...order, paymentWithdrawnOn: dayAtSeller(order) },
    ...{ before: { paidOn }, after: { paidOn: null } },
  };
});

const noProblem = "The payments of this order follow its lines.";
action("settle", "orders:refund", orderAction, ({ facts: { payment } }) =>
  payment ? { settlement: "again", before: {}, after: { payment: "asked again" } } : refuse(noProblem),
);

action("settled", "orders:refund", orderActionWithReason, ({ facts: { payment } }) =>
  payment
    ? { settlement: "by hand", before: { payment: payment.problem }, after: { payment: "settled by hand" } }
    : refuse(noProblem),
);

action("return", "orders:refund", orderReturn, ({ order }, { lineId, quantity }) => {
  const line = order.lineItems.find(({ id }) => id === lineId);
  if (!line || !hasLeft(line)) return fieldProblem("lineId", "This line has not shipped.");
  if (line.replaces) return fieldProblem("lineId", "Take back the line that it replaces, which was charged.");
  const returned = returnedPieces(order, lineId);
  if (quantity > line.quantity - returned) {
    const before = returned > 0 ? `, of which ${returned} came back before` : "";
    return fieldProblem("quantity", `Units of this line: ${line.quantity}${before}.`);
  }
  const order2 = moveLines(order, { lineId, lineState: "Returned", quantity: returned + quantity }, now());
  return order2
    ? { order: order2, after: { returned: `${quantity} × ${line.sku}` } }
    : refuse("There is no such line.");
});

action("refund", "orders:refund", orderRefund, async ({ order }, { key, amount }, c) => {
  const payment = order.payments.find(({ paymentMethodInfo }) => paymentMethodInfo.method === "card");
  if (!payment) return refuse("The order was not paid by card. Credit it by a return.");
  const wanted = readAmount(amount.replace(",", "."), order.currencyCode);
  if (!wanted || wanted.centAmount === 0)
    return fieldProblem("amount", `An amount with at most ${order.fractionDigits} decimals, more than zero.`);
  const { centAmount, currencyCode } = wanted;
  // The card is refunded first, under the action's key, so a form sent again after a conflict does not refund twice.
  const refunded = await refundCard(c.env, payment.transaction.interactionId, `office-${key}`, {
    centAmount,
    currencyCode,
  });
  if (refunded === "refused")
    return fieldProblem("amount", "The card was not charged yet, or this is more than is left of what was charged.");
  if (!refunded) return problemResponse(503, { code: "General", message: "The payments service is not responding." });
  // If the form was sent again with another amount, the first amount was refunded.
  const made = { id: key, refundedAt: now(), amount: { ...wanted, centAmount: refunded.amount.centAmount } };
  return {
    order: { ...order, refunds: [...(order.refunds ?? []), made] },
    mails: (changed, recipient) => [refundMail(changed, recipient, made)],
    after: { refunded: formatMoney(made.amount) },
  };
});

/** Without a recipient, the history would show a mail that was never sent. */
const hasRecipient = async ({ order, owner }: Current, c: Context<OfficeApp>): Promise<boolean> =>
  (await recipientOf(c.env, owner, order)) !== null;
const noRecipient = "This email cannot be sent: the order has no customer address.";

action("note", "orders:note", orderNote, async (current, { kind, text }, c) => {
  if (kind === "customer" && !(await hasRecipient(current, c))) return fieldProblem("kind", noRecipient);
  const { facts } = current;
  return {
    facts: { ...facts, notes: [...facts.notes, { at: now(), author: c.get("actor").name, kind, text }].slice(-200) },
    ...(kind === "customer" && { mails: (order, recipient) => [messageMail(order, recipient, text)] }),
    after: { note: `${kind}: ${text}` },
  };
});

action("mail", "orders:mail", orderMailAgain, async (current, { mail }, c) => {
  if (mail === "shipping" && !current.order.lineItems.some(isUnderWay))
    return fieldProblem("mail", "No line of this order is shipped at present.");
  if (!(await hasRecipient(current, c))) return fieldProblem("mail", noRecipient);
  return {
    mails: (current, recipient) => {
      const again = mail === "confirmation" ? orderMail(current, recipient) : shippingMail(current, recipient);
      return again ? [{ ...again, id: `${again.id}-again-${current.version}` }] : [];
    },
    after: { mail },
  };
});
