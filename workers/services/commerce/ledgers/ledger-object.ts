/**
 * One shopper's orders, quotes, payments and credit. Each shopper has one ledger, separate from the customer object, so
 * that lists are local, credit has a single writer, and reading orders never waits for a sign-in. Mails are stored in
 * the same transaction as the event that they report.
 */
import { DurableObject } from "cloudflare:workers";
import type { Order, OrderPage } from "@contracts/commerce/orders";
import type { Payment } from "@contracts/commerce/payments";
import type { Quote, QuoteInfo, QuotePage } from "@contracts/commerce/quotes";
import type { MailRequest } from "@contracts/mail";
import { type RecalledLot, withRecall } from "@domain/lots/recalled-order";
import type { ServicesEnv } from "../../env";
import { MailOutbox } from "../../shared/mail-outbox";
import { faultText } from "../../shared/report-fault";
import { distributorMail } from "../quotes/distributor-mail";
import schema from "./ledger-object.sql";
import { addToDirectory } from "./number-directory";
import { OrderStore, type PromotionRecord } from "./order-store";
import { withCustomerInfo } from "./quote-info";
import { QuoteStore } from "./quote-store";

/** Mails per quote and hour (W14). */
const mailsPerHour = 3;

interface CreditRequest {
  readonly key: string;
  readonly currency: string;
  readonly centAmount: number;
  /** Limit on the total owed. */
  readonly limit: number;
}

export type QuoteAnswer =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly reason: "missing" | "submitted" | "incomplete" };

export class LedgerObject extends DurableObject<ServicesEnv> {
  #ready = false;
  readonly #orders = new OrderStore(() => this.#sql);
  readonly #quotes = new QuoteStore(() => this.#sql);
  readonly #mails = new MailOutbox(this.ctx.storage, this.env);

  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (!this.#ready) sql.exec(schema);
    this.#ready = true;
    return sql;
  }

  async addPayment(payment: Payment, cartId: string): Promise<void> {
    this.#orders.addPayment(payment, cartId, Date.now());
  }

  async payments(cartId: string): Promise<Payment[]> {
    return this.#orders.payments(cartId);
  }

  /** Reserves credit for a purchase order, once per key. False if the total would exceed the limit. */
  async reserveCredit({ key, currency, centAmount, limit }: CreditRequest): Promise<boolean> {
    return this.ctx.storage.transactionSync(() => {
      const [known] = this.#sql.exec<{ released: number }>("select released from credit where key = ?", key).toArray();
      if (known) return known.released === 0;
      if (this.#owed(currency) + centAmount > limit) return false;
      this.#sql.exec("insert into credit (key, currency, cent_amount) values (?, ?, ?)", key, currency, centAmount);
      return true;
    });
  }

  /** Open amount on purchase orders in a currency, in minor units. */
  async owed(currency: string): Promise<number> {
    return this.#owed(currency);
  }

  #owed(currency: string): number {
    const { owed } = this.#sql
      .exec<{ owed: number | null }>(
        "select sum(cent_amount) as owed from credit where currency = ? and released = 0",
        currency,
      )
      .one();
    return owed ?? 0;
  }

