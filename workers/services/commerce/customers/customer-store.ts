/**
 * Storage of a customer in the object's SQLite: profile, contacts, password hash, one-time tokens, answers to repeated
 * keys.
 */
import { type LabNotebookEntry, labNotebookEntry } from "@contracts/customers/customer-calls";
import { type Contact, type Customer, contact, customer as customerSchema } from "@contracts/customers/customers";
import * as v from "valibot";
import { RecordStore } from "../record-store";
import schema from "./customer-object.sql";

export interface CustomerRecord {
  /** Without `custom.fields.contacts`, which is built from `contacts` on read. */
  readonly customer: Customer;
  readonly contacts: readonly Contact[];
  /** Null for a customer imported without a password. */
  readonly passwordHash: string | null;
  /** Milliseconds since 1970. */
  readonly passwordChangedAt: number;
  /** True for a customer of the demonstration, whose password is public. */
  readonly demo: boolean;
}

export type MailTokenKind = "verify-email" | "reset-password" | "email-old" | "email-new";

/** Maximum number of answers kept for repeated keys; they also expire after a week. */
const keptAnswers = 64;
const keptMilliseconds = 7 * 24 * 3600 * 1000;
const knownMilliseconds = 180 * 24 * 3600 * 1000;
const maxKnownAddresses = 30;

const contactList = v.pipe(v.string(), v.parseJson(), v.array(contact));
const document = v.pipe(v.string(), v.parseJson(), customerSchema);

/** Methods are synchronous, so the object can commit several together. */
export class CustomerStore extends RecordStore<CustomerRecord> {
  constructor(storage: DurableObjectStorage) {
    super(storage, schema);
  }

  protected read(): CustomerRecord | null {
    const [row] = this.sql
      .exec<{
        document: string;
        contacts: string;
        password_hash: string | null;
        password_changed_at: number;
        demo: number;
      }>("select document, contacts, password_hash, password_changed_at, demo from customer")
      .toArray();
    return row
      ? {
          customer: v.parse(document, row.document),
          contacts: v.parse(contactList, row.contacts),
          passwordHash: row.password_hash,
          passwordChangedAt: row.password_changed_at,
          demo: row.demo === 1,
        }
      : null;
  }

  protected write(record: CustomerRecord): void {
    this.sql.exec(
      `insert into customer (one, document, contacts, password_hash, password_changed_at, demo) values (1, ?, ?, ?, ?, ?)
       on conflict (one) do update set document = excluded.document, contacts = excluded.contacts,
         password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at,
         demo = excluded.demo`,
      JSON.stringify(record.customer),
      JSON.stringify(record.contacts),
      record.passwordHash,
      record.passwordChangedAt,
      record.demo ? 1 : 0,
    );
  }

  /** Version of the customer in the list of all customers; 0 before it was entered. */
  listedVersion(): number {
    const [row] = this.sql.exec<{ version: number }>("select version from customer_listing").toArray();
    return row?.version ?? 0;
  }

  markListed(version: number): void {
    this.sql.exec("insert or replace into customer_listing (one, version) values (1, ?)", version);
  }

  addMailToken(kind: MailTokenKind, hash: string, now: number, expiresAt: number): void {
    this.sql.exec("delete from mail_tokens where expires_at <= ?", now);
    this.sql.exec(
      "insert into mail_tokens (hash, kind, created_at, expires_at) values (?, ?, ?, ?)",
      hash,
      kind,
      now,
      expiresAt,
    );
  }

  /** Number of tokens of a kind created since a time. */
  mailTokensSince(kind: MailTokenKind, since: number): number {
    return this.sql
      .exec<{ n: number }>("select count(*) as n from mail_tokens where kind = ? and created_at > ?", kind, since)
      .one().n;
  }

  /** True if the token was valid. Uses it up, together with all others of its kind. */
  takeMailToken(kind: MailTokenKind, hash: string, now: number): boolean {
    if (!this.holdsMailToken(kind, hash, now)) return false;
    this.dropMailTokens(kind);
    return true;
  }

  /** True if the token is valid. Does not use it up. */
  holdsMailToken(kind: MailTokenKind, hash: string, now: number): boolean {
    return (
      this.sql
        .exec("select 1 from mail_tokens where hash = ? and kind = ? and expires_at > ?", hash, kind, now)
        .toArray().length === 1
    );
  }

