/** Maps order and quote numbers to their owners, for the back office and for guests who return without their token. */
import { migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import officeAudit from "../../shared/office/migrations/office_audit.sql";
import numbers from "../migrations/orders/0001_numbers.sql";
import shippedLots from "../migrations/orders/0002_shipped_lots.sql";
import invoiceNumbers from "../migrations/orders/0003_invoice_numbers.sql";
import quoteList from "../migrations/orders/0010_quote_list.sql";
import withdrawals from "../migrations/orders/0020_withdrawals.sql";
import orderList from "../migrations/orders/0021_order_list.sql";
import approvals from "../migrations/orders/0030_approvals.sql";
import webhooks from "../migrations/orders/0031_webhooks.sql";
import companyOrders from "../migrations/orders/0032_company_orders.sql";
import dueDays from "../migrations/orders/0033_due_days.sql";
import deciders from "../migrations/orders/0034_deciders.sql";
import pastRefunds from "../migrations/orders/0035_past_refunds.sql";
import receiptTraces from "../migrations/orders/0036_receipt_traces.sql";

const migrations = [
  { name: "0001_numbers.sql", sql: numbers },
  { name: "0002_shipped_lots.sql", sql: shippedLots },
  { name: "0003_invoice_numbers.sql", sql: invoiceNumbers },
  { name: "0010_quote_list.sql", sql: quoteList },
  { name: "0020_withdrawals.sql", sql: withdrawals },
  { name: "0021_order_list.sql", sql: orderList },
  { name: "0022_office_audit.sql", sql: officeAudit },
  { name: "0030_approvals.sql", sql: approvals },
  { name: "0031_webhooks.sql", sql: webhooks },
  { name: "0032_company_orders.sql", sql: companyOrders },
  { name: "0033_due_days.sql", sql: dueDays },
  { name: "0034_deciders.sql", sql: deciders },
  { name: "0035_past_refunds.sql", sql: pastRefunds },
  { name: "0036_receipt_traces.sql", sql: receiptTraces },
];

type DirectoryEnv = Pick<ServicesEnv, "ORDERS_DB">;

/** The database of order numbers, with migrations applied. */
export async function ordersDatabase(env: DirectoryEnv): Promise<D1Database> {
  await migrated(env.ORDERS_DB, migrations);
  return env.ORDERS_DB;
}

/** Idempotent. */
export async function addToDirectory(
  env: DirectoryEnv,
  { number, kind, owner }: { number: string; kind: string; owner: string },
): Promise<void> {
  await (await ordersDatabase(env))
    .prepare("insert or ignore into numbers (number, kind, owner, entered_at) values (?, ?, ?, ?)")
    .bind(number, kind, owner, Date.now())
    .run();
}

/** Owner of a number, "customer:…" or "anonymous:…"; null for an unknown number. */
export async function ownerOfNumber(env: DirectoryEnv, number: string): Promise<string | null> {
  return (await ordersDatabase(env))
    .prepare("select owner from numbers where number = ?")
    .bind(number)
    .first<string>("owner");
}
