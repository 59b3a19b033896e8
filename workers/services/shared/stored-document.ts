/** Settings that an operator stores as one document each. */
import { readSettings, withNewerMembers } from "@domain/settings/newer-members";
import type * as v from "valibot";
import type { ServicesEnv } from "../env";
import { settingsDatabase } from "./settings-database";

type SettingsEnv = Pick<ServicesEnv, "SETTINGS_DB">;

interface StoredDocument<T> {
  current(): Promise<T>;
  /** Replaces the document; members of a newer version are kept. */
  store(value: T): Promise<void>;
  /** The value of one member to store, with nested members of a newer version added. */
  kept<K extends keyof T>(member: K, value: unknown): Promise<unknown>;
  /** Clears the cache of this isolate, after a statement has changed the stored text. */
  forget(): void;
  /** Merges a change into the stored document, in one statement, so concurrent changes are all kept. */
  merge(change: Partial<T>): Promise<void>;
}

/** Every cart command reads this; other isolates see a change within this time. */
const memoMilliseconds = 5000;

interface StoredValue<T> {
  /** Value in the database. */
  readonly stored: unknown;
  /** Value for this version; null if it cannot be read. */
  readonly known: T | null;
}

/** Log lines that this isolate has written. Each is written once, because the document is read every few seconds. */
const reported = new Set<string>();

function report(write: (line: string) => void, line: string): void {
  if (!reported.has(line)) write(line);
  reported.add(line);
}

/** Parses a stored text for this version. Members of a newer version, from before a rollback, are left out. */
export function knownSettings<S extends v.GenericSchema>(
  name: string,
  schema: S,
  text: string,
): StoredValue<v.InferOutput<S>> {
  const stored = parsedJson(text);
  const read = readSettings(schema, stored);
  if (!read.ok) {
    console.error(`stored settings '${name}' are not readable; the defaults apply`, read.message);
    return { stored, known: null };
  }
  if (read.newer.length > 0) {
    const named = read.newer.slice(0, 10).join(", ");
    report(
      console.warn,
      `stored settings '${name}' have members that this version does not know; they are kept: ${named}`,
    );
  }
  return { stored, known: read.value };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A document by name; the fallback if none is stored or the stored one is invalid. */
export function storedDocument<S extends v.GenericSchema>(name: string, schema: S, fallback: v.InferOutput<S>) {
  type Value = v.InferOutput<S>;
  const memo = new WeakMap<D1Database, { value: Value; until: number }>();

  async function read(env: SettingsEnv): Promise<StoredValue<Value> | null> {
    const database = await settingsDatabase(env);
    const text = await database
      .prepare("select document from documents where name = ?")
      .bind(name)
      .first<string>("document");
    return text === null ? null : knownSettings(name, schema, text);
  }

  return (env: SettingsEnv): StoredDocument<Value> => ({
    async current() {
      const known = memo.get(env.SETTINGS_DB);
      if (known && known.until > Date.now()) return known.value;
      const value = (await read(env))?.known ?? fallback;
      memo.set(env.SETTINGS_DB, { value, until: Date.now() + memoMilliseconds });
      return value;
    },

    async kept(member, value) {
      const before = await read(env);
      if (!before?.known) return value;
      return withNewerMembers((before.stored as Partial<Value>)[member], before.known[member], value);
    },

    forget() {
      memo.delete(env.SETTINGS_DB);
    },

    async store(value) {
      const database = await settingsDatabase(env);
      const before = await read(env);
      const whole = before?.known ? withNewerMembers(before.stored, before.known, value) : value;
      await database
        .prepare("insert or replace into documents (name, document, changed_at) values (?, ?, ?)")
        .bind(name, JSON.stringify(whole), Date.now())
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
