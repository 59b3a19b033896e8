/** Refunds to a card for pieces that came back. */
import type { Invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import type { Money } from "@contracts/values/money";
import { subtract, sum } from "../money/money";
import { cancelledRefunds } from "./cancelled-refunds";

interface CreditRefund {
  /** The note's number, so that a note is refunded once. */
  readonly key: string;
  readonly amount: Money;
}

/**
 * One refund for each credit note. Nobody gets back more than the card was charged: cancelled lines round their tax by
 * themselves, and the office may have returned a part before, for goodwill.
 */
export function creditRefunds(order: Order, documents: readonly Invoice[]): CreditRefund[] {
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
