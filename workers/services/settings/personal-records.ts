/** Flags with a value for one email address. */
import { maxRecords, type PersonalRecords } from "../shared/personal-records";
import { settingsDatabase } from "../shared/settings-database";

export const personalFlags: PersonalRecords = {
  name: "flags",
  async of(env, { email }) {
    const { results } = await (await settingsDatabase(env))
      .prepare("select name, value from flag_values where lower(scope) = ? order by name limit ?")
      .bind(`email:${email}`, maxRecords)
      .all();
    return results;
  },
  async erase(env, { email }) {
    const database = await settingsDatabase(env);
    await database.batch([
      database.prepare("delete from flag_values where lower(scope) = ?").bind(`email:${email}`),
      ...(await withoutAddress(database, email)),
    ]);
  },
};

/**
 * Statements that remove the address from former values of flags. A value maps scopes, in any letter case, to their
 * values.
 */
async function withoutAddress(database: D1Database, email: string): Promise<D1PreparedStatement[]> {
  const { results } = await database
    .prepare("select key, version, value from setting_history where document = 'flags' and instr(lower(value), ?) > 0")
    .bind(email)
    .all<{ key: string; version: number; value: string }>();
  return results.map(({ key, version, value }) => {
    const scopes: Record<string, unknown> = JSON.parse(value) ?? {};
    const kept = Object.fromEntries(Object.entries(scopes).filter(([scope]) => scope.toLowerCase() !== email));
    return database
      .prepare("update setting_history set value = ? where document = 'flags' and key = ? and version = ?")
      .bind(JSON.stringify(kept), key, version);
  });
}
