/**
 * Words, status and day of each order, for search and filters of the history. Filled at the first search, and again for
 * changed orders, so older orders need no migration.
 */
import { type OrderFilter, order } from "@contracts/commerce/orders";
import { calendarDay } from "@domain/market/calendar-day";
import { orderLabel } from "@domain/order-status/order-status";
import { orderWords } from "@domain/order-status/order-words";
import * as v from "valibot";
import { listText, wordConditions } from "../../shared/list-words";

const schema = `create table if not exists order_search (
  number text primary key, status text not null, words text not null, day text not null
) without rowid`;

const orderText = v.pipe(v.string(), v.parseJson(), order);

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
    this.#sql.exec("delete from order_search where number = ?", number);
  }

  /** Condition on the table of orders. */
  condition({ q = "", status, from, to }: OrderFilter): {
    readonly where: string;
    readonly parameters: string[];
  } {
    this.#fill();
    const indexed: (readonly [sql: string, ...parameters: string[]])[] = [
      // First, because comparing it is faster than words.
      ...(status ? [["status = ?", status] as const] : []),
      ...(from ? [["day >= ?", from] as const] : []),
      ...(to ? [["day <= ?", to] as const] : []),
      ...wordConditions(q, 8),
    ];
    const found = indexed.map(([sql]) => sql).join(" and ");
    return {
      where: found ? ` where number in (select number from order_search where ${found})` : "",
      parameters: indexed.flatMap(([, ...parameters]) => parameters),
    };
  }

  #fill(): void {
    const { isFull } = this.#sql
      .exec<{ isFull: number }>("select (select count(*) from orders) = (select count(*) from order_search) as isFull")
      .one();
    // Finding orders that are missing in the index reads all documents.
    if (isFull) return;
    // An older version of the index, without days.
    this.#sql.exec("drop table if exists order_index");
    const missing = this.#sql.exec<{ document: string }>(
      "select document from orders where number not in (select number from order_search)",
    );
    for (const { document } of missing.toArray()) {
      const known = v.parse(orderText, document);
      this.#sql.exec(
        "insert or replace into order_search (number, status, words, day) values (?, ?, ?, ?)",
        ...[known.orderNumber, orderLabel(known).kind, listText(orderWords(known))],
        calendarDay(new Date(known.createdAt), known.country),
      );
    }
  }
}
