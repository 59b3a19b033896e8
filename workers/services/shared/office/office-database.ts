/** The database of the office: people, sessions, and the audit log of all services. */
import { type Migration, migrated } from "../../d1-migrations";
import type { ServicesEnv } from "../../env";
import first from "./migrations/0001_office.sql";
import erasure from "./migrations/0003_erasure.sql";
import audit from "./migrations/office_audit.sql";

/** Migration for every database whose records the office changes, numbered among its own. */
export const officeAuditSql = audit;

const migrations: readonly Migration[] = [
  { name: "0001_office.sql", sql: first },
  { name: "0002_office_audit.sql", sql: audit },
  { name: "0003_erasure.sql", sql: erasure },
];

type OfficeEnv = Pick<ServicesEnv, "OFFICE_DB">;

/** The office's database, with migrations applied. */
export async function officeDatabase(env: OfficeEnv): Promise<D1Database> {
  await migrated(env.OFFICE_DB, migrations);
  return env.OFFICE_DB;
}
