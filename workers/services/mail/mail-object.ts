/** Mail queue: stores each mail once per id, then retries until the provider accepts it. */
import { erasureMailPrefix, type MailLanguage, type MailRequest } from "@contracts/mail";
import type { AuditActor, AuditEntry } from "@contracts/office/audit";
import { redactText } from "@domain/http/log/redact";
import { BackedUpObject } from "../shared/backup/backed-up-object";
import { reportToConsole } from "../shared/log-store";
import { ObjectAudit } from "../shared/office/object-audit";
import { WorkTrace } from "../shared/tracing/work-trace";
import { MailAttachments, type MailFile } from "./attachments";
import schema from "./mail-object.sql";
import { type OutgoingMail, providerOf } from "./provider";
import { renderMail } from "./render-mail";

/** The mail fails after this many attempts, about a day. */
const maxAttempts = 12;
const firstRetryMilliseconds = 30_000;
const longestRetryMilliseconds = 6 * 3600 * 1000;
/** Mails are kept to investigate missing ones; only the newest, and not for long. */
const keptMails = 1000;
/** The confirmation of an erasure is deleted this long after it was sent. */
const confirmationKeptMilliseconds = 24 * 60 * 60 * 1000;
const keptMilliseconds = 30 * 24 * 3600 * 1000;
const batch = 20;
const queue = "mails";
/** Wait before a retry of spans that the log did not accept. */
const tracePause = 5_000;

export interface MailView extends Omit<OutgoingMail, "files" | "unsubscribe"> {
  readonly template: string;
  readonly language: string;
  readonly state: "queued" | "sent" | "failed";
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

/** A mail in a list, with its position in the queue. */
export interface ListedMail
  extends Pick<MailView, "id" | "to" | "subject" | "state" | "attempts" | "createdAt" | "sentAt"> {
  readonly seq: number;
}

interface MailPage {
  readonly recipient: string | null;
  readonly state: string | null;
  /** Cursor: the last mail of the previous page. */
  readonly before: number | null;
  readonly limit: number;
}

interface SendAgain {
  readonly key: string;
  readonly version: number;
  readonly reason: string | null;
  readonly actor: AuditActor;
}

const columns = `id, recipient as "to", language, template, subject, html, text, state, attempts,
  last_error as lastError, created_at as createdAt, sent_at as sentAt`;

export class MailQueueObject extends BackedUpObject {
  #ready = false;
  readonly #attachments = new MailAttachments(() => this.#sql);
  readonly #audit = new ObjectAudit(() => this.#sql, this.env);
  readonly #trace = new WorkTrace(() => this.#sql, this.env);

  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    if (!this.#ready) sql.exec(schema);
    this.#ready = true;
    return sql;
  }

