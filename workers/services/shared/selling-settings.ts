/** How countries sell: one stored document, the defaults until there is one. */
import { type SellingSettings, sellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";
import * as v from "valibot";
import type { ServicesEnv } from "../env";
import { settingsDatabase } from "./settings-database";

type SettingsEnv = Pick<ServicesEnv, "SETTINGS_DB">;

/** Every cart command asks; a change reaches other isolates within this time. */
const memoMilliseconds = 5000;
const memo = new WeakMap<D1Database, { value: SellingSettings; until: number }>();

export function sellingSettingsOf(env: SettingsEnv) {
  return {
    async current(): Promise<SellingSettings> {
      const known = memo.get(env.SETTINGS_DB);
      if (known && known.until > Date.now()) return known.value;
      const value = await read(env);
      memo.set(env.SETTINGS_DB, { value, until: Date.now() + memoMilliseconds });
      return value;
    },

    async store(value: SellingSettings): Promise<void> {
      const database = await settingsDatabase(env);
      await database
        .prepare("insert or replace into documents (name, document, changed_at) values ('selling', ?, ?)")
        .bind(JSON.stringify(value), Date.now())
        .run();
      memo.delete(env.SETTINGS_DB);
    },
  };
}

async function read(env: SettingsEnv): Promise<SellingSettings> {
  const database = await settingsDatabase(env);
  const stored = await database
    .prepare("select document from documents where name = 'selling'")
    .first<string>("document");
  if (stored === null) return defaultSellingSettings;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sellingSettings), stored);
  if (parsed.success) return parsed.output;
  console.error("stored selling settings are not readable, defaults hold", parsed.issues[0].message);
  return defaultSellingSettings;
}
