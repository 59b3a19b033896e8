/**
 * Messages to a buyer's procurement system, stored in the same transaction as the event that they report, and repeated
 * until the system responds. Those of one order are sent in sequence, because a system without the confirmation cannot
 * process a ship notice. A repeated message keeps its `payloadID`.
 */
import type { Invoice } from "@contracts/commerce/invoices";
import type { Xml } from "@domain/punchout/xml-writer";
import { dueMessages } from "@domain/purchasing/due-messages";
import { type BuyersOrder, type RequestName, requestDocument } from "@domain/purchasing/message-parts";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportToConsole } from "../../shared/log-store";
import { faultText } from "../../shared/report-fault";
import type { WorkTrace } from "../../shared/tracing/work-trace";
import { findBuyer } from "../punchout/buyers";
import { sendMessage } from "./send-message";

const schema = `create table if not exists buyer_messages (
  place integer primary key autoincrement, payload_id text not null unique, order_number text not null, name text not null, buyer text not null,
  parties text not null, covers text not null, content text not null, created_at text not null,
  attempts integer not null default 0, next_at integer, state text not null, detail text not null default ''
)`;

/** The next message of each order. A waiting message delays only later ones of its order. */
const heads = `buyer_messages m where next_at is not null and not exists (
  select 1 from buyer_messages e where e.order_number = m.order_number and e.place < m.place and e.next_at is not null
)`;

const firstRetryMilliseconds = 10_000;
const longestRetryMilliseconds = 30 * 60_000;
/** About two days; afterwards an operator has to act. */
const maxAttempts = 100;
/** Maximum messages per run. */
const batch = 20;
const queue = "buyer messages";

const party = v.object({ domain: v.string(), identity: v.string() });
const parties = v.pipe(v.string(), v.parseJson(), v.object({ from: party, to: party }));
const strings = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** A message as operators see it. */
export interface MessageState {
  readonly payloadId: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly createdAt: string;
  readonly state: "waiting" | "delivered" | "refused";
  readonly attempts: number;
  /** Last response of the buyer's system. */
  readonly detail: string;
}

interface Row {
  readonly [column: string]: string | number | null;
  readonly order_number: string;
  readonly payload_id: string;
  readonly name: RequestName;
  readonly buyer: string;
  readonly parties: string;
  readonly content: string;
  readonly created_at: string;
  readonly attempts: number;
}

export class MessageOutbox {
  readonly #storage: DurableObjectStorage;
  readonly #env: ServicesEnv;
  readonly #trace: WorkTrace;
  /** Concurrent callers share one run, so no message is sent twice at once. */
  #running: Promise<void> | null = null;

  constructor(storage: DurableObjectStorage, env: ServicesEnv, trace: WorkTrace) {
    this.#storage = storage;
    this.#env = env;
    this.#trace = trace;
  }

