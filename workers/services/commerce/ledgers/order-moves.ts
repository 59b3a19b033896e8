/**
 * Orders on their way into another ledger: those of a guest who has an account now. The order is stored there first, then
 * its number names the new ledger, and last it is deleted here, so a crash never leaves it without a place. Nothing changes
 * it meanwhile, and its row stays, for calls that still name the former ledger.
 */
import type { Order } from "@contracts/commerce/orders";
import type { AuditEntry } from "@contracts/office/audit";
import type { OfficeFacts } from "@contracts/office/orders";
import type { ServicesEnv } from "../../env";
import { faultText } from "../../shared/report-fault";
import type { StoredInvoice } from "../invoices/invoice-store";
import { ledgerOf } from "./ledger-of";
import { ordersDatabase } from "./number-directory";

const schema = `create table if not exists order_moves (
  number text primary key, cart_id text not null, owner text not null, done integer not null default 0
) without rowid`;

/** Everything that a ledger keeps about an order. */
export interface MovedOrder {
  readonly order: Order;
  readonly cartId: string;
  readonly invoices: readonly StoredInvoice[];
  readonly facts: OfficeFacts;
  /** Oldest first. */
  readonly history: readonly AuditEntry[];
}

interface Moving {
  /** Null for an order that is not here, and while an invoice has no number. */
  take(number: string, cartId: string): MovedOrder | null;
  forget(number: string): void;
}

interface Row {
  readonly number: string;
  readonly cart_id: string;
  readonly owner: string;
}

export class OrderMoves {
  readonly #storage: DurableObjectStorage;
  readonly #env: Pick<ServicesEnv, "ORDERS_DB" | "LEDGERS">;

  constructor(storage: DurableObjectStorage, env: Pick<ServicesEnv, "ORDERS_DB" | "LEDGERS">) {
    this.#storage = storage;
    this.#env = env;
  }

  get #sql(): SqlStorage {
    this.#storage.sql.exec(schema);
    return this.#storage.sql;
  }

  /** The first owner stays. Part of the caller's transaction. */
  begin(number: string, cartId: string, owner: string): void {
    this.#sql.exec(
      "insert or ignore into order_moves (number, cart_id, owner) values (?, ?, ?)",
      number,
      cartId,
      owner,
    );
  }

  /** True from the beginning of a move on. */
  isLeaving(number: string): boolean {
    return this.#sql.exec("select 1 from order_moves where number = ?", number).toArray().length > 0;
  }

  /** The order of a cart in the ledger that it went to; null for one that is here. */
  async elsewhere(cartId: string): Promise<Order | null> {
    const [row] = this.#sql
      .exec<{ number: string; owner: string }>(
        "select number, owner from order_moves where cart_id = ? and done = 1",
        cartId,
      )
      .toArray();
    return row ? ledgerOf(this.#env, row.owner).order(row.number) : null;
  }

  isWaiting(): boolean {
    return this.#sql.exec("select 1 from order_moves where done = 0 limit 1").toArray().length > 0;
  }

  /** Never throws; what did not arrive stays, and is tried again. */
  async flush({ take, forget }: Moving): Promise<void> {
    const waiting = this.#sql
      .exec<Record<keyof Row, string>>("select number, cart_id, owner from order_moves where done = 0 limit 50")
      .toArray();
    for (const { number, cart_id, owner } of waiting) {
      try {
        const moved = take(number, cart_id);
        if (!moved) continue;
        await ledgerOf(this.#env, owner).takeOver(moved);
        await this.#rename(number, owner);
        this.#storage.transactionSync(() => {
          forget(number);
          this.#sql.exec("update order_moves set done = 1 where number = ?", number);
        });
      } catch (error) {
        console.warn("an order has not moved to its account, it is tried again", faultText(error));
        return;
      }
    }
  }

  /** Names the new ledger wherever the databases of all ledgers name the order's. */
  async #rename(number: string, owner: string): Promise<void> {
    const database = await ordersDatabase(this.#env);
    const set = (table: string, column: string) =>
      database.prepare(`update ${table} set owner = ? where ${column} = ?`).bind(owner, number);
    await database.batch([set("numbers", "number"), set("order_list", "number"), set("shipped_lots", "order_number")]);
  }
}
