/**
 * Outgoing mails of a Durable Object: stored in the same transaction as the event that they report, then delivered to
 * the mail service with retries. The service ignores duplicates.
 */
import { type MailRequest, mailRequest } from "@contracts/mail";
import { redactText } from "@domain/http/log/redact";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { reportToConsole } from "./log-store";
import { mailQueueOf } from "./mail-queue";
import { faultText } from "./report-fault";
import { CauseStore } from "./tracing/cause-store";
import { withTrace } from "./tracing/trace";

const firstRetryMilliseconds = 5_000;
const longestRetryMilliseconds = 15 * 60_000;

const schema = `create table if not exists mail_outbox (
  id text primary key, document text not null, attempts integer not null default 0, next_at integer not null
) without rowid`;
/** Name of this queue in the traces of its mails. */
const queueName = "mail hand-over";

export class MailOutbox {
  readonly #storage: DurableObjectStorage;
  readonly #env: Pick<ServicesEnv, "MAIL_QUEUE" | "LOG_DB">;

  readonly #causes: CauseStore;

  constructor(storage: DurableObjectStorage, env: Pick<ServicesEnv, "MAIL_QUEUE" | "LOG_DB">) {
    this.#storage = storage;
    this.#causes = new CauseStore(() => storage.sql);
    this.#env = env;
  }

  get #sql(): SqlStorage {
    this.#storage.sql.exec(schema);
    return this.#storage.sql;
  }

  /** Part of the caller's transaction. */
  add(mail: MailRequest): void {
    this.#sql.exec(
      "insert or ignore into mail_outbox (id, document, next_at) values (?, ?, ?)",
      mail.id,
      JSON.stringify(mail),
      Date.now(),
    );
    this.#causes.keepCurrent(queueName, mail.id);
  }

  /** Time of the next delivery, milliseconds since 1970; null if nothing waits. */
  nextAt(): number | null {
    const { next } = this.#sql.exec<{ next: number | null }>("select min(next_at) as next from mail_outbox").one();
    return next;
  }

  /** Delivers due mails. Never throws; failed ones are retried later. */
  async flush(): Promise<void> {
    const due = this.#sql
      .exec<{ id: string; document: string; attempts: number }>(
        "select id, document, attempts from mail_outbox where next_at <= ? order by next_at limit 20",
        Date.now(),
      )
      .toArray();
    for (const { id, document, attempts } of due) {
      try {
        const mail = v.parse(mailRequest, JSON.parse(document));
        await withTrace(this.#causes.of(queueName, id), () => mailQueueOf(this.#env).enqueue(mail));
        this.#sql.exec("delete from mail_outbox where id = ?", id);
        this.#causes.forget(queueName, id);
      } catch (error) {
        console.warn("a mail was not handed over and is tried again", faultText(error));
        const wait = Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** attempts);
        this.#sql.exec(
          "update mail_outbox set attempts = attempts + 1, next_at = ? where id = ?",
          Date.now() + wait,
          id,
        );
        // One lost call is normal while objects move; more are reported to the operator.
        if (attempts > 0) await reportToConsole(this.#env, "a mail was not handed over to the queue", redactText(id));
      }
    }
  }
}
