/**
 * Moves orders and quotes into another ledger, after a guest has opened an account. A record is stored there first,
 * then the directory maps its number to the new ledger, and last it is deleted here, so a crash never loses it. It
 * cannot change meanwhile. The row of its move is kept for calls that still use the former ledger.
 */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";
import type { AuditEntry } from "@contracts/office/audit";
import type { OfficeFacts } from "@contracts/office/orders";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import type { StoredInvoice } from "../invoices/invoice-store";
import { ledgerOf } from "./ledger-of";
import { ordersDatabase } from "./number-directory";

/** All data of a ledger about an order. */
export interface MovedOrder {
  readonly order: Order;
  readonly cartId: string;
  readonly invoices: readonly StoredInvoice[];
  readonly facts: OfficeFacts;
  /** Oldest first. */
  readonly history: readonly AuditEntry[];
  /** False if its payments are not settled yet. */
  readonly isSettled: boolean;
  /** `traceparent` of its latest change; null if that was before traces were stored. */
  readonly cause: string | null;
}

/** All data of a ledger about a quote, except the times of its mails. */
export interface MovedQuote {
  readonly quote: Quote;
  /** Superseded revisions, oldest first. */
  readonly revisions: readonly Quote[];
  /** Oldest first. */
  readonly history: readonly AuditEntry[];
}

interface Kind<Moved> {
  readonly table: string;
  /** Column with the number, by table of the databases of all ledgers. Each table has a column `owner`. */
  readonly numbers: Readonly<Record<string, string>>;
  store(env: MoveEnv, owner: string, moved: Moved): Promise<void>;
}

type MoveEnv = Pick<ServicesEnv, "ORDERS_DB" | "LEDGERS" | "LOG_DB">;

export const orderMoves: Kind<MovedOrder> = {
  table: "order_moves",
  numbers: { numbers: "number", order_list: "number", shipped_lots: "order_number" },
  store: (env, owner, moved) => ledgerOf(env, owner).takeOver(moved),
};

export const quoteMoves: Kind<MovedQuote> = {
  table: "quote_moves",
  numbers: { numbers: "number", quote_list: "number" },
  store: (env, owner, moved) => ledgerOf(env, owner).takeOverQuote(moved),
};

interface Moving<Moved> {
  /** Null for a record that is not in this ledger, or that cannot move yet. */
  take(number: string, cartId: string): Moved | null;
  forget(number: string): void;
}

/** A record's number, and the owner of its new ledger. */
interface NewPlace {
  readonly number: string;
  readonly owner: string;
}

export class Moves<Moved> {
  readonly #storage: DurableObjectStorage;
  readonly #env: MoveEnv;
  readonly #kind: Kind<Moved>;

  constructor(storage: DurableObjectStorage, env: MoveEnv, kind: Kind<Moved>) {
    this.#storage = storage;
    this.#env = env;
    this.#kind = kind;
  }

  get #sql(): SqlStorage {
    this.#storage.sql.exec(
      `create table if not exists ${this.#kind.table} (
         number text primary key, cart_id text not null, owner text not null, done integer not null default 0
       ) without rowid`,
    );
    return this.#storage.sql;
  }

  /** A repeated call keeps the first owner. Part of the caller's transaction. */
  begin(number: string, cartId: string, owner: string): void {
    this.#sql.exec(
      `insert or ignore into ${this.#kind.table} (number, cart_id, owner) values (?, ?, ?)`,
      ...[number, cartId, owner],
    );
  }

  /** True once a move has begun, and after it has ended. */
  isLeaving(number: string): boolean {
    return this.#sql.exec(`select 1 from ${this.#kind.table} where number = ?`, number).toArray().length > 0;
  }

  /**
   * The new ledger of a record; null while its move has not finished.
   * @param key number of the record, or id of its cart
   */
  newPlace(key: string): NewPlace | null {
    const [row] = this.#sql
      .exec<{ number: string; owner: string }>(
        `select number, owner from ${this.#kind.table} where ? in (number, cart_id) and done = 1`,
        key,
      )
      .toArray();
    return row ?? null;
  }

  isWaiting(): boolean {
    return this.#sql.exec(`select 1 from ${this.#kind.table} where done = 0 limit 1`).toArray().length > 0;
  }

  /** Never throws; moves that failed are retried. */
  async flush({ take, forget }: Moving<Moved>): Promise<void> {
    const waiting = this.#sql
      .exec<{ number: string; cart_id: string; owner: string }>(
        `select number, cart_id, owner from ${this.#kind.table} where done = 0 limit 50`,
      )
      .toArray();
    for (const { number, cart_id, owner } of waiting) {
      try {
        const moved = take(number, cart_id);
        if (!moved) continue;
        await this.#kind.store(this.#env, owner, moved);
        await this.#rename(number, owner);
        this.#storage.transactionSync(() => {
          forget(number);
          this.#sql.exec(`update ${this.#kind.table} set done = 1 where number = ?`, number);
        });
      } catch (error) {
        await reportWork(this.#env, "a record has not moved to its account and is tried again", error);
        return;
      }
    }
  }

  /** Sets the new owner in all tables that have the record's number. */
  async #rename(number: string, owner: string): Promise<void> {
    const database = await ordersDatabase(this.#env);
    await database.batch(
      Object.entries(this.#kind.numbers).map(([table, column]) =>
        database.prepare(`update ${table} set owner = ? where ${column} = ?`).bind(owner, number),
      ),
    );
  }
}
