/**
 * Cards that a customer saved, in the ledger's SQLite. The payments service stores the card; the ledger has its token,
 * and the facts by which the customer recognizes it. Methods are synchronous.
 */
import { createHash } from "node:crypto";
import type { Payment, SavedCard } from "@contracts/commerce/payments";
import { savedCardList } from "@contracts/commerce/payments";
import * as v from "valibot";

/** The oldest are dropped, to keep the choice at the checkout short. */
const maxCards = 8;

export class SavedCardStore {
  readonly #sql: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Stores the card of a payment. It is offered only after an order was placed with it, so a declined card never is.
   * False if the customer has this card already.
   */
  add(token: string, { id, custom }: Payment, now: number): boolean {
    const { cardType = "other", cardLastFour = "", cardExpiration = "" } = custom.fields;
    const card = JSON.stringify([cardType, cardLastFour, cardExpiration]);
    // A known token means a repeated call.
    const known = this.#sql()
      .exec("select 1 from saved_cards where card = ? and ordered = 1 and token <> ?", card, token)
      .toArray();
    if (known.length > 0) return false;
    const cardId = createHash("sha256").update(token).digest("hex").slice(0, 32);
    this.#sql().exec(
      "insert or ignore into saved_cards (id, token, card, payment_id, saved_at) values (?, ?, ?, ?, ?)",
      ...[cardId, token, card, id, now],
    );
    return true;
  }

  /** Records that the order of a payment was placed, so its card is offered. */
  noteOrdered(paymentId: string): void {
    this.#sql().exec("update saved_cards set ordered = 1 where payment_id = ?", paymentId);
  }

  /**
   * Newest first, without expired ones.
   * @param month current month, "2031-04"
   */
  list(month: string): SavedCard[] {
    const rows = this.#sql()
      .exec<{ id: string; card: string }>(
        `select id, card from saved_cards where ordered = 1 and json_extract(card, '$[2]') >= ?
         order by saved_at desc limit ${maxCards}`,
        month,
      )
      .toArray();
    const results = rows.map(({ id, card }) => {
      const [cardType, lastFour, expiration] = JSON.parse(card);
      return { id, cardType, lastFour, expiration };
    });
    return v.parse(savedCardList, { results }).results;
  }

  /** Token of an offered card; without an id, all tokens, for the deletion of an account. */
  tokens(id?: string): string[] {
    const rows = this.#sql()
      .exec<{ token: string }>(
        "select token from saved_cards where ?1 is null or (id = ?1 and ordered = 1)",
        id ?? null,
      )
      .toArray();
    return rows.map(({ token }) => token);
  }

  remove(token: string): void {
    this.#sql().exec("delete from saved_cards where token = ?", token);
  }
}
