/** Versions of settings: all values of a setting, to show who changed it and to restore one. */
import type { AuditActor } from "@contracts/office/audit";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { appendToLog, entryOf } from "./office/audit";
import { settingsDatabase } from "./settings-database";

type SettingsEnv = Pick<ServicesEnv, "SETTINGS_DB" | "OFFICE_DB">;

/** A setting: a key of a stored document, a promotion, or a flag. */
interface SettingKey {
  readonly document: "selling" | "checkout" | "promotions" | "flags";
  readonly key: string;
}

const version = v.object({ version: v.number(), value: v.string(), at: v.string() });
type SettingVersion = v.InferOutput<typeof version>;
const keptVersions = 50;

/** 0 for a setting that was never changed in the office. */
export async function settingVersion(database: D1Database, { document, key }: SettingKey): Promise<number> {
  const found = await database
    .prepare("select max(version) as version from setting_history where document = ? and key = ?")
    .bind(document, key)
    .first<{ version: number | null }>();
  return found?.version ?? 0;
}

/** Newest first; values are JSON texts. */
export async function settingVersions(database: D1Database, { document, key }: SettingKey): Promise<SettingVersion[]> {
  const { results } = await database
    .prepare(
      `select version, value, at from setting_history where document = ? and key = ?
       order by version desc limit ${keptVersions}`,
    )
    .bind(document, key)
    .all();
  return results.map((row) => v.parse(version, row));
}

/**
 * Statement that stores the next version of a setting; it changes nothing if that version exists. The value before the
 * first change is stored as version 0.
 * @param auditKey audit entry without which nothing is changed; null for none
 */
export function nextVersion(
  database: D1Database,
  { document, key }: SettingKey,
  { current, before, after }: { readonly current: number; readonly before: unknown; readonly after: unknown },
  auditKey: string | null = null,
): D1PreparedStatement {
  const at = new Date().toISOString();
  const rows = [
    [current + 1, JSON.stringify(after ?? null)],
    ...(current === 0 ? [[0, JSON.stringify(before ?? null)]] : []),
  ];
  return database
    .prepare(
      `insert or ignore into setting_history (document, key, version, value, at)
       select ?1, ?2, value ->> 0, value ->> 1, ?4 from json_each(?3)
       where not exists (select 1 from setting_history where document = ?1 and key = ?2 and version > ?5)
         and (?6 is null or exists (select 1 from office_audit where id = ?6))`,
    )
    .bind(document, key, JSON.stringify(rows), at, current, auditKey);
}

/**
 * Records changes by a program in the same way as changes by people: one version and one audit entry for each value.
 */
export async function keepMachineChange(
  env: SettingsEnv,
  actor: AuditActor,
  resource: "settings" | "promotions",
  changes: readonly (SettingKey & { readonly record: string; readonly before: unknown; readonly after: unknown })[],
): Promise<void> {
  const differing = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  if (differing.length === 0) return;
  const database = await settingsDatabase(env);
  const versions = await Promise.all(differing.map((setting) => settingVersion(database, setting)));
  await database.batch(
    differing.map((setting, place) => nextVersion(database, setting, { ...setting, current: versions[place] ?? 0 })),
  );
  await appendToLog(
    env,
    differing.map(({ record, before, after }, place) =>
      entryOf({
        ...{ key: crypto.randomUUID(), actor, resource, record, action: `${resource}:change`, reason: null },
        ...{ version: (versions[place] ?? 0) + 1, before: { value: textOf(before) }, after: { value: textOf(after) } },
      }),
    ),
  );
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
