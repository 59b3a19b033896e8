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

/** Without the log of browsers' reports, which is not the shop's to keep. */
export const databaseNames = [
  ...(["CATALOGUE_DB", "CONTENT_DB", "IMAGES_DB", "LOTS_DB", "AVAILABILITY_DB", "CITATIONS_DB"] as const),
  ...(["SETTINGS_DB", "REVIEWS_DB", "DIRECTORY_DB", "ORDERS_DB", "OFFICE_DB", "INQUIRIES_DB"] as const),
  ...(["CHAT_DB", "FEEDBACK_DB"] as const),
] as const;
export type DatabaseName = (typeof databaseNames)[number];

const pageSize = 500;
/** Statements of a batch, which is one transaction. */
const batchSize = 50;
/** Names of applied migrations; a shop has them before it has data. */
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

/** Tables to which a migration adds a row, in a shop without data too: the first request of a visitor makes them. */
const begunTables: ReadonlySet<string> = new Set(["generation"]);

/** Names of tables, of those that hold rows, whose rows are a shop's data: a backup is only restored where there are none. */
export const tablesWithData = (filled: Readonly<Record<string, number>>): string[] =>
  Object.keys(filled).filter((table) => !begunTables.has(table));

/** Rows of the tables that hold any. */
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
 * Drops the tables of a database without data, so that the chunks of a backup create them as the version that made it had
 * them. Migrations that are newer then find the rows that they change.
 * @returns false if the database holds data; nothing is dropped then
 */
export async function dropEmptyTables(database: D1Database): Promise<boolean> {
  if (tablesWithData(await filledTables(database)).length > 0) return false;
  const { results } = await database.prepare(schemaQuery).all<SchemaRow & Record<string, unknown>>();
  // A table is dropped before those that its rows refer to.
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
