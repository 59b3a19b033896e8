/** Settles the payments of an order after a change of its lines: captures, releases, refunds, and frees credit. */
import type { Invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import { cancelledRefunds } from "@domain/invoice/cancelled-refunds";
import { creditRefunds } from "@domain/invoice/credit-refunds";
import { formatMoney } from "@domain/money/format";
import { hasLeft } from "@domain/order-status/queue-state";
import type { ServicesEnv } from "../../env";
import { reportToConsole } from "../../shared/log-store";
import { ledgerOf } from "../ledgers/ledger-of";
import { refundCard, settleCard } from "./card-payments";

const hasShipped = ({ lineItems }: Order): boolean => lineItems.some(hasLeft);

/** True for an order in a state that requires settlement. */
const isSettlementDue = (order: Order): boolean =>
  hasShipped(order) ||
  order.orderStatus === "Cancelled" ||
  order.lineItems.some(({ lineItemStatus }) => lineItemStatus === "Cancelled") ||
  order.paidOn !== undefined ||
  order.paymentWithdrawnOn !== undefined;

const movesOf = ({ lineItems, orderStatus, paidOn, paymentWithdrawnOn, returnInfo }: Order): string =>
  JSON.stringify([
    ...[orderStatus, paidOn, paymentWithdrawnOn, returnInfo],
    lineItems.map(({ id, lineItemStatus, quantity }) => [id, lineItemStatus, quantity]),
  ]);

/**
 * False for a change without an effect on payments, such as a note. An imported order may have a payment of another
 * shop, which must not be settled here.
 */
export const isSettlementMoved = (before: Order, after: Order): boolean =>
  isSettlementDue(after) && movesOf(before) !== movesOf(after);

/** Settles at once, so the caller that changed the order gets the result. The ledger's alarm retries a failure. */
export async function settlePayment(env: ServicesEnv, order: Order, owner: string): Promise<void> {
  if (!isSettlementDue(order)) return;
  const attempt = await trySettling(env, order, owner);
  await ledgerOf(env, owner).settlementTried(order.orderNumber, order.version, attempt);
}

export interface SettlementAttempt {
  /** False if the payments service must be called again. */
  readonly isSettled: boolean;
  /** Message for the office; null if the payments follow the lines. */
  readonly problem: string | null;
}

const worked: SettlementAttempt = { isSettled: true, problem: null };

/**
 * Captures the payment of a shipped order, releases that of a cancelled one, and refunds due amounts. Every call is
 * idempotent.
 */
export async function trySettling(env: ServicesEnv, order: Order, owner: string): Promise<SettlementAttempt> {
  const shipped = hasShipped(order);
  const cancelled = order.orderStatus === "Cancelled";
  const attempts: SettlementAttempt[] = [];
  for (const { paymentMethodInfo, transaction } of order.payments) {
    const id = transaction.interactionId;
    if (paymentMethodInfo.method === "card") {
      if (!shipped && !cancelled) continue;
      const card = await settled(env, order, id, shipped ? "capture" : "void");
      attempts.push(card);
      if (shipped && card.isSettled) attempts.push(await refundCharged(env, order, owner, id));
    } else {
      const ledger = ledgerOf(env, order.creditOwner ?? owner);
      const isOwed = order.paidOn === undefined && (shipped || !cancelled);
      if (!isOwed) await ledger.releaseCredit(id);
      else {
        if (order.paymentWithdrawnOn !== undefined) await ledger.restoreCredit(id);
        await lowerCredit(env, order, owner, id);
      }
    }
  }
  return {
    isSettled: attempts.every(({ isSettled }) => isSettled),
    problem: attempts.map(({ problem }) => problem).find((problem) => problem !== null) ?? null,
  };
}

async function settled(
  env: ServicesEnv,
  { orderNumber }: Order,
  authorization: string,
  verb: "capture" | "void",
): Promise<SettlementAttempt> {
  const answer = await settleCard(env, authorization, verb);
  if (!answer) {
    await reportToConsole(env, `a card payment was not settled, and ${verb} is tried again`, orderNumber);
    return { isSettled: false, problem: `The payments service did not answer: ${verb} is tried again.` };
  }
  const wanted = verb === "capture" ? "captured" : "voided";
  const status = answer === "unknown" ? "unknown to the payments service" : answer.status;
  if (status === wanted) return worked;
  // The provider's state is final, so a retry would not help; a person has to act.
  const states = `it should be ${wanted} and is ${status}`;
  await reportToConsole(env, `a card payment cannot be settled: ${states}`, orderNumber);
  return { isSettled: true, problem: `The card payment cannot be settled: ${states}.` };
}

/** Refunds the charges for cancelled lines and returned pieces to the card, each once. */
async function refundCharged(
  env: ServicesEnv,
  order: Order,
  owner: string,
  authorization: string,
): Promise<SettlementAttempt> {
  const { orderNumber } = order;
  const hasReturns = order.lineItems.some(({ lineItemStatus }) => lineItemStatus === "Returned");
  const documents: Invoice[] = hasReturns ? await ledgerOf(env, owner).invoices(orderNumber) : [];
  let attempt = worked;
  for (const { key, amount } of [...cancelledRefunds(order), ...creditRefunds(order, documents)]) {
    const { centAmount, currencyCode } = amount;
    const refunded = await refundCard(env, authorization, key, { centAmount, currencyCode });
    if (refunded !== null && refunded !== "refused") continue;
    const outcome = refunded === null ? "was not made and is tried again" : "is refused by the payments service";
    await reportToConsole(env, `a refund to a card ${outcome}`, orderNumber);
    const isSettled = attempt.isSettled && refunded === "refused";
    attempt = { isSettled, problem: `A refund of ${formatMoney(amount)} to the card ${outcome}.` };
  }
  return attempt;
}

/** Frees the credit of cancelled lines and of credit notes of an order on account. */
async function lowerCredit(env: ServicesEnv, order: Order, owner: string, key: string): Promise<void> {
  const documents = await ledgerOf(env, owner).invoices(order.orderNumber);
  const notes = documents.filter(({ kind }) => kind === "creditNote");
  const back = [...cancelledRefunds(order).map(({ amount }) => amount), ...notes.map(({ totals }) => totals.payable)];
  if (back.length === 0) return;
  const credited = back.reduce((sum, { centAmount }) => sum + Math.abs(centAmount), 0);
  const open = order.totalPrice.centAmount - credited;
  await ledgerOf(env, order.creditOwner ?? owner).lowerCredit(key, open);
}
