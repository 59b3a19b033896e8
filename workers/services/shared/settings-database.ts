import { migrated } from "../d1-migrations";
import type { ServicesEnv } from "../env";
import first from "./migrations/0001_settings.sql";

/** The settings database, with migrations applied. */
export async function settingsDatabase(env: Pick<ServicesEnv, "SETTINGS_DB">): Promise<D1Database> {
  await migrated(env.SETTINGS_DB, [{ name: "0001_settings.sql", sql: first }]);
  return env.SETTINGS_DB;
}
