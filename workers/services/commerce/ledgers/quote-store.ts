/** Storage of quotes in the ledger's SQLite. Methods are synchronous. */
import { type Quote, quote } from "@contracts/commerce/quotes";
import { currentRevision } from "@domain/quote/negotiation";
import * as v from "valibot";

const quoteText = v.pipe(v.string(), v.parseJson(), quote);

export class QuoteStore {
  readonly #sql: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  byNumber(number: string): Quote | null {
    return this.#quote("select document from quotes where number = ?", number);
  }

  byCart(cartId: string): Quote | null {
    return this.#quote("select document from quotes where cart_id = ?", cartId);
  }

  /** Number of submitted quotes; drafts do not count. */
  total(): number {
    return this.#sql().exec<{ total: number }>("select count(*) as total from quotes where state = 'Submitted'").one()
      .total;
  }

  /** Newest first. */
  page(limit: number, offset: number): Quote[] {
    return this.#quotes(
      `select document from quotes where state = 'Submitted'
       order by created_at desc, number desc limit ? offset ?`,
      ...[limit, offset],
    );
  }

  save(made: Quote): void {
    this.#sql().exec(
      `insert into quotes (number, cart_id, state, created_at, document) values (?, ?, ?, ?, ?)
       on conflict (number) do update set state = excluded.state, created_at = excluded.created_at,
         document = excluded.document`,
      made.quoteNumber,
      made.cart.id,
      made.quoteState,
      Date.parse(made.quoteCreationDate),
      JSON.stringify(made),
    );
  }

  /** Keeps a revision that a newer one replaces. */
  keepRevision(former: Quote): void {
    this.#sql().exec(
      "insert or ignore into quote_revisions (number, revision, document) values (?, ?, ?)",
      former.quoteNumber,
      currentRevision(former),
      JSON.stringify(former),
    );
  }

  /** The quote as it was in a former revision. */
  byRevision(number: string, revision: number): Quote | null {
    return this.#quote("select document from quote_revisions where number = ? and revision = ?", number, revision);
  }

  /** Former revisions, oldest first. */
  revisions(number: string): Quote[] {
    return this.#quotes("select document from quote_revisions where number = ? order by revision", number);
  }

  /** Deletes a quote with its former revisions and the times of its mails. */
  remove(number: string): void {
    for (const table of ["quotes", "quote_revisions", "quote_mails"])
      this.#sql().exec(`delete from ${table} where number = ?`, number);
  }

  /** Number of mails about a quote since a time. */
  mailsSince(number: string, since: number): number {
    return this.#sql()
      .exec<{ sent: number }>(
        "select count(*) as sent from quote_mails where number = ? and sent_at > ?",
        number,
        since,
      )
      .one().sent;
  }

  countMail(number: string, now: number): void {
    this.#sql().exec("delete from quote_mails where sent_at < ?", now - 24 * 3600 * 1000);
    this.#sql().exec("insert into quote_mails (number, sent_at) values (?, ?)", number, now);
  }

  #quote(sql: string, ...parameters: readonly (string | number)[]): Quote | null {
    return this.#quotes(sql, ...parameters)[0] ?? null;
  }

  #quotes(sql: string, ...parameters: readonly (string | number)[]): Quote[] {
    return this.#sql()
      .exec<{ document: string }>(sql, ...parameters)
      .toArray()
      .map(({ document }) => v.parse(quoteText, document));
  }
}
