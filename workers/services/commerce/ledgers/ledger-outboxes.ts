/**
 * Everything that a ledger sends: numbers, lists and audit entries to the databases of all ledgers, mails, messages to
 * procurement systems, webhooks, payments that follow a move. A message is stored in the transaction of its cause, sent
 * after the response, and retried by the object's alarm.
 */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";
import { isBuyersOrder } from "@domain/purchasing/message-parts";
import type { ServicesEnv } from "../../env";
import { MailOutbox } from "../../shared/mail-outbox";
import { ObjectAudit } from "../../shared/office/object-audit";
import { WorkTrace } from "../../shared/tracing/work-trace";
import { mailsAbout } from "../invoices/invoice-mail";
import { InvoiceStore } from "../invoices/invoice-store";
import { SettlementOutbox } from "../payments/settlement-outbox";
import { MessageOutbox } from "../purchasing/message-outbox";
import { WebhookOutbox } from "../webhooks/webhook-outbox";
import { DirectoryOutbox } from "./directory-outbox";
import { type MovedOrder, type MovedQuote, Moves, orderMoves, quoteMoves } from "./moves";
import { OfficeOrders } from "./office-orders";
import { QuoteOutbox } from "./quote-outbox";

/** Current records, read when entries of lists are sent. */
interface Records {
  order(number: string): Order | null;
  quote(number: string): Quote | null;
  /** Superseded revisions of a quote, oldest first. */
  revisions(number: string): Quote[];
  /** Deletes an order that moved to another ledger. Part of the transaction that ends the move. */
  forgetOrder(number: string): void;
  /** Deletes a quote that moved to another ledger, in the same way. */
  forgetQuote(number: string): void;
}

export class LedgerOutboxes {
  readonly invoices: InvoiceStore;
  readonly messages: MessageOutbox;
  readonly directory: DirectoryOutbox;
  readonly audit: ObjectAudit;
  readonly quotes: QuoteOutbox;
  readonly webhooks: WebhookOutbox;
  readonly office: OfficeOrders;
  readonly mails: MailOutbox;
  readonly moves: Moves<MovedOrder>;
  readonly quoteMoves: Moves<MovedQuote>;
  readonly settlements: SettlementOutbox;
  readonly #trace: WorkTrace;
  readonly #ctx: DurableObjectState;
  readonly #env: ServicesEnv;
  readonly #records: Records;

