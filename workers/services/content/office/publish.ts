/** Publishes and withdraws entries for the desk, at once or at the planned time. */
import type { AuditActor } from "@contracts/office/audit";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { auditStatement, deliverAudit } from "../../shared/office/audit";
import { dropStoredPages } from "../../shared/page-generation";
import type { Problem } from "../import/problems";
import { openDatabase } from "../store/database";
import { prepareDocuments } from "../store/write-documents";
import { raiseStatement, unpublishStatement } from "../store/write-other";
import { actionStatement, changeEntry } from "./change-entry";
import { checkEntry } from "./check-entry";
import { type Entry, readEntry, targetsOf } from "./entry";
import { keyOf, type Place } from "./place";

/** Maximum entries that are published together with one entry; editors could not review more. */
const maxAlong = 40;

interface Publishing {
  readonly statements: readonly D1PreparedStatement[];
  readonly problems: readonly Problem[];
}

/**
 * Statements that publish the drafts of entries, or the problems of the drafts. A draft that is already published does
 * not change.
 */
export async function publishing(db: D1Database, environment: string, entries: readonly Entry[]): Promise<Publishing> {
  const drafts = [];
  const problems: Problem[] = [];
  for (const { place, type, fields, tags } of entries) {
    const checked = await checkEntry(db, { place, type, fields, tags, environment, publishes: true });
    if (checked.ok) drafts.push(checked.draft);
    else problems.push(...checked.problems);
  }
  const [first] = entries;
  if (!first || problems.length > 0) return { statements: [], problems };
  const { statements } = await prepareDocuments(db, first.place.branch, drafts);
  return { statements, problems };
}

/**
 * Entries that an entry references, directly or transitively, and that were never published in its language or in
 * English. Pages would lack them.
 */
export async function unpublishedReferences(db: D1Database, environment: string, entry: Entry): Promise<Entry[]> {
  const { branch, locale } = entry.place;
  const found = new Map<string, Entry>();
  let wanted = targetsOf(entry);
  while (wanted.length > 0 && found.size < maxAlong) {
    const { results } = await db
      .prepare(
        `select d.uid, d.locale from json_each(?1) j
         cross join snapshot d on d.branch = ?2 and d.environment = '' and d.uid = j.value and d.locale in (?3, 'en-us')
         where d.content_type <> 'sys_assets' and not exists (select 1 from snapshot p
           where p.branch = ?2 and p.environment = ?4 and p.uid = d.uid and p.locale = d.locale)`,
      )
      .bind(JSON.stringify(wanted), branch, locale, environment)
      .all<{ uid: string; locale: Place["locale"] }>();
    const fresh: Entry[] = [];
    for (const row of results) {
      const place = { branch, uid: row.uid, locale: row.locale };
      if (found.has(keyOf(place)) || row.uid === entry.place.uid) continue;
      const read = await readEntry(db, place);
      if (!read) continue;
      found.set(keyOf(place), read);
      fresh.push(read);
    }
    wanted = fresh.flatMap(targetsOf);
  }
  return [...found.values()];
}

/** Uids that an entry references but that do not exist, such as those of deleted entries. */
export async function missingReferences(db: D1Database, entry: Entry): Promise<string[]> {
  const { results } = await db
    .prepare(
      `select j.value as uid from json_each(?1) j where not exists (
         select 1 from snapshot s where s.branch = ?2 and s.environment = '' and s.uid = j.value)`,
    )
    .bind(JSON.stringify(targetsOf(entry)), entry.place.branch)
    .all<{ uid: string }>();
  return results.map(({ uid }) => uid);
}

/** Statements that count and log a change of an entry that is published together with another. */
export function alongStatements(
  db: D1Database,
  actor: AuditActor,
  key: string,
  { place, current, version }: Entry,
  reason: string,
): D1PreparedStatement[] {
  const id = `${key}.${keyOf(place)}`;
  return [
    actionStatement(db, place, id),
    auditStatement(db, {
      ...{ resource: "content", record: keyOf(place), action: "content:publish", key: id, actor, reason },
      ...{ version: current + 1, before: {}, after: { published: version } },
    }),
  ];
}

