/**
 * State of one token subject (anonymous visitor or customer): the grants behind its tokens, its active cart, and the
 * customer record. One object per subject gives revocation, rotation, password changes and simultaneous first adds a
 * single writer.
 */
import type { LabNotebookEntry, LabNotebookList } from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import type { SecondFactorState } from "@contracts/customers/second-factor";
import type { MailRequest } from "@contracts/mail";
import { MailOutbox } from "../../shared/mail-outbox";
import { answerMilliseconds } from "../agents/answer-store";
import type {
  Credentials,
  CustomerAnswer,
  Keyed,
  MailLink,
  RegisterCustomer,
  UpdateCustomer,
} from "../customers/customer-commands";
import { CustomerListing } from "../customers/customer-list";
import { CustomerRecords, type LinkKind } from "../customers/customer-record";
import { type CustomerRecord, CustomerStore, type MailTokenKind } from "../customers/customer-store";
import { EmailChanges, type MailboxTokens } from "../email-change/email-changes";
import { PasskeyObject } from "../passkeys/passkey-object";
import { SecondFactor } from "../second-factor/second-factor";
import { type SecondFactorEvent, secondFactorMail } from "../second-factor/second-factor-mail";

export class ShopperObject extends PasskeyObject {
  readonly #store = new CustomerStore(this.ctx.storage);
  readonly #mails = new MailOutbox(this.ctx.storage, this.env);
  readonly #secondFactor = new SecondFactor(this.factors, this.env);
  readonly #listing = new CustomerListing(this.#store, this.env);
  readonly #emails = new EmailChanges(this.#store, this.#mails);
  readonly #customers = new CustomerRecords(this.#store, this.grants, this.#mails);

  async activeCartId(): Promise<string | null> {
    return this.#cartId();
  }

  /** Id of the active cart: the existing one, or `proposed`, which becomes active. */
  async claimCart(proposed: string): Promise<{ cartId: string; claimed: boolean }> {
    const existing = this.#cartId();
    if (existing) return { cartId: existing, claimed: false };
    this.sql.exec("insert into active_cart (one, cart_id) values (1, ?)", proposed);
    return { cartId: proposed, claimed: true };
  }

  /** Clears the active cart if it is `cartId`. */
  async releaseCart(cartId: string): Promise<void> {
    this.sql.exec("delete from active_cart where cart_id = ?", cartId);
  }

  async register(command: RegisterCustomer): Promise<CustomerAnswer> {
    return this.#following(this.#customers.register(command));
  }

  async replayOf(keyed: Keyed): Promise<CustomerAnswer | null> {
    return this.#customers.replayOf(keyed);
  }

  async credentials(addressHash: string): Promise<Credentials | null> {
    const known = this.#customers.credentials(addressHash);
    return known && { ...known, secondFactor: this.factors.active() !== null };
  }

  async rememberAddress(addressHash: string): Promise<void> {
    this.#customers.rememberAddress(addressHash);
  }

  async customer(expandsContacts: boolean): Promise<Customer | null> {
    return this.#customers.customer(expandsContacts);
  }

  async updateCustomer(command: UpdateCustomer): Promise<CustomerAnswer> {
    return this.#following(this.#customers.update(command));
  }

  /** See {@link EmailChanges.begin}. */
  async beginEmailChange(email: string, tokens: MailboxTokens, mails: readonly MailRequest[]): Promise<boolean> {
    return this.#following(this.#emails.begin(email, tokens, mails));
  }

  async confirmEmailChange(tokenHash: string): Promise<ReturnType<EmailChanges["confirm"]>> {
    return this.#emails.confirm(tokenHash);
  }

  async applyEmailChange(mails: readonly MailRequest[]): Promise<void> {
    this.#emails.apply(mails);
    await this.#following(null);
  }

  async sendLink(kind: LinkKind, link: MailLink): Promise<void> {
    this.#customers.sendLink(kind, link);
    await this.#following(null);
  }

  async linkedPassword(kind: MailTokenKind, tokenHash: string): Promise<string | null | "expired"> {
    return this.#customers.linkedPassword(kind, tokenHash);
  }

