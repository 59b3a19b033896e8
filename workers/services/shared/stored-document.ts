/** Settings that an operator stores as one document each. */
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { settingsDatabase } from "./settings-database";

type SettingsEnv = Pick<ServicesEnv, "SETTINGS_DB">;

interface StoredDocument<T> {
  current(): Promise<T>;
  store(value: T): Promise<void>;
  /** After the stored text was changed by a statement: the next read in this isolate sees it. */
  forget(): void;
  /** Merges a change into the stored document, in one statement: concurrent changes are all kept. */
  merge(change: Partial<T>): Promise<void>;
}

/** Every cart command reads this; other isolates see a change within this time. */
const memoMilliseconds = 5000;

/**
 * The members that the schema has. A newer version may have stored others before it was rolled back; they must not make
 * all settings unreadable.
 */
function knownMembers(schema: v.GenericSchema, stored: unknown): unknown {
  if (!("entries" in schema) || typeof stored !== "object" || stored === null) return stored;
  const { entries } = schema;
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name in (entries as object)));
}

/** A document by name; the fallback if none is stored or the stored one is invalid. */
export function storedDocument<S extends v.GenericSchema>(name: string, schema: S, fallback: v.InferOutput<S>) {
  type Value = v.InferOutput<S>;
  const memo = new WeakMap<D1Database, { value: Value; until: number }>();

  async function read(env: SettingsEnv): Promise<Value> {
    const database = await settingsDatabase(env);
    const stored = await database
      .prepare("select document from documents where name = ?")
      .bind(name)
      .first<string>("document");
    if (stored === null) return fallback;
    const members = v.transform((value: unknown) => knownMembers(schema, value));
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), members, schema), stored);
    if (parsed.success) return parsed.output;
    console.error(`stored settings '${name}' are not readable, defaults hold`, parsed.issues[0].message);
    return fallback;
  }

  return (env: SettingsEnv): StoredDocument<Value> => ({
    async current() {
      const known = memo.get(env.SETTINGS_DB);
      if (known && known.until > Date.now()) return known.value;
      const value = await read(env);
      memo.set(env.SETTINGS_DB, { value, until: Date.now() + memoMilliseconds });
      return value;
    },

    forget() {
      memo.delete(env.SETTINGS_DB);
    },

    async store(value) {
      const database = await settingsDatabase(env);
      await database
        .prepare("insert or replace into documents (name, document, changed_at) values (?, ?, ?)")
        .bind(name, JSON.stringify(value), Date.now())
        .run();
      memo.delete(env.SETTINGS_DB);
    },

    async merge(change) {
      const database = await settingsDatabase(env);
      await database
        .prepare(
          `insert into documents (name, document, changed_at) values (?1, json_patch(?2, ?3), ?4)
           on conflict (name) do update set document = json_patch(document, ?3), changed_at = ?4`,
        )
        .bind(name, JSON.stringify(fallback), JSON.stringify(change), Date.now())
        .run();
      memo.delete(env.SETTINGS_DB);
    },
  });
}