  /** Releases a reservation. An unknown key is blocked, so that a late reservation fails. */
  async releaseCredit(key: string): Promise<void> {
    this.#sql.exec(
      `insert into credit (key, currency, cent_amount, released) values (?, '', 0, 1)
       on conflict (key) do update set released = 1`,
      key,
    );
  }

  /** Stores an order with its mails, once per cart. */
  async recordOrder(order: Order, cartId: string, owner: string, mails: readonly MailRequest[]): Promise<Order> {
    const recorded = this.ctx.storage.transactionSync(() => {
      const known = this.#orders.byCart(cartId);
      if (known) return known;
      this.#orders.add(order, cartId);
      this.#orders.forgetPayments(cartId);
      this.#queueDirectoryEntry(order.orderNumber, "order", owner);
      for (const mail of mails) this.#mails.add(mail);
      return order;
    });
    await this.#deliver();
    return recorded;
  }

  async orderOfCart(cartId: string): Promise<Order | null> {
    return this.#orders.byCart(cartId);
  }

  /** Number of orders, and of those with each promotion. Cancelled orders do not count. */
  async promotionUses(): Promise<PromotionRecord> {
    return this.#orders.promotionUses();
  }

  async order(number: string): Promise<Order | null> {
    return this.#orders.byNumber(number);
  }

  async orders(limit: number, offset: number): Promise<OrderPage> {
    const results = this.#orders.page(limit, offset);
    return { limit, offset, count: results.length, total: this.#orders.total(), results };
  }

  /** Replaces an order by its moved version, with the mail about it; null if another move came first. */
  async replaceOrder(order: Order, formerVersion: number, mail: MailRequest | null): Promise<Order | null> {
    const stored = this.ctx.storage.transactionSync(() => {
      const known = this.#orders.byNumber(order.orderNumber);
      if (!known || known.version !== formerVersion) return null;
      this.#orders.replace(order);
      if (mail) this.#mails.add(mail);
      return order;
    });
    if (stored && mail) await this.#deliver();
    return stored;
  }

  /**
   * Marks an order whose lot was recalled and queues its mail, once. False if the order was not shipped with the lot.
   */
  async recallLot(number: string, recalled: RecalledLot, mail: MailRequest | null): Promise<boolean> {
    const isRecipient = this.ctx.storage.transactionSync(() => {
      const known = this.#orders.byNumber(number);
      const marked = known && withRecall(known, recalled, new Date().toISOString());
      if (!marked) return false;
      if (marked === known) return true;
      this.#orders.replace(marked);
      if (mail) this.#mails.add(mail);
      return true;
    });
    await this.#deliver();
    return isRecipient;
  }

  /**
   * Creates the draft quote of a cart, or updates it to the current cart. A submitted quote is not changed. Number,
   * anonymous id and customer information are kept.
   */
  async draftQuote(draft: Quote, owner: string): Promise<Quote> {
    const made = this.ctx.storage.transactionSync(() => {
      const known = this.#quotes.byCart(draft.cart.id);
      if (known?.quoteState === "Submitted") return known;
      const kept = known && { quoteNumber: known.quoteNumber, anonymousId: known.anonymousId };
      const fresh: Quote = { ...draft, ...kept };
      const quote = known?.customerInfo ? withCustomerInfo(fresh, known.customerInfo) : fresh;
      this.#quotes.save(quote);
      if (!known) this.#queueDirectoryEntry(quote.quoteNumber, "quote", owner);
      return quote;
    });
    await this.#deliver();
    return made;
  }

  async setQuoteInfo(number: string, info: QuoteInfo): Promise<QuoteAnswer> {
    return this.ctx.storage.transactionSync((): QuoteAnswer => {
      const known = this.#quotes.byNumber(number);
      if (!known) return { ok: false, reason: "missing" };
      if (known.quoteState === "Submitted") return { ok: false, reason: "submitted" };
      const quote = withCustomerInfo(known, info);
      this.#quotes.save(quote);
      return { ok: true, quote };
    });
  }

  /** Submits a draft; a repeated call returns the submitted quote. The validity dates start here. */
  async submitQuote(
    number: string,
    dates: Pick<Quote, "quoteCreationDate" | "quoteExpirationDate">,
  ): Promise<QuoteAnswer> {
    const answer = this.ctx.storage.transactionSync((): QuoteAnswer => {
      const known = this.#quotes.byNumber(number);
      if (!known) return { ok: false, reason: "missing" };
      if (known.quoteState === "Submitted") return { ok: true, quote: known };
      if (!known.customerInfo) return { ok: false, reason: "incomplete" };
      const quote: Quote = { ...known, ...dates, quoteState: "Submitted" };
      this.#quotes.save(quote);
      const mail = distributorMail(quote);
      if (mail) this.#mails.add(mail);
      return { ok: true, quote };
    });
    await this.#deliver();
    return answer;
  }

  async quote(number: string): Promise<Quote | null> {
    return this.#quotes.byNumber(number);
  }

  async quoteOfCart(cartId: string): Promise<Quote | null> {
    return this.#quotes.byCart(cartId);
  }

  async quotes(limit: number, offset: number): Promise<QuotePage> {
    const results = this.#quotes.page(limit, offset);
    return { limit, offset, count: results.length, total: this.#quotes.total(), results };
  }

  /** Stores an imported quote. */
  async importQuote(quote: Quote, owner: string): Promise<void> {
    this.#quotes.save(quote);
    this.#queueDirectoryEntry(quote.quoteNumber, "quote", owner);
    await this.#deliver();
  }

  /** Queues a mail about a quote; false if the hourly limit is reached. */
  async mailQuote(number: string, mail: MailRequest): Promise<boolean> {
    const now = Date.now();
    const promised = this.ctx.storage.transactionSync(() => {
      if (this.#quotes.mailsSince(number, now - 3_600_000) >= mailsPerHour) return false;
      this.#quotes.countMail(number, now);
      this.#mails.add(mail);
      return true;
    });
    if (promised) await this.#deliver();
    return promised;
  }

  override async alarm(): Promise<void> {
    await this.#enter();
    await this.#mails.flush();
    await this.#schedule();
  }

  /** Sends mails and directory entries after the answer; the alarm retries failed ones. */
  async #deliver(): Promise<void> {
    await this.#schedule();
    this.ctx.waitUntil(Promise.all([this.#enter(), this.#mails.flush()]));
  }

  #queueDirectoryEntry(number: string, kind: "order" | "quote", owner: string): void {
    this.#sql.exec(
      "insert or ignore into directory_outbox (number, kind, owner) values (?, ?, ?)",
      number,
      kind,
      owner,
    );
  }

  async #enter(): Promise<void> {
    const waiting = this.#sql
      .exec<{ number: string; kind: string; owner: string }>(
        "select number, kind, owner from directory_outbox limit 50",
      )
      .toArray();
    for (const entry of waiting) {
      try {
        await addToDirectory(this.env, entry);
        this.#sql.exec("delete from directory_outbox where number = ?", entry.number);
      } catch (error) {
        console.warn("a number was not entered in the directory, it is tried again", faultText(error));
        return;
      }
    }
  }

  async #schedule(): Promise<void> {
    const { waiting } = this.#sql.exec<{ waiting: number }>("select count(*) as waiting from directory_outbox").one();
    const due = [this.#mails.nextAt(), waiting > 0 ? Date.now() : null].filter((time) => time !== null);
    if (due.length === 0) return;
    // Delays the alarm past the delivery in progress, so that the two do not overlap.
    const next = Math.max(Math.min(...due), Date.now() + 5_000);
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > next) await this.ctx.storage.setAlarm(next);
  }
}
