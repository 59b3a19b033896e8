/**
 * Audit entries of changes to a D1 database. An entry is stored in the transaction of its change, and then copied to
 * the log of all services. Its id is the idempotency key of the action, to detect a repeated action.
 */
import { type AuditActor, type AuditEntry, type AuditFacts, auditEntry } from "@contracts/office/audit";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../log-store";
import { officeDatabase } from "./office-database";

const entryText = v.pipe(v.string(), v.parseJson(), auditEntry);
const shownEntries = 200;

/** Facts about a change from its action; time and texts are added here. */
export interface AuditedChange {
  readonly key: string;
  readonly actor: AuditActor;
  readonly resource: string;
  readonly record: string;
  readonly action: string;
  readonly version: number;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  readonly reason: string | null;
}

const cut = (facts: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "string" ? value.slice(0, 2000) : value]),
  );

/** The entry of a change in its stored form, without unchanged facts. */
export function entryOf({ key, before, after, ...change }: AuditedChange, now = new Date()): AuditEntry {
  const changed = (facts: AuditFacts, other: AuditFacts) =>
    cut(Object.fromEntries(Object.entries(facts).filter(([name, value]) => other[name] !== value)));
  return { id: key, at: now.toISOString(), ...change, before: changed(before, after), after: changed(after, before) };
}

/**
 * Statement that records a change; it must directly follow the statement of the change in the batch. If that one
 * changed no row, because the version was outdated, nothing is recorded.
 */
export function auditStatement(database: D1Database, change: AuditedChange): D1PreparedStatement {
  const entry = entryOf(change);
  return database
    .prepare(
      `insert into office_audit (id, seq, resource, record, document)
       select ?1, (select coalesce(max(seq), 0) + 1 from office_audit where resource = ?2 and record = ?3), ?2, ?3, ?4
       where changes() > 0`,
    )
    .bind(entry.id, entry.resource, entry.record, JSON.stringify(entry));
}

/** The entry with an idempotency key; null for a new key. */
export async function entryOfKey(database: D1Database, key: string): Promise<AuditEntry | null> {
  const text = await database
    .prepare("select document from office_audit where id = ?")
    .bind(key)
    .first<string>("document");
  return text === null ? null : v.parse(entryText, text);
}

/** Newest first. */
export async function historyOf(database: D1Database, resource: string, record: string): Promise<AuditEntry[]> {
  const { results } = await database
    .prepare("select document from office_audit where resource = ? and record = ? order by seq desc limit ?")
    .bind(resource, record, shownEntries)
    .all<{ document: string }>();
  return results.map(({ document }) => v.parse(entryText, document));
}

/** Copies entries to the log of all services; failed ones are retried by the next call. Never throws. */
export async function deliverAudit(
  env: Pick<ServicesEnv, "OFFICE_DB" | "LOG_DB">,
  database: D1Database,
): Promise<void> {
  try {
    const { results } = await database
      .prepare("select id, document from office_audit where delivered = 0 limit 100")
      .all<{ id: string; document: string }>();
    if (results.length === 0) return;
    await appendToLog(
      env,
      results.map(({ document }) => v.parse(entryText, document)),
    );
    await database
      .prepare("update office_audit set delivered = 1 where id in (select value from json_each(?))")
      .bind(JSON.stringify(results.map(({ id }) => id)))
      .run();
  } catch (error) {
    await reportWork(env, "audit entries were not copied and are tried again", error);
  }
}

/** Appends entries to the log of all services. Idempotent. */
export async function appendToLog(env: Pick<ServicesEnv, "OFFICE_DB">, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => [
    entry.id,
    entry.at,
    entry.actor.id,
    entry.actor.name,
    entry.resource,
    entry.record,
    entry.action,
    JSON.stringify(entry),
  ]);
  await (await officeDatabase(env))
    .prepare(
      `insert or ignore into audit (id, at, actor, actor_name, resource, record, action, document)
       select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7
       from json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run();
}
