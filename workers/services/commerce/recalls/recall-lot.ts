/** Notifies everyone who received a recalled lot: marks the order and queues a mail, in one transaction. */
import type { Order } from "@contracts/commerce/orders";
import type { RecalledLot } from "@domain/lots/recalled-order";
import type { ServicesEnv } from "../../env";
import { contactOf } from "../ledgers/contact-of";
import { ledgerOf } from "../ledgers/ledger-of";
import { ordersDatabase } from "../ledgers/number-directory";
import { recallMail } from "./recall-mail";

interface RecallReport {
  readonly orders: number;
  readonly recipients: number;
  readonly unreached: readonly string[];
}

interface Entry {
  readonly orderNumber: string;
  readonly owner: string;
}

const entriesPerRead = 200;

/** Notifies the customers of all orders with a lot. Idempotent: a marked order gets no second mail. */
export async function notifyRecipients(env: ServicesEnv, recalled: RecalledLot): Promise<RecallReport> {
  const owners = new Set<string>();
  const unreached: string[] = [];
  let orders = 0;
  for (let last = ""; ; ) {
    const entries = await entriesAfter(env, recalled, last);
    for (const entry of entries) {
      const informed = await notifyRecipient(env, recalled, entry);
      if (informed === "none") continue;
      orders += 1;
      if (informed === "told") owners.add(entry.owner);
      else unreached.push(entry.orderNumber);
    }
    const end = entries.at(-1);
    if (!end || entries.length < entriesPerRead) return { orders, recipients: owners.size, unreached };
    last = end.orderNumber;
  }
}

async function entriesAfter(env: ServicesEnv, { productKey, lot }: RecalledLot, last: string): Promise<Entry[]> {
  const { results } = await (await ordersDatabase(env))
    .prepare(
      `select order_number as orderNumber, owner from shipped_lots
       where product_key = ? and lot = ? and order_number > ? order by order_number limit ${entriesPerRead}`,
    )
    .bind(productKey, lot, last)
    .all<Entry>();
  return results;
}

/**
 * "none": the order was not shipped with the lot. "unreached": it is marked, but its customer no longer has an account.
 */
export async function notifyRecipient(
  env: ServicesEnv,
  recalled: RecalledLot,
  { orderNumber, owner }: Entry,
): Promise<"told" | "unreached" | "none"> {
  const ledger = ledgerOf(env, owner);
  const order: Order | null = await ledger.order(orderNumber);
  if (!order) return "none";
  const contact = await contactOf(env, owner, order);
  const mail = contact && recallMail(order, recalled, contact);
  const isRecipient = await ledger.recallLot(orderNumber, recalled, mail);
  if (!isRecipient) return "none";
  return contact ? "told" : "unreached";
}