  dropMailTokens(kind: MailTokenKind): void {
    this.sql.exec("delete from mail_tokens where kind = ?", kind);
  }

  /** The new address that both mailboxes must confirm; null without one. */
  emailChange(): { readonly email: string; readonly isConfirmed: boolean } | null {
    const [row] = this.sql
      .exec<{ email: string; both: number }>("select email, old_confirmed and new_confirmed as both from email_change")
      .toArray();
    return row ? { email: row.email, isConfirmed: row.both === 1 } : null;
  }

  /** Invalidates links of an earlier request; their rows still count toward the limit. */
  beginEmailChange(email: string): void {
    this.sql.exec("update mail_tokens set expires_at = created_at + 3600000 where kind in ('email-old', 'email-new')");
    this.sql.exec("update mail_tokens set hash = 'ended ' || hash where kind in ('email-old', 'email-new')");
    this.sql.exec("insert or replace into email_change (one, email) values (1, ?)", email);
  }

  confirmEmailChange(mailbox: "old" | "new"): void {
    const column = mailbox === "old" ? "old_confirmed" : "new_confirmed";
    this.sql.exec(`update email_change set ${column} = 1`);
  }

  /** Uses up the links. Until they expire, {@link isDoneEmailChange} knows them. */
  endEmailChange(): void {
    this.sql.exec("delete from email_change");
    this.sql.exec("update mail_tokens set hash = 'done ' || hash where kind in ('email-old', 'email-new')");
  }

  /** True for a link of the last change, if no other change was requested since. */
  isDoneEmailChange(hash: string, now: number): boolean {
    return (["email-old", "email-new"] as const).some((kind) => this.holdsMailToken(kind, `done ${hash}`, now));
  }

  isKnownAddress(hash: string, now: number): boolean {
    return (
      this.sql
        .exec("select 1 from known_addresses where hash = ? and last_seen_at > ?", hash, now - knownMilliseconds)
        .toArray().length === 1
    );
  }

  rememberAddress(hash: string, now: number): void {
    this.sql.exec("insert or replace into known_addresses (hash, last_seen_at) values (?, ?)", hash, now);
    this.sql.exec(
      "delete from known_addresses where hash not in (select hash from known_addresses order by last_seen_at desc limit ?)",
      maxKnownAddresses,
    );
  }

  answer(key: string): { fingerprint: string; status: number; body: string } | null {
    const [row] = this.sql
      .exec<{ fingerprint: string; status: number; body: string }>(
        "select fingerprint, status, body from customer_answers where key = ?",
        key,
      )
      .toArray();
    return row ?? null;
  }

  keepAnswer(key: string, fingerprint: string, status: number, body: string, now: number): void {
    const { seq } = this.sql
      .exec<{ seq: number }>(
        "insert into customer_answers (key, fingerprint, status, body, answered_at) values (?, ?, ?, ?, ?) returning seq",
        key,
        fingerprint,
        status,
        body,
        now,
      )
      .one();
    this.sql.exec(
      "delete from customer_answers where seq <= ? or answered_at < ?",
      seq - keptAnswers,
      now - keptMilliseconds,
    );
  }

  labNotebooks(limit: number, offset: number): { total: number; results: LabNotebookEntry[] } {
    const { total } = this.sql.exec<{ total: number }>("select count(*) as total from lab_notebooks").one();
    const rows = this.sql
      .exec<{ document: string }>(
        "select document from lab_notebooks order by created_at desc, id limit ? offset ?",
        limit,
        offset,
      )
      .toArray();
    const results = rows.map(({ document }) => v.parse(labNotebookEntry, JSON.parse(document)));
    return { total, results };
  }

  addLabNotebook(entry: LabNotebookEntry): void {
    this.sql.exec(
      "insert or replace into lab_notebooks (id, document, created_at) values (?, ?, ?)",
      entry.id,
      JSON.stringify(entry),
      Date.parse(entry.createdAt),
    );
  }

  /** False if there is no such entry. */
  renameLabNotebook(id: string, name: string): boolean {
    const sql = "update lab_notebooks set document = json_set(document, '$.name', ?) where id = ? returning id";
    return this.sql.exec(sql, name, id).toArray().length > 0;
  }

  /** The design itself stays, because quotes and links may name it. */
  removeLabNotebook(id: string): boolean {
    return this.sql.exec("delete from lab_notebooks where id = ? returning id", id).toArray().length > 0;
  }
}
