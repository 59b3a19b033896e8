/** Commands of a customer object on its record; each method is one transaction. */

import type { LabNotebookEntry } from "@contracts/customers/customer-calls";
import type { Contact, Customer } from "@contracts/customers/customers";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { applyContactActions } from "@domain/account/contact-actions";
import { type AccountProblem, applyCustomerActions } from "@domain/account/customer-actions";
import { regionOf } from "@domain/market/region-rules";
import type { MailOutbox } from "../../shared/mail-outbox";
import type { Problem } from "../../shared/problems";
import type { GrantStore } from "../shoppers/grant-store";
import type {
  Credentials,
  CustomerAnswer,
  Keyed,
  MailLink,
  RegisterCustomer,
  UpdateCustomer,
} from "./customer-commands";
import type { CustomerRecord, CustomerStore, MailTokenKind } from "./customer-store";
import { isVatChecksum } from "./vat-checksum";

/** Links that a template of the mail service has. */
export type LinkKind = "verify-email" | "reset-password";

const lifeMilliseconds: Readonly<Record<LinkKind, number>> = {
  "verify-email": 3 * 24 * 3600 * 1000,
  "reset-password": 30 * 60 * 1000,
};
/** Mails of one kind per customer and hour. */
const mailsPerHour = 5;

export class CustomerRecords {
  readonly #store: CustomerStore;
  readonly #grants: GrantStore;
  readonly #mails: MailOutbox;

  constructor(store: CustomerStore, grants: GrantStore, mails: MailOutbox) {
    this.#store = store;
    this.#grants = grants;
    this.#mails = mails;
  }

