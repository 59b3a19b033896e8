/** Numbers of invoices and credit notes: one series for each kind and year, without gaps. */
import type { Invoice } from "@contracts/commerce/invoices";
import type { ServicesEnv } from "../../env";
import { ordersDatabase } from "../ledgers/number-directory";

const letters: Readonly<Record<Invoice["kind"], string>> = { invoice: "I", creditNote: "C" };

interface Numbered {
  /** Repeated calls with one key return the same number. */
  readonly key: string;
  readonly kind: Invoice["kind"];
  /** "2030-01-03". */
  readonly issuedOn: string;
}

/** For example "I30-000042". A number is stored before it is returned, in one statement of one database. */
export async function nextInvoiceNumber(
  env: Pick<ServicesEnv, "ORDERS_DB">,
  { key, kind, issuedOn }: Numbered,
): Promise<string> {
  const database = await ordersDatabase(env);
  const series = `${letters[kind]}${issuedOn.slice(2, 4)}`;
  const [, stored] = await database.batch<{ series: string; number: number }>([
    database
      .prepare(
        `insert into invoice_numbers (key, series, number)
         select ?1, ?2, coalesce(max(number), 0) + 1 from invoice_numbers where series = ?2
         on conflict (key) do nothing`,
      )
      .bind(key, series),
    database.prepare("select series, number from invoice_numbers where key = ?").bind(key),
  ]);
  const row = stored?.results[0];
  if (!row) throw new Error("an invoice has no number");
  return `${row.series}-${String(row.number).padStart(6, "0")}`;
}
