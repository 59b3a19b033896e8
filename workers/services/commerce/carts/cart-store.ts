/**
 * Storage of a cart and its answers in the object's SQLite. Methods are synchronous, so the object can commit them
 * together.
 */

import { type Cart, cart as cartSchema } from "@contracts/commerce/cart";
import * as v from "valibot";
import { HandOverStore } from "../punchout/hand-over-store";
import { RecordStore } from "../record-store";
import schema from "./cart-object.sql";
import { PlacementStore } from "./placement-store";

export interface CartRecord {
  readonly cart: Cart;
  /** "anonymous:…", "customer:…" or "punchout:…". */
  readonly owner: string;
  readonly shopperCountry: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly deletedAt: number | null;
}

interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  /** Null if the body was pruned; the answer is then the current cart. */
  readonly body: string | null;
}

/** Answer bodies kept for repeated keys. Keys are kept longer, so no command runs twice. */
const keptBodies = 64;
const keptKeysMilliseconds = 7 * 24 * 3600 * 1000;

export class CartStore extends RecordStore<CartRecord> {
  /** The attempt to turn the cart into an order or a quote. */
  readonly placement: PlacementStore;
  /** Punchout hand-over of the cart; empty for other carts. */
  readonly handOver: HandOverStore;

  constructor(storage: DurableObjectStorage) {
    super(storage, schema);
    this.placement = new PlacementStore(() => this.sql);
    this.handOver = new HandOverStore(() => this.sql);
  }

  protected read(): CartRecord | null {
    const [row] = this.sql
      .exec<{
        owner: string;
        shopper_country: string;
        document: string;
        changed_at: number;
        deleted_at: number | null;
      }>("select owner, shopper_country, document, changed_at, deleted_at from cart")
      .toArray();
    return row
      ? {
          cart: v.parse(cartSchema, JSON.parse(row.document)),
          owner: row.owner,
          shopperCountry: row.shopper_country,
          changedAt: row.changed_at,
          deletedAt: row.deleted_at,
        }
      : null;
  }

  protected write(record: CartRecord): void {
    this.sql.exec(
      `insert into cart (one, owner, shopper_country, document, changed_at, deleted_at) values (1, ?, ?, ?, ?, ?)
       on conflict (one) do update set owner = excluded.owner, shopper_country = excluded.shopper_country,
         document = excluded.document, changed_at = excluded.changed_at, deleted_at = excluded.deleted_at`,
      record.owner,
      record.shopperCountry,
      JSON.stringify(record.cart),
      record.changedAt,
      record.deletedAt,
    );
  }

  answer(key: string): StoredAnswer | null {
    const [row] = this.sql
      .exec<{ fingerprint: string; status: number; body: string | null }>(
        "select fingerprint, status, body from answers where key = ?",
        key,
      )
      .toArray();
    return row ?? null;
  }

  keepAnswer(key: string, { fingerprint, status, body }: StoredAnswer, now: number): void {
    const { seq } = this.sql
      .exec<{ seq: number }>(
        "insert into answers (key, fingerprint, status, body, answered_at) values (?, ?, ?, ?, ?) returning seq",
        key,
        fingerprint,
        status,
        body,
        now,
      )
      .one();
    this.sql.exec("update answers set body = null where seq = ? and status < 300", seq - keptBodies);
    this.sql.exec(
      "delete from answers where seq < ? and answered_at < ?",
      seq - keptBodies,
      now - keptKeysMilliseconds,
    );
  }

  async deleteEverything(): Promise<void> {
    this.forget();
    await this.storage.deleteAll();
  }
}
