import { type Migration, migrated } from "../../d1-migrations";
import { officeAuditSql } from "../../shared/office/office-database";
import entries from "../migrations/0001_entries.sql";
import desk from "../migrations/0002_desk.sql";

const migrations: readonly Migration[] = [
  { name: "0001_entries.sql", sql: entries },
  { name: "0002_desk.sql", sql: desk },
  { name: "0003_office_audit.sql", sql: officeAuditSql },
];

/** The content database, with migrations applied. */
export async function openDatabase(env: { readonly CONTENT_DB: D1Database }): Promise<D1Database> {
  await migrated(env.CONTENT_DB, migrations);
  return env.CONTENT_DB;
}
