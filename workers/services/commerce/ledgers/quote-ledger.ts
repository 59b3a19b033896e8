/** Quotes of a ledger: drafts, submission, negotiation. Changes are parts of the caller's transaction. */
import type { Order } from "@contracts/commerce/orders";
import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import { currentRevision, negotiationOf, submittedQuote, withOrder } from "@domain/quote/negotiation";
import type { LedgerOutboxes } from "./ledger-outboxes";
import { withCustomerInfo } from "./quote-info";
import { QuoteStore } from "./quote-store";

/** Mails per quote and hour (W14). */
const mailsPerHour = 3;

export type QuoteAnswer =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly reason: "missing" | "submitted" | "incomplete" };

export class QuoteLedger {
  readonly #quotes: QuoteStore;
  readonly #outboxes: Pick<LedgerOutboxes, "quotes" | "quoteMoves" | "webhooks">;

  constructor(sql: () => SqlStorage, outboxes: Pick<LedgerOutboxes, "quotes" | "quoteMoves" | "webhooks">) {
    this.#quotes = new QuoteStore(sql);
    this.#outboxes = outboxes;
  }

  /** @param revision null: the current one */
  byNumber(number: string, revision: number | null = null): Quote | null {
    const current = this.#quotes.byNumber(number);
    if (!current || revision === null || revision === currentRevision(current)) return current;
    return this.#quotes.byRevision(number, revision);
  }

  page(limit: number, offset: number): { readonly results: Quote[]; readonly total: number } {
    return { results: this.#quotes.page(limit, offset), total: this.#quotes.total() };
  }

  /** Stores a quote, and queues its entry in the list of all quotes and its event for webhooks. */
  save(quote: Quote): void {
    this.#quotes.save(quote);
    if (quote.quoteState !== "Submitted") return;
    this.#outboxes.quotes.addChanged(quote.quoteNumber);
    this.#outboxes.webhooks.addQuote(quote);
  }

  /** Superseded revisions, oldest first. */
  revisions(number: string): Quote[] {
    return this.#quotes.revisions(number);
  }

  /** Stores a quote of another ledger with its superseded revisions. Its event was sent by the former one. */
  adopt(quote: Quote, revisions: readonly Quote[]): void {
    this.#quotes.save(quote);
    for (const former of revisions) this.#quotes.keepRevision(former);
  }

  /** Deletes a quote that has moved to another ledger. */
  remove(number: string): void {
    this.#quotes.remove(number);
  }

  /** Creates or updates the draft of a cart; a submitted quote is not changed. */
  draft(draft: Quote): { readonly quote: Quote; readonly isNew: boolean } {
    const known = this.#quotes.byCart(draft.cart.id);
    if (known?.quoteState === "Submitted") return { quote: known, isNew: false };
    const kept = known && { quoteNumber: known.quoteNumber, anonymousId: known.anonymousId };
    const fresh: Quote = { ...draft, ...kept };
    const quote = known?.customerInfo ? withCustomerInfo(fresh, known.customerInfo) : fresh;
    this.save(quote);
    return { quote, isNew: !known };
  }

  setInfo(number: string, info: QuoteInfo): QuoteAnswer {
    const known = this.#quotes.byNumber(number);
    if (!known) return { ok: false, reason: "missing" };
    if (known.quoteState === "Submitted") return { ok: false, reason: "submitted" };
    const quote = withCustomerInfo(known, info);
    this.save(quote);
    return { ok: true, quote };
  }

  /** `isNew` is false for a quote that was submitted before. */
  submit(
    number: string,
    dates: Pick<Quote, "quoteCreationDate" | "quoteExpirationDate">,
  ): QuoteAnswer & { readonly isNew: boolean } {
    const known = this.#quotes.byNumber(number);
    if (!known) return { ok: false, reason: "missing", isNew: false };
    if (known.quoteState === "Submitted") return { ok: true, quote: known, isNew: false };
    if (!known.customerInfo) return { ok: false, reason: "incomplete", isNew: false };
    const quote = submittedQuote(known, dates);
    this.save(quote);
    return { ok: true, quote, isNew: true };
  }

  /** Stores a negotiated version and keeps the superseded revision; false if the quote was changed before. */
  replace(quote: Quote, formerVersion: number): boolean {
    const known = this.#quotes.byNumber(quote.quoteNumber);
    if (!known || negotiationOf(known).version !== formerVersion) return false;
    if (currentRevision(quote) > currentRevision(known)) this.#quotes.keepRevision(known);
    this.save(quote);
    return true;
  }

  /** Marks the quotes whose prices an order used, also in other ledgers. */
  tellOfOrder({ orderNumber, quoteNumbers = [] }: Pick<Order, "orderNumber" | "quoteNumbers">): void {
    for (const number of quoteNumbers) {
      const isHere = !this.#outboxes.quoteMoves.isLeaving(number) && this.noteOrdered(number, orderNumber);
      if (!isHere) this.#outboxes.quotes.addOrdered(number, orderNumber);
    }
  }

  /** Stores the order that was placed at the prices of a quote, once; false if the quote is in another ledger. */
  noteOrdered(number: string, orderNumber: string): boolean {
    const known = this.#quotes.byNumber(number);
    if (!known) return false;
    const noted = withOrder(known, orderNumber);
    if (noted !== known) this.save(noted);
    return true;
  }

  /** Counts a mail about a quote; false if the hourly limit is reached. */
  countMail(number: string, now: number): boolean {
    if (this.#quotes.mailsSince(number, now - 3_600_000) >= mailsPerHour) return false;
    this.#quotes.countMail(number, now);
    return true;
  }
}
