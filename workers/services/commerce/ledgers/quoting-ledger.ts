/** A shopper's quotes: drafts, submission, negotiation, and the move into an account. */
import type { Quote, QuoteInfo, QuotePage } from "@contracts/commerce/quotes";
import type { MailRequest } from "@contracts/mail";
import type { AuditedChange } from "../../shared/office/audit";
import { distributorMail } from "../quotes/distributor-mail";
import { ledgerOf } from "./ledger-of";
import { LedgerOutboxes } from "./ledger-outboxes";
import type { MovedQuote } from "./moves";
import { PaymentLedger } from "./payment-ledger";
import { type QuoteAnswer, QuoteLedger } from "./quote-ledger";

export class QuotingLedger extends PaymentLedger {
  protected readonly outboxes: LedgerOutboxes = new LedgerOutboxes(this.ctx, this.sql, this.env, {
    order: (number) => this.orderStore.byNumber(number),
    quote: (number) => this.quoteLedger.byNumber(number),
    revisions: (number) => this.quoteLedger.revisions(number),
    forgetOrder: (number) => this.orderStore.remove(number),
    forgetQuote: (number) => this.quoteLedger.remove(number),
  });
  protected readonly quoteLedger = new QuoteLedger(this.sql, this.outboxes);

  /** See {@link QuoteLedger.draft}. */
  async draftQuote(draft: Quote, owner: string): Promise<Quote> {
    const { quote } = this.ctx.storage.transactionSync(() => {
      const made = this.quoteLedger.draft(draft);
      if (made.isNew) this.outboxes.directory.add(made.quote.quoteNumber, "quote", owner);
      return made;
    });
    await this.outboxes.deliver();
    return quote;
  }

  async setQuoteInfo(number: string, info: QuoteInfo): Promise<QuoteAnswer> {
    return this.ctx.storage.transactionSync(() => this.quoteLedger.setInfo(number, info));
  }

  /** Submits a draft; a repeated call returns the submitted quote, wherever it is. The validity dates start here. */
  async submitQuote(
    number: string,
    dates: Pick<Quote, "quoteCreationDate" | "quoteExpirationDate">,
  ): Promise<QuoteAnswer> {
    const moved = await this.#movedQuote(number);
    if (moved) return { ok: true, quote: moved };
    const { isNew: _, ...answer } = this.ctx.storage.transactionSync(() => {
      const submitted = this.quoteLedger.submit(number, dates);
      const mail = submitted.ok && submitted.isNew ? distributorMail(submitted.quote) : null;
      if (mail) this.outboxes.mails.add(mail);
      return submitted;
    });
    await this.outboxes.deliver();
    return answer;
  }

  /** A submitted quote, in this ledger or in the one that it moved to. */
  async submittedQuote(number: string): Promise<Quote | null> {
    return this.quoteLedger.byNumber(number) ?? (await this.#movedQuote(number));
  }

  async #movedQuote(number: string): Promise<Quote | null> {
    const place = this.outboxes.quoteMoves.newPlace(number);
    return place && ledgerOf(this.env, place.owner).quote(number);
  }

  async quote(number: string, revision: number | null = null): Promise<Quote | null> {
    return this.quoteLedger.byNumber(number, revision);
  }

  /**
   * Stores a negotiated version; null if the quote was changed before. A repeated key of an audit entry changes
   * nothing.
   */
  async replaceQuote(
    quote: Quote,
    formerVersion: number,
    mails: readonly MailRequest[],
    audited: AuditedChange | null = null,
  ): Promise<Quote | null> {
    const stored = this.ctx.storage.transactionSync(() => {
      if (audited && this.outboxes.audit.entryOfKey(audited.key)) return this.quoteLedger.byNumber(quote.quoteNumber);
      if (this.outboxes.quoteMoves.isLeaving(quote.quoteNumber)) return null;
      if (!this.quoteLedger.replace(quote, formerVersion)) return null;
      if (audited) this.outboxes.audit.add(audited);
      for (const mail of mails) this.outboxes.mails.add(mail);
      return quote;
    });
    if (stored) await this.outboxes.deliver();
    return stored;
  }

  /**
   * See {@link QuoteLedger.noteOrdered}.
   * @throws if the quote is moving to another ledger, or has moved; the caller reads the directory again
   */
  async noteQuoteOrdered(number: string, orderNumber: string): Promise<void> {
    if (this.outboxes.quoteMoves.isLeaving(number)) throw new Error("the quote is in another ledger");
    this.ctx.storage.transactionSync(() => this.quoteLedger.noteOrdered(number, orderNumber));
    await this.outboxes.deliver();
  }

  async quotes(limit: number, offset: number): Promise<QuotePage> {
    const { results, total } = this.quoteLedger.page(limit, offset);
    return { limit, offset, count: results.length, total, results };
  }

  /** Stores an imported quote. */
  async importQuote(quote: Quote, owner: string): Promise<void> {
    this.quoteLedger.save(quote);
    this.outboxes.directory.add(quote.quoteNumber, "quote", owner);
    await this.outboxes.deliver();
  }

  /**
   * Queues a mail about a quote; false if the hourly limit is reached. A repeated key of an audit entry queues nothing.
   * @param audited null if the customer requests the mail
   */
  async mailQuote(number: string, mail: MailRequest, audited: AuditedChange | null = null): Promise<boolean> {
    const promised = this.ctx.storage.transactionSync(() => {
      if (audited && this.outboxes.audit.entryOfKey(audited.key)) return true;
      const counted = this.quoteLedger.countMail(number, Date.now());
      if (counted) this.outboxes.mails.add(mail);
      if (counted && audited) this.outboxes.audit.add(audited);
      return counted;
    });
    if (promised) await this.outboxes.deliver();
    return promised;
  }

  /** Moves a submitted quote into another ledger. False if that has not finished; the alarm continues. */
  async giveQuote(number: string, owner: string): Promise<boolean> {
    const quote = this.quoteLedger.byNumber(number);
    if (quote?.quoteState !== "Submitted") return true;
    this.ctx.storage.transactionSync(() => this.outboxes.quoteMoves.begin(number, quote.cart.id, owner));
    await this.outboxes.moveQuotes();
    await this.outboxes.deliver();
    return this.quoteLedger.byNumber(number) === null;
  }

  /** Takes a quote from another ledger, once. */
  async takeOverQuote({ quote, revisions, history }: MovedQuote): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      if (this.quoteLedger.byNumber(quote.quoteNumber)) return;
      this.quoteLedger.adopt(quote, revisions);
      this.outboxes.audit.adopt(history);
      this.outboxes.webhooks.adopt({ quote });
    });
  }
}
