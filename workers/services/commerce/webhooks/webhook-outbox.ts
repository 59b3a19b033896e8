/**
 * Events of a ledger for webhooks: stored in the transaction of the change, then sent with retries. Each event has a
 * row per webhook, so an unavailable receiver does not delay the others.
 */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";
import type { OfficeFacts } from "@contracts/office/orders";
import { type WebhookEvent, webhookEvent } from "@contracts/office/webhooks";
import { queueState } from "@domain/order-status/queue-state";
import { quoteListEntry } from "@domain/quote/list-entry";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportToConsole, reportWork } from "../../shared/log-store";
import type { WorkTrace } from "../../shared/tracing/work-trace";
import { sendWebhook } from "./send-webhook";
import { logDelivery, webhookById, webhooksFor } from "./webhook-store";

/** A row without a webhook is an event that is not yet distributed to the webhooks. */
const outboxSchema = `create table if not exists webhook_outbox (
  event_id text not null, webhook text not null default '', document text not null,
  attempts integer not null default 0, next_at integer not null, primary key (event_id, webhook)
) without rowid`;
const sentSchema = `create table if not exists webhook_told (
  number text primary key, state text not null, version integer not null
) without rowid`;

const firstRetryMilliseconds = 10_000;
const longestRetryMilliseconds = 6 * 3600 * 1000;
/** About a day and a half; afterwards the staff must send it again. */
const maxAttempts = 16;
const batch = 20;
const queue = "webhooks";

const eventText = v.pipe(v.string(), v.parseJson(), webhookEvent);

interface Row {
  readonly [column: string]: string | number;
  readonly event_id: string;
  readonly webhook: string;
  readonly document: string;
  readonly attempts: number;
}

type OutboxEnv = Pick<ServicesEnv, "ORDERS_DB" | "LOG_DB">;

export class WebhookOutbox {
  readonly #storage: () => SqlStorage;
  readonly #env: OutboxEnv;
  readonly #trace: WorkTrace;
  /** Concurrent callers share one run, so no event is sent twice at once. */
  #running: Promise<void> | null = null;

  constructor(sql: () => SqlStorage, env: OutboxEnv, trace: WorkTrace) {
    this.#storage = sql;
    this.#env = env;
    this.#trace = trace;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(outboxSchema);
    sql.exec(sentSchema);
    return sql;
  }

  /** Part of the caller's transaction. */
  addOrder(order: Order, facts: OfficeFacts): void {
    this.#add("order", "placed", stateOfOrder(order, facts));
  }

  /** Part of the caller's transaction. */
  addQuote(quote: Quote): void {
    this.#add("quote", "submitted", stateOfQuote(quote));
  }

  /**
   * Records the state of an order or a quote from another ledger, which has already sent its events. Part of the
   * caller's transaction.
   */
  adopt(record: { readonly order: Order; readonly facts: OfficeFacts } | { readonly quote: Quote }): void {
    this.#noteTold("quote" in record ? stateOfQuote(record.quote) : stateOfOrder(record.order, record.facts));
  }