  get #sql(): SqlStorage {
    this.#storage.sql.exec(schema);
    return this.#storage.sql;
  }

  /** Stores the messages that are due to the buyer. Part of the caller's transaction. */
  addDue(order: BuyersOrder, invoices: readonly Invoice[], now: string): void {
    const { from, to, buyer } = order.procurement;
    const told = new Set(
      this.#sql
        .exec<{ covers: string }>("select covers from buyer_messages where order_number = ?", order.orderNumber)
        .toArray()
        .flatMap(({ covers }) => v.parse(strings, covers)),
    );
    for (const { name, covers, content } of dueMessages(order, invoices, told, now)) {
      const id = `${crypto.randomUUID()}@benchside`;
      this.#sql.exec(
        `insert into buyer_messages
           (payload_id, order_number, name, buyer, parties, covers, content, created_at, next_at, state)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting')`,
        ...[id, order.orderNumber, name, buyer, JSON.stringify({ from, to })],
        ...[JSON.stringify(covers), content, now, Date.now()],
      );
      this.#trace.queued({ queue, id, record: order.orderNumber });
    }
  }

  /** Time of the next attempt, milliseconds since 1970; null if nothing waits. */
  nextAt(): number | null {
    return this.#sql.exec<{ next: number | null }>(`select min(next_at) as next from ${heads}`).one().next;
  }

  /** Sends due messages, oldest first, and stops at one that has to wait. Never throws. */
  flush(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #send(): Promise<void> {
    for (let sent = 0; sent < batch; sent += 1) {
      const [row] = this.#sql
        .exec<Row>(
          `select order_number, payload_id, name, buyer, parties, content, created_at, attempts from ${heads}
           and next_at <= ? order by place limit 1`,
          Date.now(),
        )
        .toArray();
      if (!row) return;
      const number = row.attempts + 1;
      const outcome = await this.#trace.attempt(
        { queue, id: row.payload_id, record: row.order_number, number },
        () => this.#attempt(row),
        ({ state }) => {
          if (state === "delivered") return "done";
          return state === "refused" ? "refused" : number < maxAttempts ? "retried" : "given up";
        },
      );
      const isWaiting = outcome.state === "waiting" && number < maxAttempts;
      const wait = Math.min(longestRetryMilliseconds, firstRetryMilliseconds * 2 ** Math.min(row.attempts, 12));
      this.#note(row.payload_id, {
        ...{ state: outcome.state === "waiting" && !isWaiting ? "refused" : outcome.state, detail: outcome.detail },
        nextAt: isWaiting ? Date.now() + wait : null,
      });
      if (outcome.state !== "delivered") await this.#report(row, outcome.detail);
      if (isWaiting) return;
    }
  }

  /** Reports only the status, because error texts vary and the console groups by text. */
  #report({ order_number: number, name }: Row, detail: string): Promise<void> {
    const said = /^\d{3}(?!\d)/.exec(detail)?.[0];
    return reportToConsole(
      this.#env,
      `a buyer's system did not accept the ${name}: ${said ? `answered ${said}` : "no answer"}`,
      number,
    );
  }

  /** Records a status update of the buyer's system for a message; false for an unknown message. */
  noteStatus(payloadId: string, code: number, detail: string): boolean {
    const [known] = this.#sql.exec("select 1 from buyer_messages where payload_id = ?", payloadId).toArray();
    const state = code < 400 ? "delivered" : "refused";
    if (known) this.#note(payloadId, { state, detail: `${code} ${detail}`.trim(), nextAt: null });
    return known !== undefined;
  }

  /** Newest first. */
  list(): MessageState[] {
    return this.#sql
      .exec<{
        payload_id: string;
        order_number: string;
        name: string;
        created_at: string;
        state: MessageState["state"];
        attempts: number;
        detail: string;
      }>(
        `select payload_id, order_number, name, created_at, state, attempts, detail from buyer_messages
         order by place desc limit 200`,
      )
      .toArray()
      .map(({ payload_id: payloadId, order_number: orderNumber, created_at: createdAt, ...rest }) => ({
        ...{ payloadId, orderNumber, createdAt },
        ...rest,
      }));
  }

  async #attempt({ payload_id: payloadId, name, buyer: identity, parties: sent, content, created_at: timestamp }: Row) {
    try {
      const found = await findBuyer(this.#env, identity);
      const receiver = found?.buyer.messages;
      if (!receiver) return { state: "refused", detail: "The buyer has no address for messages." } as const;
      const document = requestDocument({
        ...{ payloadId, timestamp, procurement: v.parse(parties, sent), secret: receiver.secret },
        // Written by the XML writer when it was stored.
        content: content as Xml,
        name,
      });
      return await sendMessage(receiver.address, document);
    } catch (error) {
      return { state: "waiting", detail: faultText(error).slice(0, 500) } as const;
    }
  }

  #note(
    payloadId: string,
    { state, detail, nextAt }: Pick<MessageState, "state" | "detail"> & { readonly nextAt: number | null },
  ): void {
    this.#sql.exec(
      "update buyer_messages set state = ?, detail = ?, next_at = ?, attempts = attempts + 1 where payload_id = ?",
      ...[state, detail.slice(0, 500), nextAt, payloadId],
    );
    if (nextAt === null) this.#trace.over({ queue, id: payloadId });
  }
}
