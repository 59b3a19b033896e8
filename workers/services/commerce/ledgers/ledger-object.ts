/**
 * One shopper's orders; quotes are in `quoting-ledger.ts`, payments and credit in `payment-ledger.ts`. Each shopper has
 * one ledger, separate from the customer object, so lists are local, credit has a single writer, and reading orders
 * never waits for a sign-in. Mails are stored in the same transaction as the event that they report.
 */

import type { Promotion } from "@contracts/commerce/checkout-settings";
import type { Invoice } from "@contracts/commerce/invoices";
import type { Order, OrderFilter, OrderPage } from "@contracts/commerce/orders";
import type { MailRequest } from "@contracts/mail";
import type { AuditEntry } from "@contracts/office/audit";
import { type RecalledLot, withRecall } from "@domain/lots/recalled-order";
import type { AuditedChange } from "../../shared/office/audit";
import type { SettlementAttempt } from "../payments/settle-payment";
import { type PromotionRecord, PromotionUseStore } from "../promotions/promotion-uses";
import type { MessageState } from "../purchasing/message-outbox";
import { ledgerOf } from "./ledger-of";
import type { MovedOrder } from "./moves";
import type { OfficeAction, OfficeView } from "./office-orders";
import { QuotingLedger } from "./quoting-ledger";

export class LedgerObject extends QuotingLedger {
  readonly #promotionUses = new PromotionUseStore(this.sql);

  /** Stores an order with its mails, once per cart; for an imported order, also the invoices of shipped lines. */
  async recordOrder(
    order: Order,
    cartId: string,
    owner: string,
    mails: readonly MailRequest[],
    audited: AuditedChange | null = null,
  ): Promise<Order> {
    const moved = await this.#movedOrder(cartId);
    if (moved) return moved;
    const recorded = this.ctx.storage.transactionSync(() => {
      const known = this.orderStore.byCart(cartId);
      if (known) return known;
      this.orderStore.add(order, cartId);
      this.orderStore.forgetPayments(cartId);
      // From here on the order itself counts as a use of its promotions.
      this.#promotionUses.release(cartId);
      for (const { id } of order.payments) this.cards.noteOrdered(id);
      this.outboxes.directory.add(order.orderNumber, "order", owner);
      this.outboxes.follow(order, false);
      this.quoteLedger.tellOfOrder(order);
      if (audited) this.outboxes.audit.add(audited);
      for (const mail of mails) this.outboxes.mails.add(mail);
      return order;
    });
    await this.outboxes.deliver();
    return recorded;
  }

  async orderOfCart(cartId: string): Promise<Order | null> {
    return this.orderStore.byCart(cartId) ?? (await this.#movedOrder(cartId));
  }

  /** The order of a cart that moved to another ledger; null if it did not move. */
  async #movedOrder(cartId: string): Promise<Order | null> {
    const place = this.outboxes.moves.newPlace(cartId);
    return place && ledgerOf(this.env, place.owner).order(place.number);
  }

  /** Moves an order into another ledger. False if that has not finished; the alarm continues. */
  async giveOrder(number: string, owner: string): Promise<boolean> {
    const cartId = this.orderStore.cartOf(number);
    if (cartId === null) return true;
    this.ctx.storage.transactionSync(() => this.outboxes.moves.begin(number, cartId, owner));
    await this.outboxes.moveOrders();
    await this.outboxes.deliver();
    return this.orderStore.cartOf(number) === null;
  }

  /** Takes an order from another ledger, once. */
  async takeOver({ order, cartId, invoices, facts, history, isSettled, cause }: MovedOrder): Promise<void> {
    this.ctx.storage.transactionSync(() => {
      if (this.orderStore.byNumber(order.orderNumber)) return;
      this.orderStore.add(order, cartId);
      this.outboxes.invoices.take(order.orderNumber, invoices);
      this.outboxes.office.saveFacts(order.orderNumber, facts);
      this.outboxes.office.notePayment(order.orderNumber, facts.payment?.problem ?? null, facts.payment?.since);
      this.outboxes.audit.adopt(history);
      this.outboxes.webhooks.adopt({ order, facts });
      this.outboxes.resume(order, { isSettled, cause });
    });
    await this.outboxes.deliver();
  }

  /** See {@link PromotionUseStore.others}. */
  async promotionUses(cartId: string | null): Promise<PromotionRecord> {
    return this.#promotionUses.others(cartId, Date.now());
  }