  constructor(ctx: DurableObjectState, sql: () => SqlStorage, env: ServicesEnv, records: Records) {
    this.#trace = new WorkTrace(sql, env);
    this.invoices = new InvoiceStore(ctx.storage, env);
    this.messages = new MessageOutbox(ctx.storage, env, this.#trace);
    this.directory = new DirectoryOutbox(sql, env);
    this.audit = new ObjectAudit(sql, env);
    this.quotes = new QuoteOutbox(sql, env);
    this.webhooks = new WebhookOutbox(sql, env, this.#trace);
    this.office = new OfficeOrders(sql, env);
    this.mails = new MailOutbox(ctx.storage, env);
    this.moves = new Moves(ctx.storage, env, orderMoves);
    this.quoteMoves = new Moves(ctx.storage, env, quoteMoves);
    this.settlements = new SettlementOutbox(
      sql,
      env,
      {
        order: (number) => records.order(number),
        hasNumbers: (number) => this.invoices.give(number) !== null,
        noteProblem: (number, problem) => this.office.notePayment(number, problem),
      },
      this.#trace,
    );
    this.#ctx = ctx;
    this.#env = env;
    this.#records = records;
  }

  /**
   * Stores the invoices, messages and events that an order makes due. Part of the caller's transaction.
   * @param isMailed false if its invoices are not mailed
   */
  follow(order: Order, isMailed = true): void {
    this.#trace.noteCause(order.orderNumber);
    this.office.addChanged(order.orderNumber);
    this.webhooks.addOrder(order, this.office.facts(order.orderNumber));
    this.invoices.addDue(order, order.lastModifiedAt, isMailed);
    if (isBuyersOrder(order)) {
      this.messages.addDue(order, this.invoices.ofOrder(order.orderNumber), order.lastModifiedAt);
    }
  }

  /** Numbers invoices. With a number, the invoice's message and mails are due. */
  async numberInvoices(): Promise<void> {
    await this.invoices.flush({
      mailsOf: async (document) => {
        const order = this.#records.order(document.orderNumber);
        return order ? await mailsAbout(this.#env, order, document) : [];
      },
      numbered: (orderNumber, mails) =>
        this.#trace.asCausedBy(orderNumber, () => {
          for (const mail of mails) this.mails.add(mail);
          const order = this.#records.order(orderNumber);
          if (order) this.follow(order);
        }),
    });
  }

  /** Continues begun moves of orders, once their invoices have numbers and the list of all orders is up to date. */
  async moveOrders(): Promise<void> {
    if (!this.moves.isWaiting()) return;
    await this.numberInvoices();
    await this.#tellDatabases();
    if (this.office.isWaiting()) return;
    await this.moves.flush({
      take: (number, cartId) => {
        const order = this.#records.order(number);
        const invoices = this.invoices.give(number);
        const history = this.audit.history("orders", number).toReversed();
        const isSettled = !this.settlements.isWaiting(number);
        const cause = this.#trace.causeOf(number);
        return order && invoices
          ? { order, cartId, invoices, facts: this.office.facts(number), history, isSettled, cause }
          : null;
      },
      forget: (number) => {
        this.invoices.forget(number);
        this.settlements.forget(number);
        this.#trace.forgetCause(number);
        this.#records.forgetOrder(number);
      },
    });
  }

  /** Continues the settlement of an order from another ledger, in the trace of its latest change. */
  resume(order: Order, { isSettled, cause }: Pick<MovedOrder, "isSettled" | "cause">): void {
    if (cause !== null) this.#trace.adoptCause(order.orderNumber, cause);
    if (!isSettled) this.#trace.asCausedBy(order.orderNumber, () => this.settlements.add(null, order));
  }

  /** Continues begun moves of quotes, once the list of all quotes is up to date. */
  async moveQuotes(): Promise<void> {
    if (!this.quoteMoves.isWaiting()) return;
    await this.#tellDatabases();
    if (this.directory.isWaiting() || this.quotes.isWaiting()) return;
    await this.quoteMoves.flush({
      take: (number) => {
        const quote = this.#records.quote(number);
        const history = this.audit.history("quotes", number).toReversed();
        return quote && { quote, revisions: this.#records.revisions(number), history };
      },
      forget: (number) => this.#records.forgetQuote(number),
    });
  }

  /** Sends due items after the response; the alarm retries failed ones. */
  async deliver(): Promise<void> {
    await this.#schedule();
    this.#ctx.waitUntil(
      Promise.all([this.#tellDatabases(), this.mails.flush(), this.#sendToBuyer(), this.#sendWebhooks()]).then(() =>
        this.#trace.flush(),
      ),
    );
  }

  /** Work of the alarm. */
  async deliverLate(): Promise<void> {
    await this.#tellDatabases();
    await this.#sendToBuyer();
    await this.mails.flush();
    await this.webhooks.flush();
    await this.settlements.flush();
    await this.moveOrders();
    await this.moveQuotes();
    await this.#trace.flush();
    await this.#schedule();
  }

  /** Writes to the databases of all ledgers. Numbers come first, because the list of quotes needs their owners. */
  async #tellDatabases(): Promise<void> {
    await this.directory.flush();
    await this.audit.flush();
    await this.quotes.flush((number) => this.#records.quote(number));
    await this.office.flush((number) => this.#records.order(number));
  }

  async #sendToBuyer(): Promise<void> {
    await this.numberInvoices();
    await this.mails.flush();
    await this.messages.flush();
    await this.#schedule();
  }

  /** The alarm retries a receiver that did not respond. */
  async #sendWebhooks(): Promise<void> {
    await this.webhooks.flush();
    await this.#schedule();
  }

  async #schedule(): Promise<void> {
    const lists = [this.directory, this.invoices, this.quotes, this.office, this.audit, this.moves, this.quoteMoves];
    const isBusy = [...lists, this.#trace].some((outbox) => outbox.isWaiting());
    const due = [
      this.mails.nextAt(),
      this.messages.nextAt(),
      this.webhooks.nextAt(),
      this.settlements.nextAt(),
      isBusy ? Date.now() : null,
    ].filter((time) => time !== null);
    if (due.length === 0) return;
    // Delays the alarm past the delivery in progress, so the two do not overlap.
    const next = Math.max(Math.min(...due), Date.now() + 5_000);
    const planned = await this.#ctx.storage.getAlarm();
    if (planned === null || planned > next) await this.#ctx.storage.setAlarm(next);
  }
}
