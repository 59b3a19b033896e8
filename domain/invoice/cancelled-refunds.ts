/** Refunds to a card that was charged for lines that were cancelled. */
import type { Order } from "@contracts/commerce/orders";
import type { Money } from "@contracts/values/money";
import { add } from "../money/money";
import { shareOf } from "../money/share";
import { hasLeft } from "../order-status/queue-state";
import { ordersByParcel } from "../ship-to/orders-by-parcel";
import { goodsTreatment } from "./tax-category";

export interface CardRefund {
  /** Deterministic, so nothing is refunded twice. */
  readonly key: string;
  readonly amount: Money;
}

/**
 * One refund for each cancelled line: its goods and their tax, without shipping, which the other lines still need. None
 * for an order that does not name its tax, because the rate is unknown; such an order is refunded by hand.
 */
export function cancelledRefunds(order: Order): CardRefund[] {
  if (!order.taxPortions) return [];
  return ordersByParcel(order).flatMap((part) => {
    const { partsPerMillion } = goodsTreatment(part);
    return part.lineItems.flatMap(({ id, lineItemStatus, totalPriceComputed: net }) =>
      lineItemStatus === "Cancelled" && net.centAmount > 0
        ? [{ key: `cancelled-${order.orderNumber}-${id}`, amount: add(net, shareOf(net, partsPerMillion)) }]
        : [],
    );
  });
}

/** True for a card order that has shipped in part: the card was charged for the whole order. */
export const isCharged = ({ lineItems, payments }: Pick<Order, "lineItems" | "payments">): boolean =>
  payments.some(({ paymentMethodInfo }) => paymentMethodInfo.method === "card") && lineItems.some(hasLeft);

/** Amount that a change of an order returns to its card for cancelled lines; null if none. */
export function refundOfChange(before: Order, after: Order): Money | null {
  if (!isCharged(after)) return null;
  const known = new Set(isCharged(before) ? cancelledRefunds(before).map(({ key }) => key) : []);
  const [first, ...others] = cancelledRefunds(after).filter(({ key }) => !known.has(key));
  return first ? others.reduce((total, { amount }) => add(total, amount), first.amount) : null;
}
