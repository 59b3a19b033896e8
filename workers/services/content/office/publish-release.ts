/** Publishes the entries of a release together, at once or at the planned time. */
import type { AuditActor } from "@contracts/office/audit";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { type ActionRequest, acted, outdated } from "../../shared/office/actions";
import { auditStatement, deliverAudit } from "../../shared/office/audit";
import { dropStoredPages } from "../../shared/page-generation";
import type { Problem } from "../import/problems";
import { openDatabase } from "../store/database";
import { type Entry, readEntry } from "./entry";
import { keyOf, type Place } from "./place";
import { alongStatements, missingReferences, publishing, unpublishedReferences } from "./publish";

export interface Release {
  readonly id: string;
  readonly title: string;
  readonly state: "open" | "scheduled" | "published";
  readonly at: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly entries: number;
}

export const releaseResource = "releases";
export const selectedReleases = `select r.*, (select count(*) from desk_release_item i where i.release_id = r.id) as entries from desk_release r`;
export const releaseOf = (db: D1Database, id: string) =>
  db.prepare(`${selectedReleases} where r.id = ?`).bind(id).first<Release>();

export async function itemsOf(db: D1Database, id: string) {
  const { results } = await db
    .prepare(
      `select i.branch, i.uid, i.locale, s.content_type as type from desk_release_item i
       join snapshot s on s.branch = i.branch and s.environment = '' and s.uid = i.uid and s.locale = i.locale
       where i.release_id = ? order by i.uid, i.locale`,
    )
    .bind(id)
    .all<Place & { type: string }>();
  return results;
}

/**
 * Entries of a release, and the problems that prevent their publication.
 * @param withReferences adds referenced entries that were never published, which pages would lack
 */
export async function readyToPublish(db: D1Database, environment: string, id: string, withReferences: boolean) {
  const found = new Map<string, Entry>();
  for (const place of await itemsOf(db, id)) {
    const entry = await readEntry(db, place);
    if (entry) found.set(keyOf(entry.place), entry);
  }
  const problems: Problem[] = found.size === 0 ? [{ path: "", message: "The release has no entries." }] : [];
  const named = (entry: Entry, message: string) =>
    problems.push({ path: "", message: `${keyOf(entry.place)}, ${message}` });
  for (const entry of [...found.values()]) {
    for (const uid of await missingReferences(db, entry)) named(entry, `it refers to ${uid}, which does not exist.`);
    const along = withReferences ? await unpublishedReferences(db, environment, entry) : [];
    for (const other of along) if (!found.has(keyOf(other.place))) found.set(keyOf(other.place), other);
  }
  const entries = [...found.values()];
  for (const entry of entries) {
    const own = await publishing(db, environment, [entry]);
    for (const { path, message } of own.problems) named(entry, `${path}: ${message}`);
  }
  return { entries, problems };
}

type PublishEnv = Pick<ServicesEnv, "OFFICE_DB" | "LOG_DB" | "CONTENT_ENVIRONMENT">;
type Request = Pick<ActionRequest, "key" | "reason"> & { readonly withReferences?: boolean | null };

/** Publishes all entries of a release in one transaction, or returns the problems of each entry. */
export async function publishRelease(
  env: PublishEnv,
  db: D1Database,
  { id, version, title }: Release,
  actor: AuditActor,
  { key, reason = null, withReferences }: Request,
): Promise<Response | { readonly problems: readonly Problem[] }> {
  const { entries, problems } = await readyToPublish(db, env.CONTENT_ENVIRONMENT, id, withReferences === true);
  if (problems.length > 0) return { problems };
  const { statements } = await publishing(db, env.CONTENT_ENVIRONMENT, entries);
  try {
    await db.batch([
      // The constraint fails if the release has changed meanwhile.
      db
        .prepare("insert into desk_guard (seen) select (select 1 from desk_release where id = ? and version = ?)")
        .bind(id, version),
      auditStatement(db, {
        ...{ resource: releaseResource, record: id, action: "content:publish", key, actor, reason },
        ...{ version: version + 1, before: {}, after: { state: "published", entries: entries.length } },
      }),
      db
        .prepare("update desk_release set state = 'published', version = version + 1, at = ? where id = ?")
        .bind(new Date().toISOString(), id),
      ...statements,
      ...entries.flatMap((entry) => alongStatements(db, actor, key, entry, `Release “${title}”`)),
      db.prepare("delete from desk_release_item where release_id = ?").bind(id),
      db.prepare("delete from desk_guard"),
    ]);
  } catch (error) {
    if (!/NOT NULL|UNIQUE/.test(String(error))) throw error;
    return outdated(version + 1);
  }
  await deliverAudit(env, db);
  return acted({ record: id, version: version + 1 });
}

/** Publishes due releases; runs together with `publishDue`. Never throws. */
export async function publishDueReleases(env: ServicesEnv, now = new Date()): Promise<void> {
  try {
    const db = await openDatabase(env);
    const { results } = await db
      .prepare(`${selectedReleases} where r.state = 'scheduled' and r.at <= ? order by r.at limit 5`)
      .bind(now.toISOString())
      .all<Release & { actor: string }>();
    for (const release of results) {
      const actor: AuditActor = JSON.parse(release.actor);
      const request = { key: `${release.id}-${release.version}`, reason: "Planned", withReferences: true };
      const outcome = await publishRelease(env, db, release, actor, request);
      if (!(outcome instanceof Response)) await reopen(env, db, release, actor, outcome.problems);
    }
    if (results.length > 0) await dropStoredPages(env);
  } catch (error) {
    await reportWork(env, "planned releases were not published and are tried again", error);
  }
}

/** Reopens a release that could not be published at its planned time, and records the reason in its history. */
async function reopen(
  env: PublishEnv,
  db: D1Database,
  { id, version }: Release,
  actor: AuditActor,
  problems: readonly Problem[],
): Promise<void> {
  const reason = `Planned, but not published: ${problems.map(({ message }) => message).join(" ")}`.slice(0, 1000);
  await db.batch([
    db
      .prepare("update desk_release set state = 'open', at = null, version = version + 1 where id = ? and version = ?")
      .bind(id, version),
    auditStatement(db, {
      ...{ resource: releaseResource, record: id, action: "content:publish", key: `${id}-${version}-failed`, actor },
      ...{ reason, version: version + 1, before: { state: "scheduled" }, after: { state: "open" } },
    }),
  ]);
  await deliverAudit(env, db);
}
