/** Change of a customer's address in the customer's object; each method is one transaction. */
import type { MailRequest } from "@contracts/mail";
import type { MailOutbox } from "../../shared/mail-outbox";
import { changed } from "../customers/customer-record";
import type { CustomerStore } from "../customers/customer-store";

const linkMilliseconds = 24 * 3600 * 1000;
const hourMilliseconds = 3600 * 1000;
const requestsPerHour = 5;
const mailboxes = ["old", "new"] as const;

/** Hashes of the secrets in the two mails. */
export type MailboxTokens = Readonly<Record<(typeof mailboxes)[number], string>>;

interface Confirmed {
  readonly email: string;
  /** True once both mailboxes have confirmed. */
  readonly isConfirmed: boolean;
  /** True if the address was set before. */
  readonly isDone: boolean;
}

export class EmailChanges {
  readonly #store: CustomerStore;
  readonly #mails: MailOutbox;

  constructor(store: CustomerStore, mails: MailOutbox) {
    this.#store = store;
    this.#mails = mails;
  }

  /** Mails both mailboxes to confirm a new address, and ends an earlier request. False beyond the hourly limit. */
  begin(email: string, tokens: MailboxTokens, mails: readonly MailRequest[]): boolean {
    return this.#store.transaction(() => {
      const now = Date.now();
      if (this.#store.mailTokensSince("email-old", now - hourMilliseconds) >= requestsPerHour) return false;
      this.#store.beginEmailChange(email);
      for (const mailbox of mailboxes)
        this.#store.addMailToken(`email-${mailbox}`, tokens[mailbox], now, now + linkMilliseconds);
      for (const mail of mails) this.#mails.add(mail);
      return true;
    });
  }

  /** Stores a mailbox's confirmation; null for an invalid link. A link that set the address may be pressed again. */
  confirm(tokenHash: string): Confirmed | null {
    return this.#store.transaction(() => {
      const now = Date.now();
      const record = this.#store.record();
      if (!record) return null;
      if (this.#store.isDoneEmailChange(tokenHash, now)) {
        return { email: record.customer.email, isConfirmed: true, isDone: true };
      }
      const mailbox = mailboxes.find((each) => this.#store.holdsMailToken(`email-${each}`, tokenHash, now));
      if (mailbox === undefined) return null;
      this.#store.confirmEmailChange(mailbox);
      const change = this.#store.emailChange();
      return change && { ...change, isDone: false };
    });
  }

  /** Sets the address that both mailboxes confirmed. The directory has claimed it before. */
  apply(mails: readonly MailRequest[]): void {
    this.#store.transaction(() => {
      const record = this.#store.record();
      const change = this.#store.emailChange();
      if (!record || !change?.isConfirmed) return;
      this.#store.endEmailChange();
      // Password links in the former mailbox must not open the account.
      this.#store.dropMailTokens("reset-password");
      this.#store.dropMailTokens("verify-email");
      const customer = { ...record.customer, email: change.email, isEmailVerified: true };
      this.#store.save(changed({ ...record, customer }));
      for (const mail of mails) this.#mails.add(mail);
    });
  }
}
