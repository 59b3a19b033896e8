import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_settings.sql";
import history from "./migrations/0010_office.sql";
import { officeAuditSql } from "./office/office-database";

/** The settings database, with migrations applied. */
export async function settingsDatabase(env: Pick<ServicesEnv, "SETTINGS_DB">): Promise<D1Database> {
  await migrated(env.SETTINGS_DB, [
    { name: "0001_settings.sql", sql: first },
    { name: "0010_office.sql", sql: history },
    { name: "0011_office_audit.sql", sql: officeAuditSql },
  ]);
  return env.SETTINGS_DB;
}