  #noteTold({ number, state, version }: WebhookEvent["data"]): void {
    this.#sql.exec(
      "insert or replace into webhook_told (number, state, version) values (?, ?, ?)",
      ...[number, state, version],
    );
  }

  /** The first event of a record is named `first`; later ones are named after the new state. */
  #add(topic: "order" | "quote", first: string, data: WebhookEvent["data"]): void {
    const [told] = this.#sql
      .exec<{ state: string; version: number }>("select state, version from webhook_told where number = ?", data.number)
      .toArray();
    // This is also called when invoices get their numbers, without a change of the order.
    if (told?.version === data.version && told.state === data.state) return;
    const name = !told ? first : told.state === data.state ? "changed" : data.state;
    this.#noteTold(data);
    const event = { id: `evt_${crypto.randomUUID()}`, type: `${topic}.${name}`, at: new Date().toISOString(), data };
    this.#sql.exec(
      "insert into webhook_outbox (event_id, document, next_at) values (?, ?, ?)",
      ...[event.id, JSON.stringify(event), Date.now()],
    );
    this.#trace.queued({ queue, id: event.id, record: data.number });
  }

  /** Time of the next attempt, milliseconds since 1970; null if nothing waits. */
  nextAt(): number | null {
    return this.#sql.exec<{ next: number | null }>("select min(next_at) as next from webhook_outbox").one().next;
  }

  /** Sends due deliveries. Never throws; failed ones are retried. */
  flush(): Promise<void> {
    this.#running ??= this.#send()
      .catch((error: unknown) => reportWork(this.#env, "webhooks were not sent and are tried again", error))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #send(): Promise<void> {
    // Two rounds: the first distributes events to the webhooks, the second sends them.
    for (let round = 0; round < 2; round += 1) {
      const due = this.#sql
        .exec<Row>(
          `select event_id, webhook, document, attempts from webhook_outbox where next_at <= ?
           order by next_at, event_id limit ${batch}`,
          Date.now(),
        )
        .toArray();
      if (due.length === 0) return;
      await Promise.all(due.map((row) => (row.webhook === "" ? this.#share(row) : this.#attempt(row))));
    }
  }

  /** Replaces an event by a row for each webhook; without webhooks it is dropped. */
  async #share({ event_id: id, document }: Row): Promise<void> {
    const hooks = await webhooksFor(this.#env, v.parse(eventText, document));
    for (const { id: webhook } of hooks) {
      this.#sql.exec(
        "insert or ignore into webhook_outbox (event_id, webhook, document, next_at) values (?, ?, ?, ?)",
        ...[id, webhook, document, Date.now()],
      );
    }
    this.#sql.exec("delete from webhook_outbox where event_id = ? and webhook = ''", id);
    this.#forgetTrace(id);
  }

  /** Deletes the trace of an event once no delivery is pending. */
  #forgetTrace(id: string): void {
    const [waiting] = this.#sql.exec("select 1 from webhook_outbox where event_id = ? limit 1", id).toArray();
    if (!waiting) this.#trace.over({ queue, id });
  }

  async #attempt({ event_id: id, webhook, document, attempts }: Row): Promise<void> {
    const event = v.parse(eventText, document);
    const hook = await webhookById(this.#env, webhook);
    const isOn = hook?.state === "on";
    const isLast = !isOn || attempts + 1 >= maxAttempts;
    const { delivered, detail } = await this.#trace.attempt(
      { queue, id, record: event.data.number, number: attempts + 1 },
      async () =>
        isOn ? await sendWebhook(hook, event) : { delivered: false, detail: "The webhook was switched off." },
      (sent) => (sent.delivered ? "done" : isLast ? "given up" : "retried"),
    );
    const isOver = delivered || isLast;
    const wait = Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** attempts);
    const nextAt = isOver ? null : Date.now() + wait;
    const state = delivered ? "delivered" : isOver ? "failed" : "waiting";
    if (isOver) {
      this.#sql.exec("delete from webhook_outbox where event_id = ? and webhook = ?", ...[id, webhook]);
      this.#forgetTrace(id);
    } else
      this.#sql.exec(
        "update webhook_outbox set attempts = attempts + 1, next_at = ? where event_id = ? and webhook = ?",
        ...[nextAt, id, webhook],
      );
    if (isOn && !delivered) {
      const { host } = new URL(hook.address);
      // Reports only the status, because error texts vary and the console groups by text.
      const said = /^answered \d+$/.test(detail) ? detail : "no answer";
      await reportToConsole(this.#env, `the webhook at ${host} did not accept an event: ${said}`, id);
    }
    await logDelivery(this.#env, { event, webhook, state, attempts: attempts + 1, detail, nextAt });
  }
}

const stateOfOrder = (order: Order, facts: OfficeFacts): WebhookEvent["data"] => ({
  ...{ number: order.orderNumber, version: order.version, state: queueState(order, facts) },
});

function stateOfQuote(quote: Quote): WebhookEvent["data"] {
  const { number, version, state } = quoteListEntry(quote);
  return { number, version, state: state.toLowerCase() };
}
