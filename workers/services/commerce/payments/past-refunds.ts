/**
 * Refunds of card orders whose credit notes are older than automatic refunds. These orders may never change again, so
 * each older order is checked once.
 */
import type { Order } from "@contracts/commerce/orders";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { ledgerOf } from "../ledgers/ledger-of";
import { ordersDatabase, ownerOfNumber } from "../ledgers/number-directory";

const ordersPerRun = 20;
/** Wait before an order that could not be read is checked again. */
const retryMilliseconds = 60_000;

/**
 * Hands missing refunds to the ledgers. Never throws. Storefronts request the generation of pages every few seconds,
 * which calls this. The claim moves the due time, so concurrent calls skip the same orders.
 */
export async function makePastRefunds(env: ServicesEnv, now = Date.now()): Promise<void> {
  try {
    const database = await ordersDatabase(env);
    const { results } = await database
      .prepare(
        `update past_refunds set due_at = ?1 + ?2 where number in (
           select number from past_refunds where due_at <= ?1 order by due_at, number limit ?3)
         returning number`,
      )
      .bind(now, retryMilliseconds, ordersPerRun)
      .all<{ number: string }>();
    for (const { number } of results) await lookAt(env, database, number);
  } catch (error) {
    await reportWork(env, unmade, error);
  }
}

const unmade = "refunds of former orders were not made and are tried again";

/** Never throws, so a failing order does not block others that are due. */
async function lookAt(env: ServicesEnv, database: D1Database, number: string): Promise<void> {
  try {
    const owner = await ownerOfNumber(env, number);
    const order = owner === null ? null : ((await ledgerOf(env, owner).order(number)) as Order | null);
    // The order has left its former ledger, and the directory does not have the new one yet.
    if (owner !== null && !order) return;
    if (owner !== null && order && lacksRefund(order)) await ledgerOf(env, owner).settleAgain(number);
    await database.prepare("delete from past_refunds where number = ?").bind(number).run();
  } catch (error) {
    await reportWork(env, unmade, error);
  }
}

/**
 * True for an order that was paid by card and had returns. A refund by hand may have been for the credit note, so the
 * office handles such orders.
 */
const lacksRefund = ({ payments, lineItems, refunds = [] }: Order): boolean =>
  refunds.length === 0 &&
  payments.some(({ paymentMethodInfo }) => paymentMethodInfo.method === "card") &&
  lineItems.some(({ lineItemStatus }) => lineItemStatus === "Returned");