  register({ customer, passwordHash, verification, demo = false, ...keyed }: RegisterCustomer): CustomerAnswer {
    return this.#store.transaction((): CustomerAnswer => {
      const replay = this.#replay(keyed);
      if (replay) return replay;
      if (this.#store.record()) {
        const message = `A duplicate value ${customer.email} exists for field email.`;
        const problem = { code: "DuplicateField", message, field: "email", duplicateValue: customer.email };
        return { kind: "problem", status: 400, problem };
      }
      const now = Date.now();
      const at = new Date(now).toISOString();
      const record: CustomerRecord = {
        customer: { ...customer, version: 1, createdAt: at, lastModifiedAt: at },
        contacts: [],
        passwordHash,
        passwordChangedAt: now,
        demo,
      };
      if (verification) this.#promiseMail(record.customer, "verify-email", verification, now);
      return this.#commit(record, keyed, 201);
    });
  }

  credentials(addressHash: string): Omit<Credentials, "secondFactor"> | null {
    const record = this.#store.record();
    if (!record) return null;
    return {
      passwordHash: record.passwordHash,
      forcedPasswordReset: record.customer.custom.fields.forcedPasswordReset,
      demo: record.demo,
      addressKnown: this.#store.isKnownAddress(addressHash, Date.now()),
    };
  }

  update(command: UpdateCustomer): CustomerAnswer {
    return this.#store.transaction((): CustomerAnswer => {
      const replay = this.#replay(command);
      if (replay) return replay;
      const record = this.#store.record();
      if (!record) return { kind: "missing" };
      const { id, version: currentVersion } = record.customer;
      if (currentVersion !== command.version) {
        const message = `Object ${id} has a different version than expected. Expected: ${command.version} - Actual: ${currentVersion}.`;
        return { kind: "problem", status: 409, problem: { code: "ConcurrentModification", message, currentVersion } };
      }
      const context = {
        newId: () => crypto.randomUUID(),
        isVatId: (country: string, vatId: string) => !command.checksVat || isVatChecksum(country, vatId),
      };
      const { change } = command;
      if (change.kind === "contacts") {
        const outcome = applyContactActions(record.contacts, change.actions, context);
        return outcome.ok
          ? this.#commit(changed({ ...record, contacts: outcome.value }), command, 200)
          : refusal(outcome.problem);
      }
      const outcome = applyCustomerActions(record.customer, change.actions, context);
      return outcome.ok
        ? this.#commit(changed({ ...record, customer: outcome.value }), command, 200)
        : refusal(outcome.problem);
    });
  }

  /** Mails a link to the customer, up to the hourly limit. Does not report whether it was sent. */
  sendLink(kind: LinkKind, link: MailLink): void {
    this.#store.transaction(() => {
      const record = this.#store.record();
      const now = Date.now();
      if (!record || (kind === "verify-email" && record.customer.isEmailVerified)) return;
      if (this.#store.mailTokensSince(kind, now - 3600 * 1000) >= mailsPerHour) return;
      this.#promiseMail(record.customer, kind, link, now);
    });
  }

  verifyEmail(tokenHash: string, keyed: Keyed): CustomerAnswer {
    return this.#redeem("verify-email", tokenHash, keyed, (record) => ({
      ...record,
      customer: { ...record.customer, isEmailVerified: true },
    }));
  }

  /** Password hash of the account whose link this is; "expired" for a link that is not valid. */
  linkedPassword(kind: MailTokenKind, tokenHash: string): string | null | "expired" {
    const record = this.#store.record();
    return record && this.#store.holdsMailToken(kind, tokenHash, Date.now()) ? record.passwordHash : "expired";
  }

  /** True if the link is valid and the account is unconfirmed, so the owner of the address may refuse it. */
  isRefusable(tokenHash: string): boolean {
    return (
      this.#store.record()?.customer.isEmailVerified === false &&
      this.#store.holdsMailToken("verify-email", tokenHash, Date.now())
    );
  }

  resetPassword(tokenHash: string, passwordHash: string, keyed: Keyed): CustomerAnswer {
    return this.#redeem("reset-password", tokenHash, keyed, (record) => this.#withPassword(record, passwordHash));
  }

  /** Takes effect only if the stored password is still the one that was checked. */
  changePassword(checkedHash: string, passwordHash: string): CustomerAnswer {
    return this.#store.transaction((): CustomerAnswer => {
      const record = this.#store.record();
      if (!record) return { kind: "missing" };
      if (record.passwordHash !== checkedHash) {
        return refusal({ code: "InvalidCurrentPassword", message: "The given current password does not match." });
      }
      return this.#commit(changed(this.#withPassword(record, passwordHash)), noKey, 200);
    });
  }

  /** Remembers an address from which the right password was given. */
  rememberAddress(addressHash: string): void {
    this.#store.rememberAddress(addressHash, Date.now());
  }

  customer(expandsContacts: boolean): Customer | null {
    const record = this.#store.record();
    return record && visible(record, expandsContacts);
  }

  /** For operators: stores a customer from another system, including fields that only operators may set. */
  load(record: Omit<CustomerRecord, "passwordChangedAt">, notebooks: readonly LabNotebookEntry[]): void {
    this.#store.transaction(() => {
      const version = (this.#store.record()?.customer.version ?? 0) + 1;
      const customer = { ...record.customer, version };
      this.#store.save({ ...record, customer, passwordChangedAt: Date.now() });
      for (const notebook of notebooks) this.#store.addLabNotebook(notebook);
    });
  }

  #redeem(
    kind: MailTokenKind,
    tokenHash: string,
    keyed: Keyed,
    change: (record: CustomerRecord) => CustomerRecord,
  ): CustomerAnswer {
    return this.#store.transaction((): CustomerAnswer => {
      const replay = this.#replay(keyed);
      if (replay) return replay;
      const record = this.#store.record();
      if (!record || !this.#store.takeMailToken(kind, tokenHash, Date.now())) return { kind: "missing" };
      return this.#commit(changed(change(record)), keyed, 200);
    });
  }

  /**
   * A new password ends all sessions, invalidates pending reset links, and is announced to the customer by mail (W26).
   */
  #withPassword(record: CustomerRecord, passwordHash: string): CustomerRecord {
    this.#grants.revokeAll();
    this.#store.dropMailTokens("reset-password");
    const { customer } = record;
    const path = "/account/password/reset/request";
    this.#mails.add(mailTo(customer, "password-changed", crypto.randomUUID(), path));
    const fields = { ...customer.custom.fields, forcedPasswordReset: false };
    return {
      ...record,
      passwordHash,
      passwordChangedAt: Date.now(),
      customer: { ...customer, custom: { ...customer.custom, fields } },
    };
  }

  #promiseMail(customer: Customer, kind: LinkKind, { tokenHash, path }: MailLink, now: number): void {
    this.#store.addMailToken(kind, tokenHash, now, now + lifeMilliseconds[kind]);
    this.#mails.add(mailTo(customer, kind, tokenHash, path));
  }

  /** Answer of an earlier command with this key; null if there was none. */
  replayOf(keyed: Keyed): CustomerAnswer | null {
    return this.#replay(keyed);
  }

  #replay({ key, fingerprint }: Keyed): CustomerAnswer | null {
    const answer = key === null ? null : this.#store.answer(key);
    if (!answer) return null;
    if (answer.fingerprint !== fingerprint) {
      return refusal({ code: "InvalidInput", message: "This Idempotency-Key was used for another request." });
    }
    return { kind: "customer", status: answer.status === 201 ? 201 : 200, body: answer.body, replayed: true };
  }

  #commit(record: CustomerRecord, { key, fingerprint }: Keyed, status: 200 | 201): CustomerAnswer {
    this.#store.save(record);
    const body = JSON.stringify(visible(record, true));
    if (key !== null && fingerprint !== null) this.#store.keepAnswer(key, fingerprint, status, body, Date.now());
    return { kind: "customer", status, body, replayed: false };
  }
}

const noKey: Keyed = { key: null, fingerprint: null };

const refusal = (problem: Problem | AccountProblem): CustomerAnswer => ({
  kind: "problem",
  status: problem.code === "ResourceNotFound" ? 404 : 400,
  problem: { ...problem },
});

/** The record with the next version. */
export function changed(record: CustomerRecord): CustomerRecord {
  const { customer } = record;
  return {
    ...record,
    customer: { ...customer, version: customer.version + 1, lastModifiedAt: new Date().toISOString() },
  };
}

/** The customer as callers see it; contacts are references unless expanded (AMB-A-13). */
function visible({ customer, contacts }: CustomerRecord, expandsContacts: boolean): Customer {
  const references = contacts.map((contact: Contact) => ({
    typeId: "contact" as const,
    id: contact.id,
    ...(expandsContacts && { obj: contact }),
  }));
  return { ...customer, custom: { ...customer.custom, fields: { ...customer.custom.fields, contacts: references } } };
}

const languages: Readonly<Record<string, MailLanguage>> = { "en-us": "en", "ja-jp": "jp", "zh-cn": "cn" };

function mailTo(
  { email: to, locale, firstName, lastName, custom }: Customer,
  template: "verify-email" | "reset-password" | "password-changed",
  id: string,
  path: string,
): MailRequest {
  const data = { person: { firstName, lastName }, path, region: regionOf(custom.fields.registrationOrigin) };
  return { id: `${template}-${id}`.slice(0, 128), to, language: languages[locale] ?? "en", template, data };
}