/** Shows a successful change in the shop, by invalidating pages that were stored with the old content. */
export async function showChange(env: Pick<ServicesEnv, "SETTINGS_DB">, answer: Response): Promise<Response> {
  if (answer.ok) await dropStoredPages(env);
  return answer;
}

interface Due {
  readonly id: string;
  readonly branch: string;
  readonly uid: string;
  readonly locale: Place["locale"];
  readonly action: "publish" | "unpublish";
  readonly actor: string;
}

type DueEnv = Pick<ServicesEnv, "CONTENT_DB" | "LOG_DB" | "OFFICE_DB" | "SETTINGS_DB" | "CONTENT_ENVIRONMENT">;

/**
 * Publishes due entries. Storefronts request the generation of stored pages every few seconds, and this runs before
 * each response, because the service has no scheduled events. Never throws.
 */
export async function publishDue(env: DueEnv, now = new Date()): Promise<void> {
  try {
    const db = await openDatabase(env);
    const { results } = await db
      .prepare("select id, branch, uid, locale, action, actor from desk_schedule where at <= ? order by at limit 20")
      .bind(now.toISOString())
      .all<Due>();
    for (const due of results) await carryOut(env, db, due);
    if (results.length === 0) return;
    await deliverAudit(env, db);
    await dropStoredPages(env);
  } catch (error) {
    await reportWork(env, "planned changes of the content were not carried out and are tried again", error);
  }
}

async function carryOut(env: DueEnv, db: D1Database, { id, branch, uid, locale, action, actor }: Due): Promise<void> {
  const place = { branch, uid, locale };
  const forget = db.prepare("delete from desk_schedule where id = ?").bind(id);
  const entry = await readEntry(db, place);
  if (!entry) return void (await forget.run());
  const isPublished = action === "publish";
  // References are published too: without its navigation link a page would have no address, and no editor is present to
  // notice.
  const along = isPublished ? await unpublishedReferences(db, env.CONTENT_ENVIRONMENT, entry) : [];
  const ready = isPublished ? await publishing(db, env.CONTENT_ENVIRONMENT, [entry, ...along]) : null;
  if (ready && ready.problems.length > 0) {
    const told = ready.problems.map(({ path, message }) => `${path}: ${message}`).join(" ");
    // The reason goes into the history of the entry, because no editor waits for a response.
    await db.batch([
      forget,
      auditStatement(db, {
        ...{ resource: "content", record: keyOf(place), action: "content:publish", key: `${id}-failed` },
        ...{ actor: JSON.parse(actor), reason: `Planned, but not carried out: ${told}`.slice(0, 1000) },
        ...{ version: entry.current, before: { planned: action }, after: { planned: null } },
      }),
    ]);
    return;
  }
  const request = { key: `${id}-${action}`, reason: "Planned", version: null };
  await changeEntry(env, db, JSON.parse(actor), request, entry, {
    ...{ record: keyOf(place), action: "content:publish", before: { planned: action } },
    after: { planned: null, published: action === "publish" ? entry.version : null },
    statements: [
      actionStatement(db, place, request.key),
      ...(ready ? ready.statements : withdrawal(db, env.CONTENT_ENVIRONMENT, place)),
      ...along.flatMap((other) =>
        alongStatements(db, JSON.parse(actor), request.key, other, `Published with ${keyOf(place)}`),
      ),
      forget,
    ],
  });
}

/** Statements that remove an entry from the shop; its drafts and versions are kept. */
export const withdrawal = (db: D1Database, environment: string, place: Place): D1PreparedStatement[] => [
  unpublishStatement(db, place.branch, place.uid, place.locale, [environment]),
  raiseStatement(db),
];