  async enqueue(request: MailRequest): Promise<void> {
    const now = Date.now();
    const { subject, html, text, attachments, unsubscribe } = renderMail(request, this.env);
    if (!(await this.find(request.id))) this.#trace.queued({ queue, id: request.id });
    this.#attachments.add(request.id, attachments);
    if (unsubscribe !== null)
      this.#sql.exec("insert or ignore into mail_unsubscribes values (?, ?)", request.id, unsubscribe);
    this.#sql.exec(
      `insert or ignore into mails (id, seq, recipient, language, template, subject, html, text, state, next_at, created_at)
       values (?, (select coalesce(max(seq), 0) + 1 from mails), ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
      request.id,
      request.to,
      request.language,
      request.template,
      subject,
      html,
      text,
      now,
      now,
    );
    await this.ctx.storage.setAlarm(now + 20);
  }

  /** The newest first. */
  async list(recipient: string | null, limit: number): Promise<MailView[]> {
    return this.#sql
      .exec<Record<keyof MailView, never>>(
        `select ${columns} from mails where ? is null or lower(recipient) = lower(?) order by seq desc limit ?`,
        recipient,
        recipient,
        limit,
      )
      .toArray();
  }

  async find(id: string): Promise<MailView | null> {
    const [row] = this.#sql
      .exec<Record<keyof MailView, never>>(`select ${columns} from mails where id = ?`, id)
      .toArray();
    return row ?? null;
  }

  /** Files of a mail that were already fetched. */
  async files(id: string): Promise<MailFile[]> {
    return this.#attachments.of(id);
  }

  /** The newest first. */
  async page({ recipient, state, before, limit }: MailPage): Promise<ListedMail[]> {
    return this.#sql
      .exec<Record<keyof ListedMail, never>>(
        `select id, seq, recipient as "to", subject, state, attempts, created_at as createdAt, sent_at as sentAt from mails
         where (?1 is null or recipient = ?1) and (?2 is null or state = ?2) and (?3 is null or seq < ?3)
         order by seq desc limit ?4`,
        ...[recipient, state, before, limit],
      )
      .toArray();
  }

  /** Entries of people's actions on a mail, newest first. */
  async history(id: string): Promise<AuditEntry[]> {
    return this.#audit.history("mails", id);
  }

  /**
   * Queues a copy of a mail, once per key. A copy has a new id, because providers drop a repeated one.
   * @returns the mail's version, which counts its copies
   */
  async again(
    id: string,
    { key, version, reason, actor }: SendAgain,
  ): Promise<number | "missing" | "conflict" | { readonly version: number }> {
    const known = this.#audit.entryOfKey(key);
    if (known) return known.record === id ? known.version : "conflict";
    if (!(await this.find(id))) return "missing";
    const current = this.#audit.history("mails", id).length;
    if (version !== current) return { version: current };
    const next = current + 1;
    const now = Date.now();
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(
        `insert or ignore into mails (id, seq, recipient, language, template, subject, html, text, state, next_at, created_at)
         select ?1, (select max(seq) + 1 from mails), recipient, language, template, subject, html, text, 'queued', ?2, ?2
         from mails where id = ?3`,
        ...[`again-${key}`, now, id],
      );
      this.#attachments.copy(id, `again-${key}`);
      this.#sql.exec(
        "insert or ignore into mail_unsubscribes select ?, href from mail_unsubscribes where mail_id = ?",
        ...[`again-${key}`, id],
      );
      this.#trace.queued({ queue, id: `again-${key}` });
      this.#audit.add({
        ...{ key, actor, resource: "mails", record: id, action: "mails:send", version: next, reason },
        ...{ before: {}, after: { copy: `again-${key}` } },
      });
    });
    await this.ctx.storage.setAlarm(now + 20);
    await this.#audit.flush();
    return next;
  }

  /**
   * Deletes the mails to an address, given in lower case. A mail still in the queue is deleted once it is sent; the
   * confirmation of the erasure, a day later.
   */
  async erase(recipient: string): Promise<void> {
    this.#sql.exec("insert or ignore into erased_mails select id from mails where lower(recipient) = ?", recipient);
    this.#clean(Date.now());
  }

  async clear(): Promise<void> {
    this.#sql.exec("delete from mails");
    this.#sql.exec("delete from mail_unsubscribes");
    this.#attachments.clean();
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const due = this.#sql
      .exec<
        Pick<MailView, "id" | "to" | "subject" | "html" | "text" | "attempts"> & {
          language: MailLanguage;
          unsubscribe: string | null;
        }
      >(
        `select id, recipient as "to", subject, html, text, attempts, language, href as unsubscribe
         from mails left join mail_unsubscribes on mail_id = id
         where next_at is not null and next_at <= ? order by next_at limit ?`,
        now,
        batch,
      )
      .toArray();
    const problems = new Map<string, string>();
    for (const { attempts, language, ...mail } of due) {
      const number = attempts + 1;
      const { problem, isAboutFile } = await this.#trace.attempt(
        { queue, id: mail.id, number },
        () => this.#tried(mail, language, attempts),
        (tried) => (tried.problem === null ? "done" : number < maxAttempts ? "retried" : "given up"),
      );
      if (problem === null) this.#sent(mail.id);
      else {
        this.#refused(mail.id, number, problem);
        const label = labelOf(problem, isAboutFile);
        if (!problems.has(label)) problems.set(label, mail.id);
      }
      if (problem === null || number >= maxAttempts) this.#trace.over({ queue, id: mail.id });
    }
    // One report per problem and run, to leave room for other reports. Ids may contain keys of links.
    for (const [label, id] of problems) await reportToConsole(this.env, label, redactText(id));
    this.#clean(now);
    await this.#audit.flush();
    await this.#trace.flush();
    const { next } = this.#sql.exec<{ next: number | null }>("select min(next_at) as next from mails").one();
    const spansAt = this.#trace.isWaiting() ? Date.now() + tracePause : null;
    const times = [next, spansAt].filter((time) => time !== null);
    if (times.length > 0) await this.ctx.storage.setAlarm(Math.min(...times));
  }

  /** Sends a mail with its files; the problem is null if the provider accepted it. */
  async #tried(mail: Omit<OutgoingMail, "files">, language: MailLanguage, attempts: number) {
    const files = await this.#attachments.fetched(mail.id, language, attempts);
    if (typeof files === "string") return { problem: files, isAboutFile: true };
    return { problem: await this.#given({ ...mail, files }), isAboutFile: false };
  }

  /** Hands a mail to the provider; null if it was accepted. Without a configured provider, mails wait. */
  async #given(mail: OutgoingMail): Promise<string | null> {
    try {
      return await providerOf(this.env)(mail);
    } catch (error) {
      return String(error);
    }
  }

  #sent(id: string): void {
    this.#sql.exec(
      "update mails set state = 'sent', attempts = attempts + 1, next_at = null, sent_at = ?, last_error = null where id = ?",
      Date.now(),
      id,
    );
  }

  #refused(id: string, attempts: number, problem: string): void {
    const failed = attempts >= maxAttempts;
    const wait = Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** (attempts - 1));
    if (failed) console.error("a mail could not be delivered", { id, attempts });
    this.#sql.exec(
      "update mails set state = ?, attempts = ?, next_at = ?, last_error = ? where id = ?",
      failed ? "failed" : "queued",
      attempts,
      failed ? null : Date.now() + wait,
      problem.slice(0, 500),
      id,
    );
  }

  #clean(now: number): void {
    this.#sql.exec("delete from mails where created_at < ? and next_at is null", now - keptMilliseconds);
    this.#sql.exec("delete from mails where next_at is null and seq <= (select max(seq) from mails) - ?", keptMails);
    this.#sql.exec(
      `delete from mails where next_at is null and id in (select id from erased_mails)
         and (substr(id, 1, length(?1)) <> ?1 or coalesce(sent_at, 0) < ?2)`,
      erasureMailPrefix,
      now - confirmationKeptMilliseconds,
    );
    this.#sql.exec("delete from erased_mails where id not in (select id from mails)");
    this.#sql.exec("delete from mail_unsubscribes where mail_id not in (select id from mails)");
    this.#attachments.clean();
  }
}

/** Reports a fixed label, because error texts vary and the console groups by text. */
function labelOf(problem: string, isAboutFile: boolean): string {
  const said = /the (?:provider|shop) answered \d+$/.exec(problem)?.[0] ?? "no answer";
  return isAboutFile ? `a mail waits for its file: ${said}` : `a mail was not taken: ${said}`;
}
