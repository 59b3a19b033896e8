/**
 * Words and status of each order, for search and filters of the history. Filled at the first search, and again for
 * orders that have changed, so that orders of older versions need no migration.
 */
import { type OrderFilter, order } from "@contracts/commerce/orders";
import { orderLabel } from "@domain/order-status/order-status";
import { orderWords } from "@domain/order-status/order-words";
import * as v from "valibot";

const schema = `create table if not exists order_index (
  number text primary key, status text not null, words text not null
) without rowid`;

const orderText = v.pipe(v.string(), v.parseJson(), order);
const dayMilliseconds = 86_400_000;

export class OrderIndex {
  readonly #storage: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#storage = sql;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(schema);
    return sql;
  }

  /** Call when an order has changed. */
  forget(number: string): void {
    this.#sql.exec("delete from order_index where number = ?", number);
  }

  /** Condition on the table of orders. */
  condition({ q = "", status, from, to }: OrderFilter): {
    readonly where: string;
    readonly parameters: (string | number)[];
  } {
    this.#fill();
    const terms = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
    const indexed: [sql: string, parameter: string][] = [
      // First, because it is compared faster than words.
      ...(status ? [["status = ?", status] as [string, string]] : []),
      ...terms.map((term): [string, string] => ["instr(words, ?) > 0", term]),
    ];
    const found = indexed.map(([sql]) => sql).join(" and ");
    const timed: [sql: string, parameter: number][] = [
      ...(from ? [["created_at >= ?", Date.parse(from)] as [string, number]] : []),
      ...(to ? [["created_at < ?", Date.parse(to) + dayMilliseconds] as [string, number]] : []),
    ];
    const all = [
      ...(found ? [`number in (select number from order_index where ${found})`] : []),
      ...timed.map(([sql]) => sql),
    ];
    return {
      where: ` where ${all.join(" and ") || "1"}`,
      parameters: [...indexed, ...timed].map(([, parameter]) => parameter),
    };
  }

  #fill(): void {
    const { isFull } = this.#sql
      .exec<{ isFull: number }>("select (select count(*) from orders) = (select count(*) from order_index) as isFull")
      .one();
    // Looking for missing orders reads all documents.
    if (isFull) return;
    const missing = this.#sql.exec<{ document: string }>(
      "select document from orders where number not in (select number from order_index)",
    );
    for (const { document } of missing.toArray()) {
      const known = v.parse(orderText, document);
      this.#sql.exec(
        "insert or replace into order_index (number, status, words) values (?, ?, ?)",
        known.orderNumber,
        orderLabel(known).kind,
        orderWords(known),
      );
    }
  }
}
