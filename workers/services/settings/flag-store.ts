/** Feature flags: definitions, stored values, and evaluation for one requester (C-FLAG-01 to C-FLAG-06). */
import { type Region, regions } from "@contracts/regions";
import { type Flag, type FlagChange, type FlagName, flagNames } from "@contracts/settings";
import type { ServicesEnv } from "../env";
import { settingsDatabase } from "../shared/settings-database";

/** Every flag with its evaluation dimension and its default. */
const definitions: Readonly<Record<FlagName, { evaluateBasedOn: Flag["evaluateBasedOn"]; value: string }>> = {
  searchPrecision: { evaluateBasedOn: "country", value: "true" },
  newSearchUrl: { evaluateBasedOn: "country", value: "true" },
  gop: { evaluateBasedOn: "country", value: "true" },
  citationSearch: { evaluateBasedOn: "email", value: "false" },
  elisaCrossSell: { evaluateBasedOn: "country", value: "true" },
};

/** Whether a flag has exceptions by country or by email address. */
export const flagDimension = (name: FlagName): Flag["evaluateBasedOn"] => definitions[name].evaluateBasedOn;

interface FlagAsker {
  readonly region: Region;
  /** Upper case; empty if unknown. */
  readonly country: string;
  /** Lower case; empty for anonymous visitors. */
  readonly email: string;
}

type FlagsEnv = Pick<ServicesEnv, "SETTINGS_DB">;

/** Every flag for one requester: the requester's own value, else everyone's, else the default. */
export async function evaluateFlags(env: FlagsEnv, asker: FlagAsker, now: Date): Promise<Flag[]> {
  const fetchedAt = now.toISOString();
  // In China every flag is off, whatever is stored (C-FLAG-06).
  if (!regions[asker.region].flags) {
    return flagNames.map((name) => {
      const { evaluateBasedOn } = definitions[name];
      return { name, evaluateBasedOn, value: "false", fetchedAt, status: "fixed" };
    });
  }
  const database = await settingsDatabase(env);
  const { results } = await database
    .prepare("select name, scope, value from flag_values where scope in ('', ?, ?)")
    .bind(scopeOf({ country: asker.country }), scopeOf({ email: asker.email }))
    .all<{ name: string; scope: string; value: string }>();
  return flagNames.map((name) => {
    const { evaluateBasedOn, value } = definitions[name];
    const scope = evaluateBasedOn === "email" ? scopeOf({ email: asker.email }) : scopeOf({ country: asker.country });
    const stored = [scope, ""].map((wanted) => results.find((row) => row.name === name && row.scope === wanted));
    const set = stored.find((row) => row !== undefined);
    return { name, evaluateBasedOn, value: set?.value ?? value, fetchedAt, status: set ? "evaluated" : "default" };
  });
}

/** Stores or removes a value; it survives restarts. */
export async function changeFlag(env: FlagsEnv, change: FlagChange): Promise<void> {
  const database = await settingsDatabase(env);
  const scope = change.country || change.email ? scopeOf(change) : "";
  const statement =
    change.value === null
      ? database.prepare("delete from flag_values where name = ?1 and scope = ?2").bind(change.name, scope)
      : database
          .prepare("insert or replace into flag_values (name, scope, value, changed_at) values (?1, ?2, ?3, ?4)")
          .bind(change.name, scope, change.value, Date.now());
  await statement.run();
}

/** An unknown country or address gets a scope under which nothing is stored. */
function scopeOf({ country, email }: { country?: string | undefined; email?: string | undefined }): string {
  return country ? `country:${country}` : `email:${email ?? ""}`;
}

/** Deletes all values of a flag. */
export async function clearFlag(env: Pick<ServicesEnv, "SETTINGS_DB">, name: FlagName): Promise<void> {
  await env.SETTINGS_DB.prepare("delete from flag_values where name = ?").bind(name).run();
}

/** Values of each flag by scope as people write it: "everyone", a country, an address. */
export async function flagScopes(env: FlagsEnv): Promise<Partial<Record<FlagName, Record<string, string>>>> {
  const { results } = await (await settingsDatabase(env))
    .prepare("select name, scope, value from flag_values order by scope")
    .all<{ name: FlagName; scope: string; value: string }>();
  const byName: Partial<Record<FlagName, Record<string, string>>> = {};
  for (const { name, scope, value } of results) {
    byName[name] ??= {};
    byName[name][scope.replace(/^\w+:/, "") || "everyone"] = value;
  }
  return byName;
}

/** Statements that replace all values of a flag, if the audit entry with the key was stored. */
export function flagStatements(
  database: D1Database,
  name: FlagName,
  scopes: Readonly<Record<string, string>>,
  auditKey: string,
): D1PreparedStatement[] {
  const ifEntered = "exists (select 1 from office_audit where id = ?2)";
  const rows = Object.entries(scopes).map(([scope, value]) => [
    scope === "everyone" ? "" : scopeOf(scope.includes("@") ? { email: scope } : { country: scope }),
    value,
  ]);
  return [
    database.prepare(`delete from flag_values where name = ?1 and ${ifEntered}`).bind(name, auditKey),
    database
      .prepare(
        `insert into flag_values (name, scope, value, changed_at)
         select ?1, value ->> 0, value ->> 1, ?4 from json_each(?3) where ${ifEntered}`,
      )
      .bind(name, auditKey, JSON.stringify(rows), Date.now()),
  ];
}
