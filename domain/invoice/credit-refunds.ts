/** Refunds to a card for returned pieces. */
import type { Invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import { subtract, sum } from "../money/money";
import { type CardRefund, cancelledRefunds } from "./cancelled-refunds";

/**
 * One refund for each credit note, with its number as the key. The sum never exceeds the charge: cancelled lines round
 * their tax separately, and the office may have refunded a part before, for goodwill.
 */
export function creditRefunds(order: Order, documents: readonly Invoice[]): CardRefund[] {
  const others = [...cancelledRefunds(order), ...(order.refunds ?? [])].map(({ amount }) => amount);
  let left = subtract(order.totalPrice, sum(others, order.currencyCode));
  return documents.flatMap(({ kind, number, totals }) => {
    if (kind !== "creditNote") return [];
    const amount = totals.payable.centAmount > left.centAmount ? left : totals.payable;
    if (amount.centAmount <= 0) return [];
    left = subtract(left, amount);
    return [{ key: `${kind}-${number}`, amount }];
  });
}
