/** An object whose storage can be exported, and restored into an empty one. */
import { DurableObject } from "cloudflare:workers";
import type { ServicesEnv } from "../../env";
import { hasQueued, withTrace } from "../tracing/trace";
import type { TracedAnswer } from "../tracing/traced-object";
import {
  countQuery,
  insertOf,
  pageQuery,
  type SchemaRow,
  schemaQuery,
  type TableDump,
  tablesOf,
  written,
} from "./rows";

export interface ObjectDump {
  readonly tables: readonly TableDump[];
  /** Time of the next alarm, milliseconds since 1970. */
  readonly alarm: number | null;
}

/** More rows than any object has, because an object's table is read at once. */
const maxRows = 1_000_000;

export class BackedUpObject extends DurableObject<ServicesEnv> {
  /** Calls a method within the caller's trace; see `traced`. */
  async inTrace(traceparent: string, method: string, values: readonly unknown[]): Promise<TracedAnswer> {
    const methods = this as unknown as Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
    return withTrace(traceparent, async () => ({
      value: await methods[method]?.(...values),
      hasQueued: hasQueued(),
    }));
  }

  /** Null if the object is empty. */
  async dump(): Promise<ObjectDump | null> {
    const { storage } = this.ctx;
    const tables = tablesOf(storage.sql.exec<SchemaRow & Record<string, SqlStorageValue>>(schemaQuery).toArray()).map(
      ({ table, create }): TableDump => {
        const { sql, values } = pageQuery(table, { create }, maxRows, null);
        return {
          table,
          create,
          rows: storage.sql
            .exec(sql, ...values)
            .toArray()
            .map(written),
        };
      },
    );
    return tables.some(({ rows }) => rows.length > 0) ? { tables, alarm: await storage.getAlarm() } : null;
  }

  /**
   * False if the object is not empty; it is then unchanged. Does not set the alarm; see {@link wake}: work that begins
   * before all objects are restored would write to empty ones, which could then not be restored.
   */
  async restore({ tables }: Pick<ObjectDump, "tables">): Promise<boolean> {
    const { storage } = this.ctx;
    const { sql } = storage;
    const known = new Set(
      tablesOf(sql.exec<SchemaRow & Record<string, SqlStorageValue>>(schemaQuery).toArray()).map(({ table }) => table),
    );
    for (const table of known) {
      if (sql.exec<{ many: number }>(countQuery(table)).one().many > 0) return false;
    }
    storage.transactionSync(() => {
      for (const { table, create, rows } of tables) {
        if (!known.has(table)) for (const statement of create) sql.exec(statement);
        for (const row of rows) {
          const insert = insertOf(table, row);
          sql.exec(insert.sql, ...insert.values);
        }
      }
    });
    return true;
  }

  /** Sets the alarm of a restored object, unless an earlier one is set. */
  async wake(alarm: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > alarm) await this.ctx.storage.setAlarm(alarm);
  }
}
