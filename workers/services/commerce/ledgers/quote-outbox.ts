/** Unsent messages of a ledger about quotes: changes for the list of all quotes, orders for the quotes' ledgers. */
import type { Quote } from "@contracts/commerce/quotes";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { enterInQuoteList } from "../quotes/quote-list";
import { ledgerOf } from "./ledger-of";
import { ownerOfNumber } from "./number-directory";

/** A row without an order number is a change; one with it is an order at the quote's prices. */
const schema = `create table if not exists quote_outbox (
  number text not null, order_number text not null default '', changes integer not null default 1,
  primary key (number, order_number)
) without rowid`;

export class QuoteOutbox {
  readonly #storage: () => SqlStorage;
  readonly #env: Pick<ServicesEnv, "ORDERS_DB" | "LEDGERS" | "LOG_DB">;

  constructor(sql: () => SqlStorage, env: Pick<ServicesEnv, "ORDERS_DB" | "LEDGERS" | "LOG_DB">) {
    this.#storage = sql;
    this.#env = env;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(schema);
    return sql;
  }

  /** Part of the caller's transaction. */
  addChanged(number: string): void {
    this.#sql.exec(
      `insert into quote_outbox (number) values (?)
       on conflict (number, order_number) do update set changes = changes + 1`,
      number,
    );
  }

  /** Part of the caller's transaction. */
  addOrdered(number: string, orderNumber: string): void {
    this.#sql.exec("insert or ignore into quote_outbox (number, order_number) values (?, ?)", number, orderNumber);
  }

  isWaiting(): boolean {
    return this.#sql.exec<{ waiting: number }>("select count(*) as waiting from quote_outbox").one().waiting > 0;
  }

  /** Never throws; failed messages are retried. */
  async flush(quoteOf: (number: string) => Quote | null): Promise<void> {
    const waiting = this.#sql
      .exec<{ number: string; order: string; changes: number }>(
        'select number, order_number as "order", changes from quote_outbox limit 50',
      )
      .toArray();
    for (const { number, order, changes } of waiting) {
      try {
        if (order === "") await this.#enter(number, quoteOf(number));
        else await this.#tellOfOrder(number, order);
        // Includes a change made in the meantime.
        this.#sql.exec(
          "delete from quote_outbox where number = ? and order_number = ? and changes = ?",
          ...[number, order, changes],
        );
      } catch (error) {
        await reportWork(this.#env, "a change of a quote was not told and is tried again", error);
        return;
      }
    }
  }

  async #enter(number: string, quote: Quote | null): Promise<void> {
    if (!quote) return;
    const owner = await ownerOfNumber(this.#env, number);
    if (owner === null) throw new Error(`${number} is not in the directory yet`);
    await enterInQuoteList(this.#env, quote, owner);
  }

  async #tellOfOrder(number: string, orderNumber: string): Promise<void> {
    const owner = await ownerOfNumber(this.#env, number);
    if (owner) await ledgerOf(this.#env, owner).noteQuoteOrdered(number, orderNumber);
  }
}
