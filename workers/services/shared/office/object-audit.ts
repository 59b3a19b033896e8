/**
 * Audit entries of changes to a Durable Object: stored in the transaction of the change, then copied to the log of all
 * services. All methods except `flush` are synchronous.
 */
import { type AuditEntry, auditEntry } from "@contracts/office/audit";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../log-store";
import { type AuditedChange, appendToLog, entryOf } from "./audit";

const schema = `create table if not exists office_audit (
  id text primary key, seq integer not null, resource text not null, record text not null, document text not null,
  delivered integer not null default 0
) without rowid`;
const entryText = v.pipe(v.string(), v.parseJson(), auditEntry);
const shownEntries = 200;

export class ObjectAudit {
  readonly #storage: () => SqlStorage;
  readonly #env: Pick<ServicesEnv, "OFFICE_DB" | "LOG_DB">;

  constructor(sql: () => SqlStorage, env: Pick<ServicesEnv, "OFFICE_DB" | "LOG_DB">) {
    this.#storage = sql;
    this.#env = env;
  }

  get #sql(): SqlStorage {
    const sql = this.#storage();
    sql.exec(schema);
    return sql;
  }

  /** Part of the transaction of the change. */
  add(change: AuditedChange): void {
    const entry = entryOf(change);
    this.#sql.exec(
      `insert into office_audit (id, seq, resource, record, document)
       values (?, (select coalesce(max(seq), 0) + 1 from office_audit), ?, ?, ?)`,
      ...[entry.id, entry.resource, entry.record, JSON.stringify(entry)],
    );
  }

  /** Stores entries of a record from another object, which delivers them itself. Part of the caller's transaction. */
  adopt(entries: readonly AuditEntry[]): void {
    for (const { id, resource, record, ...entry } of entries)
      this.#sql.exec(
        `insert or ignore into office_audit (id, seq, resource, record, document, delivered)
         values (?, (select coalesce(max(seq), 0) + 1 from office_audit), ?, ?, ?, 1)`,
        ...[id, resource, record, JSON.stringify({ id, resource, record, ...entry })],
      );
  }

  /** The entry with an idempotency key; null for a new key. */
  entryOfKey(key: string): AuditEntry | null {
    return this.#read("select document from office_audit where id = ?", key)[0] ?? null;
  }

  /** Newest first. */
  history(resource: string, record: string): AuditEntry[] {
    const sql = "select document from office_audit where resource = ? and record = ? order by seq desc limit ?";
    return this.#read(sql, resource, record, shownEntries);
  }

  isWaiting(): boolean {
    const { waiting } = this.#sql
      .exec<{ waiting: number }>("select count(*) as waiting from office_audit where delivered = 0")
      .one();
    return waiting > 0;
  }

  /** Never throws; entries that could not be copied are retried. */
  async flush(): Promise<void> {
    const waiting = this.#read("select document from office_audit where delivered = 0 order by seq limit 100");
    if (waiting.length === 0) return;
    try {
      await appendToLog(this.#env, waiting);
      for (const { id } of waiting) this.#sql.exec("update office_audit set delivered = 1 where id = ?", id);
    } catch (error) {
      await reportWork(this.#env, "audit entries were not copied and are tried again", error);
    }
  }

  #read(sql: string, ...parameters: readonly (string | number)[]): AuditEntry[] {
    return this.#sql
      .exec<{ document: string }>(sql, ...parameters)
      .toArray()
      .map(({ document }) => v.parse(entryText, document));
  }
}
