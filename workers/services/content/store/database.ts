import { type Migration, migrated } from "../../d1-migrations";
import entries from "../migrations/0001_entries.sql";

const migrations: readonly Migration[] = [{ name: "0001_entries.sql", sql: entries }];

/** The content database, with migrations applied. */
export async function openDatabase(env: { readonly CONTENT_DB: D1Database }): Promise<D1Database> {
  await migrated(env.CONTENT_DB, migrations);
  return env.CONTENT_DB;
}
