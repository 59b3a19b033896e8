import type { ServicesBindings } from "../bindings.generated";
import {
  countQuery,
  insertOf,
  pageQuery,
  type SchemaRow,
  schemaQuery,
  type TableDump,
  tablesOf,
  written,
} from "../shared/backup/rows";
import { restoreTables } from "./restore-state";

type Binding = {
  [B in keyof ServicesBindings]: ServicesBindings[B] extends D1Database ? B : never;
}[keyof ServicesBindings];

/** Every database of the services, and whether backups contain it. The log of browser reports is not data of the shop. */
const inBackups = {
  CATALOGUE_DB: true,
  CONTENT_DB: true,
  IMAGES_DB: true,
  LOTS_DB: true,
  AVAILABILITY_DB: true,
  CITATIONS_DB: true,
  SETTINGS_DB: true,
  REVIEWS_DB: true,
  DIRECTORY_DB: true,
  ORDERS_DB: true,
  OFFICE_DB: true,
  INQUIRIES_DB: true,
  CHAT_DB: true,
  FEEDBACK_DB: true,
  LOG_DB: false,
} as const satisfies Readonly<Record<Binding, boolean>>;
export type DatabaseName = { [B in Binding]: (typeof inBackups)[B] extends true ? B : never }[Binding];
export const databaseNames = (Object.keys(inBackups) as Binding[]).filter(
  (name): name is DatabaseName => inBackups[name],
);

const pageSize = 500;
/** Statements of a batch, which is one transaction. */
const batchSize = 50;
/** Lists applied migrations, which a shop without data has too. */
const migrationTable = "d1_migrations";

/** Tables of the shop's data, without those of a running restore. */
const dataTables = (rows: readonly SchemaRow[]) => tablesOf(rows.filter(({ table }) => !restoreTables.includes(table)));

/** Chunks of all tables, a page of rows each; the first chunk of a table may be without rows. */
export async function* databaseChunks(database: D1Database): AsyncGenerator<TableDump> {
  const { results } = await database.prepare(schemaQuery).all<SchemaRow & Record<string, unknown>>();
  for (const { table, create } of dataTables(results)) {
    for (let last: Record<string, unknown> | null = null; ; ) {
      const { sql, values } = pageQuery(table, { create }, pageSize, last);
      const page = await database
        .prepare(sql)
        .bind(...values)
        .all<Record<string, unknown>>();
      const rows = page.results.map(written);
      if (last === null || rows.length > 0) yield { table, create, rows };
      last = page.results.at(-1) ?? null;
      if (last === null || rows.length < pageSize) break;
    }
  }
}

/** Tables in which a migration inserts a row, so they are not empty in a shop without data. */
const begunTables: ReadonlySet<string> = new Set(["generation"]);

/** Names of the filled tables that contain data of a shop. A backup is restored only if there are none. */
export const tablesWithData = (filled: Readonly<Record<string, number>>): string[] =>
  Object.keys(filled).filter((table) => !begunTables.has(table));

/** Number of rows by table, without empty tables. */
export async function filledTables(database: D1Database): Promise<Readonly<Record<string, number>>> {
  const { results } = await database.prepare(schemaQuery).all<SchemaRow & Record<string, unknown>>();
  const filled: Record<string, number> = {};
  for (const { table } of dataTables(results)) {
    if (table === migrationTable) continue;
    const found = await database.prepare(countQuery(table)).first<{ many: number }>();
    if (found && found.many > 0) filled[table] = found.many;
  }
  return filled;
}

/**
 * Drops the tables of a database without data, so the chunks of a backup create them with the schema of its version.
 * Newer migrations then run on the restored rows.
 * @returns false, without dropping anything, if the database has data
 */
export async function dropEmptyTables(database: D1Database): Promise<boolean> {
  if (tablesWithData(await filledTables(database)).length > 0) return false;
  const { results } = await database.prepare(schemaQuery).all<SchemaRow & Record<string, unknown>>();
  // Referencing tables are dropped before the tables that they reference.
  const drops = dataTables(results)
    .reverse()
    .map(({ table }) => database.prepare(`drop table "${table}"`));
  if (drops.length > 0) await database.batch(drops);
  return true;
}

/** Creates the table if it does not exist, and adds the rows. Migrations that the database has are left out. */
export async function restoreChunk(database: D1Database, { table, create, rows }: TableDump): Promise<void> {
  const known = await database
    .prepare("select 1 from sqlite_master where type = 'table' and name = ?")
    .bind(table)
    .first();
  if (!known) await database.batch(create.map((sql) => database.prepare(sql)));
  for (let from = 0; from < rows.length; from += batchSize) {
    const statements = rows.slice(from, from + batchSize).map((row) => {
      const { sql, values } = insertOf(table, row);
      const insert = table === migrationTable ? sql.replace(/^insert/, "insert or ignore") : sql;
      return database.prepare(insert).bind(...values);
    });
    await database.batch(statements);
  }
}
