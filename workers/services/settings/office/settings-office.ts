/** Settings and flags for the office: current values, their history, changes and restores. */

import { checkoutSettings } from "@contracts/commerce/checkout-settings";
import type { AuditFacts } from "@contracts/office/audit";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import { type SettingRow, settingChange, settingQuery, settingRevert } from "@contracts/office/settings";
import { sellingSettings } from "@contracts/settings";
import { sentenceOf } from "@domain/refusals/sentence";
import { settingFault } from "@domain/settings/contradictions";
import { readSettings } from "@domain/settings/newer-members";
import { flagHints, flagScopeProblem, kindHints, settingText, settingValue } from "@domain/settings/text-values";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { listText } from "../../shared/list-words";
import { type ActionRequest, changeRecord, fieldProblem, readFields, readQuery } from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { dropStoredPages } from "../../shared/page-generation";
import { notFound } from "../../shared/problems";
import { sellingSettingsOf } from "../../shared/selling-settings";
import { nextVersion, settingVersion, settingVersions } from "../../shared/setting-history";
import { settingsDatabase } from "../../shared/settings-database";
import { flagDimension, flagScopes, flagStatements } from "../flag-store";
import { addressOf, type Setting, settingTable } from "./setting-table";

const listQuery = v.object({ ...pageQuery, ...settingQuery.entries });
const action: Permission = "settings:change";
const textBytes = 512 * 1024;
/** Maximum characters of a value in an audit entry; the versions store whole values. */
const auditedCharacters = 500;

export const settingsOffice = new Hono<OfficeApp>();

settingsOffice.get("/", requirePermission("settings:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = "" } = query.value;
  const word = listText(q);
  const at = Number(placeOf(after)?.key ?? -1);
  const found = settingTable
    .map((setting, place) => ({ setting, place }))
    .filter(({ setting, place }) => place > at && listText(`${setting.title} ${setting.key}`).includes(word));
  const page = pageOf(found.slice(0, limit + 1), limit, ({ place }) => ({ value: "place", key: String(place) }));
  const stored = await storedValues(c.env);
  return c.json({ ...page, rows: page.rows.map(({ setting }) => rowOf(setting, stored(setting))) });
});

settingsOffice.get("/:key", requirePermission("settings:read"), async (c) => {
  const setting = settingOf(c);
  if (!setting) return notFound(keyOf(c));
  const database = await settingsDatabase(c.env);
  const [stored, versions, history] = await Promise.all([
    storedValues(c.env),
    settingVersions(database, setting),
    historyOf(database, "settings", addressOf(setting)),
  ]);
  const record = {
    ...{ ...rowOf(setting, stored(setting)), kind: setting.kind, hint: hintOf(setting) },
    versions: versions.map(({ version, at, value }) => ({
      ...{ version, at, text: settingText(setting.kind, JSON.parse(value)) },
    })),
  };
  return c.json({ record, version: versions[0]?.version ?? 0, history });
});

settingsOffice.post("/:key/change", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, settingChange, textBytes);
  if (!body.ok) return body.response;
  const setting = settingOf(c);
  if (!setting) return notFound(keyOf(c));
  const former = await storedValue(c.env, setting);
  const read = settingValue(setting.kind, body.value.text ?? "");
  return read.ok
    ? store(c, setting, body.value, { former, value: read.value, field: "text" })
    : fieldProblem("text", read.message);
});

settingsOffice.post("/:key/revert", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, settingRevert);
  if (!body.ok) return body.response;
  const setting = settingOf(c);
  if (!setting) return notFound(keyOf(c));
  const versions = await settingVersions(await settingsDatabase(c.env), setting);
  const found = versions.find(({ version }) => version === body.value.to);
  if (!found) return fieldProblem("to", "There is no such version.");
  const former = await storedValue(c.env, setting);
  return store(c, setting, body.value, { former, value: JSON.parse(found.value), field: "to" });
});

const keyOf = (c: Context<OfficeApp>): string => (c.req.param("key") ?? "").slice(0, 64);
const settingOf = (c: Context<OfficeApp>) => settingTable.find((setting) => addressOf(setting) === keyOf(c));

/**
 * Reads the stored values, not this isolate's cache, because a change must start from them. Three queries read all
 * settings.
 */
async function storedValues(env: ServicesEnv): Promise<(setting: Setting) => unknown> {
  sellingSettingsOf(env).forget();
  checkoutSettingsOf(env).forget();
  const [selling, checkout, flags] = await Promise.all([
    sellingSettingsOf(env).current(),
    checkoutSettingsOf(env).current(),
    flagScopes(env),
  ]);
  return (setting) => {
    if (setting.document === "selling") return selling[setting.key];
    if (setting.document === "checkout") return checkout[setting.key];
    return flags[setting.key] ?? {};
  };
}

