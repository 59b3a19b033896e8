/** Traces that caused queued messages, in the storage of the object with the messages. */
import { currentTrace, noteQueued } from "./trace";

const schema = `create table if not exists message_causes (
  queue text not null, id text not null, trace text not null, primary key (queue, id)
) without rowid`;

export class CauseStore {
  readonly #storage: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#storage = sql;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(schema);
    return sql;
  }

  /** Part of the transaction that queues the message. */
  keep(queue: string, id: string, traceparent: string): void {
    noteQueued();
    this.#sql.exec(
      "insert or replace into message_causes (queue, id, trace) values (?, ?, ?)",
      ...[queue, id, traceparent],
    );
  }

  /** Stores the current trace, if there is one. */
  keepCurrent(queue: string, id: string): void {
    const trace = currentTrace();
    if (trace !== null) this.keep(queue, id, trace);
  }

  /** `traceparent` of a message; null for one without a cause, and for one from before traces were stored. */
  of(queue: string, id: string): string | null {
    const [row] = this.#sql
      .exec<{ trace: string }>("select trace from message_causes where queue = ? and id = ?", queue, id)
      .toArray();
    return row?.trace ?? null;
  }

  forget(queue: string, id: string): void {
    this.#sql.exec("delete from message_causes where queue = ? and id = ?", queue, id);
  }
}
