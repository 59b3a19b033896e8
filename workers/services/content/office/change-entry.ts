/** Changes an entry together with its audit entry, unless somebody else has changed it since the editor read it. */
import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import type { ServicesEnv } from "../../env";
import { type ActionRequest, acted, outdated, repeatedAction } from "../../shared/office/actions";
import { auditStatement, deliverAudit } from "../../shared/office/audit";
import type { Place } from "./place";

/** Number of an entry's changes in one language: its versions, and actions that created no version. */
const countSql = `coalesce((select max(version) from version where branch = ?1 and uid = ?2 and locale = ?3), 0)
  + (select count(*) from desk_action where branch = ?1 and uid = ?2 and locale = ?3)`;

export async function changesOf(db: D1Database, { branch, uid, locale }: Place): Promise<number> {
  const count = await db.prepare(`select ${countSql} as changes`).bind(branch, uid, locale).first<number>("changes");
  return count ?? 0;
}

/** Counts a change that creates no version. */
export const actionStatement = (db: D1Database, { branch, uid, locale }: Place, id: string): D1PreparedStatement =>
  db.prepare("insert into desk_action (id, branch, uid, locale) values (?, ?, ?, ?)").bind(id, branch, uid, locale);

interface EntryChange {
  /** Key of the record in responses and in the audit log. */
  readonly record: string;
  readonly action: string;
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  readonly statements: readonly D1PreparedStatement[];
}

/**
 * @param place entry whose number of changes is checked; 0 for a new one
 * @param current number of its changes when it was read for this change
 */
export async function changeEntry(
  env: Pick<ServicesEnv, "OFFICE_DB" | "LOG_DB">,
  db: D1Database,
  actor: AuditActor,
  { key, reason = null, version }: ActionRequest,
  { place, current }: { readonly place: Place; readonly current: number },
  { record, action, before, after, statements }: EntryChange,
): Promise<Response> {
  const repeated = await repeatedAction(db, key, { action });
  if (repeated) return repeated;
  if (version !== null && version !== current) return outdated(current);
  const entry = { resource: "content", record, action, key, actor, reason, version: current + 1, before, after };
  try {
    await db.batch([
      db
        .prepare(`insert into desk_guard (seen) select case when ${countSql} = ?4 then 1 end`)
        .bind(place.branch, place.uid, place.locale, current),
      auditStatement(db, entry),
      ...statements,
      db.prepare("delete from desk_guard"),
    ]);
  } catch (error) {
    // The guard's constraint, or the unique key of the version or of the audit entry, failed: another change was stored
    // first.
    if (!/NOT NULL|UNIQUE/.test(String(error))) throw error;
    return (await repeatedAction(db, key, { action })) ?? outdated(await changesOf(db, place));
  }
  await deliverAudit(env, db);
  return acted({ record, version: current + 1 });
}
