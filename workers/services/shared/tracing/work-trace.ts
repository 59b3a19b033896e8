/**
 * Traces of an object's queued work. A message has the trace of its cause, each attempt runs under a span, and spans
 * are buffered until the log accepts them. All of it is stored in the transaction of the work itself, so an
 * interruption loses neither.
 */
import { type Span, span } from "@contracts/values/span";
import { redactText } from "@domain/http/log/redact";
import { readTraceparent, type TraceContext, writeTraceparent } from "@domain/http/trace/trace-context";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../log-store";
import { CauseStore } from "./cause-store";
import { storeSpans } from "./span-store";
import { currentTrace, newSpanId, newTraceId, underSpan, withTrace } from "./trace";

const schema = "create table if not exists waiting_spans (place integer primary key, document text not null)";
const documentText = v.pipe(v.string(), v.parseJson(), span);
const batch = 100;
/** Maximum spans buffered while the log does not accept them; older ones are dropped. */
const maxWaiting = 1000;

/** Result of an attempt. */
type Outcome = "done" | "retried" | "given up" | "refused";

interface QueuedMessage {
  /** Name of the queue, the same for all objects. */
  readonly queue: string;
  readonly id: string;
  /** Number of the affected record. */
  readonly record?: string;
}

interface Attempt extends QueuedMessage {
  /** From 1. */
  readonly number: number;
}

export class WorkTrace {
  readonly #storage: () => SqlStorage;
  readonly #env: Pick<ServicesEnv, "LOG_DB">;
  readonly #causes: CauseStore;
  /** Concurrent callers share one run, so none deletes spans that another has not stored. */
  #running: Promise<void> | null = null;

  constructor(sql: () => SqlStorage, env: Pick<ServicesEnv, "LOG_DB">) {
    this.#storage = sql;
    this.#env = env;
    this.#causes = new CauseStore(sql);
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(schema);
    return sql;
  }

  /**
   * Adds a message to the current trace, or begins a new trace if there is none. Part of the transaction that queues
   * the message.
   */
  queued(message: QueuedMessage): void {
    const cause = readTraceparent(currentTrace());
    const own: TraceContext = { traceId: cause?.traceId ?? newTraceId(), spanId: newSpanId() };
    this.#causes.keep(message.queue, message.id, writeTraceparent(own));
    this.#add([
      {
        ...{ trace: own.traceId, span: own.spanId, parent: cause?.spanId ?? null, kind: "producer" },
        ...{ name: `send ${message.queue}`, at: Date.now(), ms: 0, failed: false },
        attributes: attributesOf(message, "send"),
      },
    ]);
  }

  /**
   * Runs an attempt under its own span. The span is stored in the same turn in which the caller continues, so it is
   * stored together with the result of the attempt.
   * @param run must not throw
   */
  async attempt<T>(attempt: Attempt, run: () => Promise<T>, outcomeOf: (result: T) => Outcome): Promise<T> {
    const parent = readTraceparent(this.#causes.of(attempt.queue, attempt.id));
    const own: TraceContext = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId() };
    const at = Date.now();
    const { result, calls } = await underSpan(own, run);
    const outcome = outcomeOf(result);
    this.#add([
      {
        ...{ trace: own.traceId, span: own.spanId, parent: parent?.spanId ?? null, kind: "consumer" },
        ...{ name: `process ${attempt.queue}`, at, ms: Math.max(0, Date.now() - at), failed: outcome !== "done" },
        attributes: {
          ...attributesOf(attempt, "process"),
          "benchside.attempt": attempt.number,
          "benchside.outcome": outcome,
          ...(outcome !== "done" && { "error.type": outcome }),
        },
      },
      ...calls,
    ]);
    return result;
  }

  /** Deletes the trace of a finished message. */
  over({ queue, id }: Pick<QueuedMessage, "queue" | "id">): void {
    this.#causes.forget(queue, id);
  }

  /** Stores the current trace as the latest cause of a record's later work. Part of the caller's transaction. */
  noteCause(record: string): void {
    this.#causes.keepCurrent("records", record);
  }

  /** `traceparent` of the latest cause of a record's work; null if there is none. */
  causeOf(record: string): string | null {
    return this.#causes.of("records", record);
  }

  /** Stores a record's cause from another object. Part of the caller's transaction. */
  adoptCause(record: string, traceparent: string): void {
    this.#causes.keep("records", record, traceparent);
  }

  forgetCause(record: string): void {
    this.#causes.forget("records", record);
  }

  /** Runs within the trace of the latest cause of a record; without one, in the current trace. */
  asCausedBy<T>(record: string, run: () => T): T {
    return withTrace(this.causeOf(record) ?? currentTrace(), run);
  }

  isWaiting(): boolean {
    return this.#sql.exec("select 1 from waiting_spans limit 1").toArray().length > 0;
  }

  /** Never throws; spans that the log did not accept are retried. */
  flush(): Promise<void> {
    this.#running ??= this.#store().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #store(): Promise<void> {
    const waiting = this.#sql
      .exec<{ place: number; document: string }>(
        `select place, document from waiting_spans order by place limit ${batch}`,
      )
      .toArray();
    const last = waiting.at(-1);
    if (!last) return;
    try {
      await storeSpans(
        this.#env,
        waiting.map(({ document }) => v.parse(documentText, document)),
      );
      this.#sql.exec("delete from waiting_spans where place <= ?", last.place);
    } catch (error) {
      await reportWork(this.#env, "spans of queued work were not stored and are stored later", error);
    }
  }

  #add(spans: readonly Span[]): void {
    const sql = this.#sql;
    for (const one of spans)
      sql.exec(
        `insert into waiting_spans (place, document)
         values ((select coalesce(max(place), 0) + 1 from waiting_spans), ?)`,
        JSON.stringify(one),
      );
    sql.exec("delete from waiting_spans where place <= (select max(place) from waiting_spans) - ?", maxWaiting);
  }
}

/** Attributes of the semantic conventions for messaging. Ids are redacted, because they may contain keys of links. */
const attributesOf = ({ queue, id, record }: QueuedMessage, operation: "send" | "process") => ({
  "messaging.system": "benchside",
  "messaging.operation.type": operation,
  "messaging.operation.name": operation,
  "messaging.destination.name": queue,
  "messaging.message.id": redactText(id).slice(0, 300),
  ...(record !== undefined && { "benchside.record": record.slice(0, 300) }),
});