  /** See {@link PromotionUseStore.reserve}. */
  async reservePromotions(cartId: string, promotions: readonly Promotion[]): Promise<PromotionRecord> {
    return this.ctx.storage.transactionSync(() => this.#promotionUses.reserve(cartId, promotions, Date.now()));
  }

  /** See {@link PromotionUseStore.hold}. Does nothing for a basket that has its order. */
  async holdPromotions(cartId: string, promotions: readonly string[], until: number): Promise<void> {
    if (!this.orderStore.byCart(cartId)) this.#promotionUses.hold(cartId, promotions, until);
  }

  /** See {@link PromotionUseStore.prolong}. */
  async prolongPromotions(cartId: string): Promise<void> {
    this.#promotionUses.prolong(cartId, Date.now());
  }

  /** See {@link PromotionUseStore.release}. */
  async releasePromotions(cartId: string): Promise<void> {
    this.#promotionUses.release(cartId);
  }

  async order(number: string): Promise<Order | null> {
    return this.orderStore.byNumber(number);
  }

  async orders(limit: number, offset: number, filter: OrderFilter = {}): Promise<OrderPage> {
    const { results, total } = this.orderStore.page(limit, offset, filter);
    return { limit, offset, count: results.length, total, results };
  }

  /** Invoices and credit notes of an order, oldest first. */
  async invoices(orderNumber: string): Promise<Invoice[]> {
    await this.outboxes.numberInvoices();
    return this.outboxes.invoices.ofOrder(orderNumber);
  }

  /** Messages to the buyer whose orders these are, newest first. */
  async buyersMessages(): Promise<MessageState[]> {
    return this.outboxes.messages.list();
  }

  /** Stores the status that the buyer reported for a message; false for an unknown message. */
  async noteBuyersStatus(payloadId: string, code: number, detail: string): Promise<boolean> {
    return this.outboxes.messages.noteStatus(payloadId, code, detail);
  }

  /**
   * Stores an order after a change of its states, with the mail about it and the invoices that became due; null if it
   * was changed before.
   */
  async replaceOrder(order: Order, formerVersion: number, mail: MailRequest | null): Promise<Order | null> {
    const stored = this.ctx.storage.transactionSync(() => {
      if (!this.#isAt(order.orderNumber, formerVersion)) return null;
      this.outboxes.settlements.add(this.orderStore.byNumber(order.orderNumber), order);
      this.orderStore.replace(order);
      this.outboxes.follow(order);
      if (mail) this.outboxes.mails.add(mail);
      return order;
    });
    if (stored) await this.outboxes.deliver();
    return stored;
  }

  /** False for an order that has changed, and for one that is moving to another ledger. */
  #isAt(number: string, version: number): boolean {
    return this.orderStore.byNumber(number)?.version === version && !this.outboxes.moves.isLeaving(number);
  }

  /** Record of an order in the office. */
  async officeOrder(number: string): Promise<OfficeView | null> {
    const order = this.orderStore.byNumber(number);
    return (
      order && {
        order,
        facts: this.outboxes.office.facts(number),
        history: this.outboxes.audit.history("orders", number),
      }
    );
  }

  /** The entry of an action that was carried out under this key. */
  async officeAction(key: string): Promise<AuditEntry | null> {
    return this.outboxes.audit.entryOfKey(key);
  }

  /**
   * Carries out an action of the office: the order, what the office keeps about it, mails, invoices and the audit entry in
   * one transaction, once per key.
   */
  async actOnOrder(action: OfficeAction): Promise<"done" | "outdated"> {
    const { order, facts, settlement, formerVersion, mails, change } = action;
    const done = this.ctx.storage.transactionSync(() => {
      if (this.outboxes.audit.entryOfKey(change.key)) return true;
      if (!this.#isAt(order.orderNumber, formerVersion)) return false;
      this.outboxes.settlements.add(this.orderStore.byNumber(order.orderNumber), order);
      this.orderStore.replace(order);
      this.outboxes.office.saveFacts(order.orderNumber, facts);
      if (settlement === "again") this.outboxes.settlements.add(null, order);
      if (settlement === "by hand") {
        this.outboxes.settlements.forget(order.orderNumber);
        this.outboxes.office.notePayment(order.orderNumber, null);
      }
      this.outboxes.follow(order);
      for (const mail of mails) this.outboxes.mails.add(mail);
      this.outboxes.audit.add(change);
      return true;
    });
    if (done) await this.outboxes.deliver();
    return done ? "done" : "outdated";
  }

  /** Stores the result of an attempt to settle the payments of an order at this version. */
  async settlementTried(number: string, version: number, { isSettled, problem }: SettlementAttempt): Promise<void> {
    if (isSettled) this.outboxes.settlements.settled(number, version);
    if (this.outboxes.office.notePayment(number, problem)) await this.outboxes.deliver();
  }

  /**
   * Queues another settlement of an order's payments, which the alarm runs.
   * @throws if the order is in another ledger, or moving to one
   */
  async settleAgain(number: string): Promise<void> {
    const order = this.orderStore.byNumber(number);
    if (!order || this.outboxes.moves.isLeaving(number)) throw new Error("the order is in another ledger");
    this.outboxes.settlements.add(null, order);
    await this.outboxes.deliver();
  }

  /** Queues an order's entry in the list of all orders again, for a list that was lost. */
  async relistOrder(number: string): Promise<void> {
    this.outboxes.office.addChanged(number);
    await this.outboxes.deliver();
  }

  /**
   * Marks an order whose lot was recalled and queues its mail, once. False if the order was not shipped with the lot.
   * @throws if the order is moving to another ledger, or has moved: the operator repeats an unfinished recall
   */
  async recallLot(number: string, recalled: RecalledLot, mail: MailRequest | null): Promise<boolean> {
    if (this.outboxes.moves.isLeaving(number)) throw new Error("the order is in another ledger");
    const isRecipient = this.ctx.storage.transactionSync(() => {
      const known = this.orderStore.byNumber(number);
      const marked = known && withRecall(known, recalled, new Date().toISOString());
      if (!marked) return false;
      if (marked === known) return true;
      this.orderStore.replace(marked);
      this.outboxes.office.addChanged(number);
      if (mail) this.outboxes.mails.add(mail);
      return true;
    });
    await this.outboxes.deliver();
    return isRecipient;
  }

  /** Changes by the staff on a record, newest first. */
  async auditHistory(resource: string, record: string): Promise<AuditEntry[]> {
    return this.outboxes.audit.history(resource, record);
  }

  override async alarm(): Promise<void> {
    await this.outboxes.deliverLate();
  }
}