  /** Deletes an unconfirmed account, and ends its sessions. False for an invalid link. */
  async refuseAccount(tokenHash: string): Promise<boolean> {
    if (!this.#customers.isRefusable(tokenHash)) return false;
    await this.#erase();
    return true;
  }

  async verifyEmail(tokenHash: string, keyed: Keyed): Promise<CustomerAnswer> {
    return this.#following(this.#customers.verifyEmail(tokenHash, keyed));
  }

  async resetPassword(tokenHash: string, passwordHash: string, keyed: Keyed): Promise<CustomerAnswer> {
    return this.#passwordSet(this.#customers.resetPassword(tokenHash, passwordHash, keyed));
  }

  async changePassword(checkedHash: string, passwordHash: string): Promise<CustomerAnswer> {
    return this.#passwordSet(this.#customers.changePassword(checkedHash, passwordHash));
  }

  async secondFactor(): Promise<SecondFactorState> {
    return this.#secondFactor.state();
  }

  /** See {@link SecondFactor.begin}. */
  async beginSecondFactor(secret: string): Promise<boolean> {
    return this.#secondFactor.begin(secret);
  }

  /** Turns the second factor on and ends every session but `grantId`, which may have begun without one. */
  async confirmSecondFactor(code: string, recoveryHashes: readonly string[], grantId: string) {
    const outcome = await this.#secondFactor.confirm(code, recoveryHashes);
    if (outcome === "again") return "on" as const;
    if (outcome !== "on") return outcome;
    this.grants.revokeAll(grantId);
    return this.#telling("on", outcome);
  }

  /** False if the second factor is off. */
  async replaceRecoveryCodes(hashes: readonly string[]): Promise<boolean> {
    if (!this.factors.active()) return false;
    this.factors.replaceRecoveryCodes(hashes);
    return this.#telling("codes", true);
  }

  /** @param byStaff true for a customer who has lost app and recovery codes; also ends every session */
  async turnOffSecondFactor(byStaff = false): Promise<void> {
    if (!this.factors.active()) return;
    this.factors.turnOff();
    if (byStaff) this.factors.dropProofs();
    if (byStaff) this.grants.revokeAll();
    await this.#telling(byStaff ? "removed" : "off", null);
  }

  async addChallenge(hash: string): Promise<void> {
    this.factors.addProof("challenge", hash, Date.now());
  }

  async holdsChallenge(hash: string): Promise<boolean> {
    return this.factors.holdsProof("challenge", hash, Date.now());
  }

  /** Exchanges a challenge and a code for a ticket. */
  async acceptCode(challengeHash: string, code: string, ticketHash: string): Promise<"accepted" | "expired" | "wrong"> {
    if (!(await this.#secondFactor.accept(code))) return "wrong";
    const now = Date.now();
    if (!this.factors.takeProof("challenge", challengeHash, now)) return "expired";
    this.factors.addProof("ticket", ticketHash, now);
    return "accepted";
  }

  /** True if the ticket was valid. Uses it up. */
  async takeTicket(hash: string): Promise<boolean> {
    return this.factors.takeProof("ticket", hash, Date.now());
  }

  async labNotebooks(limit: number, offset: number): Promise<LabNotebookList> {
    const { total, results } = this.#store.labNotebooks(limit, offset);
    return { limit, offset, count: results.length, total, results };
  }

  /** Renames an entry of the lab notebook, or removes it; false if there is none to rename. */
  async changeLabNotebook(id: string, name: string | null): Promise<boolean> {
    return name === null ? this.#store.removeLabNotebook(id) : this.#store.renameLabNotebook(id, name);
  }

  async addLabNotebook(entry: LabNotebookEntry): Promise<void> {
    this.#store.addLabNotebook(entry);
  }

  async loadCustomer(
    record: Omit<CustomerRecord, "passwordChangedAt">,
    notebooks: readonly LabNotebookEntry[],
  ): Promise<void> {
    this.#customers.load(record, notebooks);
    await this.#following(null);
  }

  /** Deletes the account's data in this object, and returns the id of its cart. Orders and quotes are in the ledger. */
  async eraseAccount(): Promise<string | null> {
    const cartId = this.#cartId();
    await this.#erase();
    return cartId;
  }

  override async alarm(): Promise<void> {
    const nextEnd = this.grants.clean(Date.now());
    await Promise.all([this.#mails.flush(), this.#listing.flush()]);
    if (this.answers.clean(Date.now())) return this.ctx.storage.setAlarm(Date.now() + answerMilliseconds);
    // An anonymous subject without grants is deleted, because nobody can reach it. Customers are kept.
    if (nextEnd === null && this.#mails.nextAt() === null && !this.#store.record()) {
      await this.#erase();
    } else await this.schedule();
  }

  /** Deletes all data of the subject: grants, cart reference, customer, notebooks, pending mails. */
  async #erase(): Promise<void> {
    this.ready = false;
    this.#store.forget();
    await this.ctx.storage.deleteAll();
  }

  /** Ends sign-ins in progress, which used the former password. */
  async #passwordSet(answer: CustomerAnswer): Promise<CustomerAnswer> {
    if (answer.kind === "customer" && !answer.replayed) this.factors.dropProofs();
    return this.#following(answer);
  }

  /** Sends queued mails and updates the list of customers after the response; the alarm retries failures. */
  async #following<T>(answer: T): Promise<T> {
    if (this.#mails.nextAt() === null && !this.#listing.isWaiting()) return answer;
    await this.schedule();
    this.ctx.waitUntil(Promise.all([this.#mails.flush(), this.#listing.flush()]));
    return answer;
  }

  protected override async mail(request: (customer: Customer) => MailRequest): Promise<void> {
    const customer = this.#customers.customer(false);
    if (customer) this.#mails.add(request(customer));
    await this.#following(null);
  }

  /** Mails the owner about a change of the second factor. */
  async #telling<T>(event: SecondFactorEvent, answer: T): Promise<T> {
    await this.mail((customer) => secondFactorMail(customer, event));
    return answer;
  }

  /** Sets the alarm for the next due task. */
  protected override async schedule(): Promise<void> {
    const unlisted = this.#listing.isWaiting() ? Date.now() : null;
    const due = [this.grants.nextEnd(), this.#mails.nextAt(), unlisted].filter((time) => time !== null);
    if (due.length === 0) return;
    // Delays the alarm slightly past a delivery in progress, so the two do not overlap.
    const next = Math.max(Math.min(...due), Date.now() + 2_000);
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > next) await this.ctx.storage.setAlarm(next);
  }

  #cartId(): string | null {
    const [row] = this.sql.exec<{ cart_id: string }>("select cart_id from active_cart").toArray();
    return row?.cart_id ?? null;
  }
}
