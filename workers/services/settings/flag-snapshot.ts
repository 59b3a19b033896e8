/** Snapshot of the flags before demo controls first change one, for a reset. */
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { settingsDatabase } from "../shared/settings-database";

type FlagsEnv = Pick<ServicesEnv, "SETTINGS_DB">;

const documentName = "flags-before-demo-changes";
const snapshot = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), scope: v.string(), value: v.string(), changed_at: v.number() })),
);

/** Stores all values, unless a snapshot exists. */
export async function rememberFlags(env: FlagsEnv): Promise<void> {
  const database = await settingsDatabase(env);
  await database
    .prepare(
      `insert or ignore into documents (name, document, changed_at)
       select ?1, json_group_array(json_object('name', name, 'scope', scope, 'value', value, 'changed_at', changed_at)), ?2
       from flag_values`,
    )
    .bind(documentName, Date.now())
    .run();
}

/** Restores the values of the snapshot and deletes it; does nothing without one. */
export async function restoreFlags(env: FlagsEnv): Promise<void> {
  const database = await settingsDatabase(env);
  const stored = await database
    .prepare("select document from documents where name = ?")
    .bind(documentName)
    .first<string>("document");
  if (stored === null) return;
  const rows = v.parse(snapshot, stored);
  const insert = database.prepare("insert into flag_values (name, scope, value, changed_at) values (?, ?, ?, ?)");
  await database.batch([
    database.prepare("delete from flag_values"),
    ...rows.map(({ name, scope, value, changed_at }) => insert.bind(name, scope, value, changed_at)),
    database.prepare("delete from documents where name = ?").bind(documentName),
  ]);
}