const storedValue = async (env: ServicesEnv, setting: Setting): Promise<unknown> => (await storedValues(env))(setting);

const rowOf = (setting: Setting, value: unknown): SettingRow => {
  const { title, group, kind } = setting;
  return { key: addressOf(setting), title, group, text: settingText(kind, value) };
};

const hintOf = (setting: Setting): string =>
  setting.document === "flags" ? flagHints[flagDimension(setting.key)] : kindHints[setting.kind];

interface Wanted {
  readonly former: unknown;
  /** Null unsets an optional setting. */
  readonly value: unknown;
  /** Field of the form to which a problem belongs. */
  readonly field: string;
}

async function store(
  c: Context<OfficeApp>,
  setting: Setting,
  request: ActionRequest,
  wanted: Wanted,
): Promise<Response> {
  const { env } = c;
  const { former, value, field } = wanted;
  const database = await settingsDatabase(env);
  const current = await settingVersion(database, setting);
  const isSame = JSON.stringify(former ?? null) === JSON.stringify(value ?? null);
  if (isSame && request.version === current) return fieldProblem(field, "The value has not changed.");
  const more = await writes(env, database, setting, value, {
    ...{ auditKey: request.key, isRevert: field === "to" },
  });
  if (typeof more === "string") return fieldProblem(field, more);
  const answer = await changeRecord(env, database, c.get("actor"), request, {
    ...{ resource: "settings", record: addressOf(setting), action, current },
    ...{ before: auditedFacts(setting, former), after: auditedFacts(setting, value) },
    statement: nextVersion(database, setting, { current, before: former, after: value }),
    more,
  });
  sellingSettingsOf(env).forget();
  checkoutSettingsOf(env).forget();
  // Selling rules and flags are part of stored pages.
  if (answer.ok) await dropStoredPages(env);
  return answer;
}

const auditedFacts = ({ kind }: Setting, value: unknown): AuditFacts => ({
  value: settingText(kind, value).slice(0, auditedCharacters) || null,
});

/** Statements that store a value if the audit entry was stored, or a message about an invalid value. */
async function writes(
  env: ServicesEnv,
  database: D1Database,
  setting: Setting,
  value: unknown,
  { auditKey, isRevert }: { readonly auditKey: string; readonly isRevert: boolean },
): Promise<readonly D1PreparedStatement[] | string> {
  if (setting.document === "flags") {
    const scopes = v.safeParse(v.record(v.string(), v.picklist(["true", "false"])), value);
    if (!scopes.success) return "There is no such flag.";
    const problem = isRevert ? null : flagScopeProblem(flagDimension(setting.key), Object.keys(scopes.output));
    return problem ?? flagStatements(database, setting.key, scopes.output, auditKey);
  }
  const isSelling = setting.document === "selling";
  const schema = isSelling ? sellingSettings : checkoutSettings;
  const whole: object = await (isSelling ? sellingSettingsOf(env) : checkoutSettingsOf(env)).current();
  const { [setting.key]: _, ...others } = whole as Record<string, unknown>;
  const next = value === null ? others : { ...others, [setting.key]: value };
  // A restored version may have members that a newer build wrote; a typed value must not have unknown members.
  const checked = isRevert ? readSettings(schema, next) : checkedSettings(schema, next);
  if (!checked.ok) return checked.message;
  const fault = isRevert || value === null ? null : settingFault({ [setting.key]: value });
  if (fault) return fault.path === "" ? fault.message : `${fault.path}: ${fault.message}`;
  const kept =
    setting.document === "selling"
      ? await sellingSettingsOf(env).kept(setting.key, value)
      : await checkoutSettingsOf(env).kept(setting.key, value);
  const path = `$.${setting.key}`;
  return [
    // A shop without stored settings uses the defaults, which its first change stores.
    database
      .prepare("insert or ignore into documents (name, document, changed_at) values (?, ?, ?)")
      .bind(setting.document, JSON.stringify(whole), Date.now()),
    database
      .prepare(
        `update documents set changed_at = ?2,
           document = case when ?4 = 'null' then json_remove(document, ?3) else json_set(document, ?3, json(?4)) end
         where name = ?1 and exists (select 1 from office_audit where id = ?5)`,
      )
      .bind(setting.document, Date.now(), path, JSON.stringify(kept ?? null), auditKey),
  ];
}

function checkedSettings(schema: typeof sellingSettings | typeof checkoutSettings, next: object) {
  const checked = v.safeParse(schema, next, { abortEarly: true });
  if (checked.success) return { ok: true as const };
  const [issue] = checked.issues;
  const inside = (v.getDotPath(issue) ?? "").split(".").slice(1).join(".");
  return { ok: false as const, message: `${inside ? `${inside}: ` : ""}${sentenceOf(issue)}`.slice(0, 300) };
}
