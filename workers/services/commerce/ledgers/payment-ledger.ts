/** A shopper's payments, saved cards and credit. Credit has a single writer. */
import type { Payment, SavedCard } from "@contracts/commerce/payments";
import { BackedUpObject } from "../../shared/backup/backed-up-object";
import { SavedCardStore } from "../payments/saved-card-store";
import { type CreditRequest, CreditStore } from "./credit-store";
import schema from "./ledger-object.sql";
import { OrderStore } from "./order-store";

export class PaymentLedger extends BackedUpObject {
  #ready = false;
  /** An instance property, because RPC callers can reach every member of the prototype. */
  protected readonly sql = (): SqlStorage => {
    const { sql } = this.ctx.storage;
    if (!this.#ready) sql.exec(schema);
    this.#ready = true;
    return sql;
  };
  protected readonly orderStore = new OrderStore(this.sql);
  protected readonly cards = new SavedCardStore(this.sql);
  readonly #credit = new CreditStore(this.sql);

  /**
   * False if the customer has saved the card of the payment before.
   * @param savedCard token of the card, if it is to be saved
   */
  async addPayment(payment: Payment, cartId: string, savedCard?: string): Promise<boolean> {
    return this.ctx.storage.transactionSync(() => {
      this.orderStore.addPayment(payment, cartId, Date.now());
      return savedCard === undefined || this.cards.add(savedCard, payment, Date.now());
    });
  }

  /** Cards that the customer saved with an order, newest first. */
  async savedCards(): Promise<SavedCard[]> {
    return this.cards.list(new Date().toISOString().slice(0, 7));
  }

  /**
   * Tokens at the payments service: of the saved card with this id, empty if it is unknown; without an id, of all
   * cards.
   */
  async savedCardTokens(id?: string): Promise<string[]> {
    return this.cards.tokens(id);
  }

  async removeSavedCard(token: string): Promise<void> {
    this.cards.remove(token);
  }

  async payments(cartId: string): Promise<Payment[]> {
    return this.orderStore.payments(cartId);
  }

  /** Reserves credit for a purchase order, once per key. False if the total would exceed the limit. */
  async reserveCredit(request: CreditRequest): Promise<boolean> {
    return this.ctx.storage.transactionSync(() => this.#credit.reserve(request));
  }

  /** Open amount on purchase orders in a currency, in minor units. */
  async owed(currency: string): Promise<number> {
    return this.#credit.owed(currency);
  }

  /** See {@link CreditStore.lower}. */
  async lowerCredit(key: string, centAmount: number): Promise<void> {
    this.#credit.lower(key, centAmount);
  }

  /** See {@link CreditStore.restore}. */
  async restoreCredit(key: string): Promise<void> {
    this.#credit.restore(key);
  }

  /** Releases a reservation. Also blocks an unknown key, so a late reservation fails. */
  async releaseCredit(key: string): Promise<void> {
    this.#credit.release(key);
  }
}
