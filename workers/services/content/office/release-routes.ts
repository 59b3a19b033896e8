/** Releases: entries that are published together, at once or at a time. */

import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import { entryAction, newRelease, releaseItemRemoved, releaseQuery, releaseScheduled } from "@contracts/office/content";
import { pageQuery } from "@contracts/office/resources";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import {
  type ActionRequest,
  acted,
  changeRecord,
  fieldProblem,
  outdated,
  readFields,
  readQuery,
  repeatedAction,
} from "../../shared/office/actions";
import { auditStatement, deliverAudit, historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { dropStoredPages } from "../../shared/page-generation";
import { notFound } from "../../shared/problems";
import { faultText } from "../../shared/report-fault";
import type { Problem } from "../import/problems";
import { openDatabase } from "../store/database";
import { deskOf } from "./desk-context";
import { type Entry, readEntry, titlesOf } from "./entry";
import { refused } from "./entry-action";
import { keyOf, type Place, placeOfKey } from "./place";
import { alongStatements, publishing, showChange } from "./publish";

interface Row {
  readonly id: string;
  readonly title: string;
  readonly state: "open" | "scheduled" | "published";
  readonly at: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly entries: number;
}

const resource = "releases";
const listQuery = v.object({ ...pageQuery, ...releaseQuery.entries });
const selected = `select r.*, (select count(*) from desk_release_item i where i.release_id = r.id) as entries from desk_release r`;
const shown = ({ id, title, state, at, entries }: Row) => ({ id, title, state, at, entries });
const releaseOf = (db: D1Database, id: string) => db.prepare(`${selected} where r.id = ?`).bind(id).first<Row>();

async function itemsOf(db: D1Database, id: string) {
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

export const releaseRoutes = new Hono<OfficeApp>();

releaseRoutes.get("/", requirePermission("content:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, state = null } = query.value;
  const place = placeOf(after);
  const { results } = await (await deskOf(c.env)).db
    .prepare(
      `${selected} where (?1 is null or r.state = ?1)
       and (?2 is null or r.created_at < ?2 or (r.created_at = ?2 and r.id > ?3)) order by r.created_at desc, r.id limit ?4`,
    )
    .bind(state, place?.value ?? null, place?.key ?? null, limit + 1)
    .all<Row>();
  const { rows, next } = pageOf(results, limit, ({ created_at, id }) => ({ value: created_at, key: id }));
  return c.json({ rows: rows.map(shown), next });
});

releaseRoutes.get("/:id", requirePermission("content:read"), async (c) => {
  const { db, branch } = await deskOf(c.env);
  const id = c.req.param("id").slice(0, 64);
  const release = await releaseOf(db, id);
  if (!release) return notFound(id);
  const items = await itemsOf(db, id);
  const [titles, history] = await Promise.all([
    titlesOf(
      db,
      branch,
      items.map(({ uid }) => uid),
    ),
    historyOf(db, resource, id),
  ]);
  const named = items.map(({ uid, locale, type }) => ({ uid, locale, type, title: titles[uid] ?? uid }));
  return c.json({ record: { ...shown(release), items: named }, version: release.version, history });
});

releaseRoutes.post("/add", requirePermission("content:edit"), async (c) => {
  const body = await readFields(c.req.raw, newRelease);
  if (!body.ok) return body.response;
  const { db } = await deskOf(c.env);
  const { key, title } = body.value;
  const repeated = await repeatedAction(db, key, { action: "content:edit" });
  if (repeated) return repeated;
  const id = crypto.randomUUID();
  return changeRecord(
    c.env,
    db,
    c.get("actor"),
    { ...body.value, version: null },
    {
      ...{ resource, record: id, action: "content:edit", current: null, before: {}, after: { title, state: "open" } },
      statement: db
        .prepare("insert into desk_release (id, title, state, version, created_at) values (?, ?, 'open', 1, ?)")
        .bind(id, title, new Date().toISOString()),
    },
  );
});

releaseRoutes.post("/:id/remove", requirePermission("content:edit"), async (c) => {
  const body = await readFields(c.req.raw, releaseItemRemoved);
  if (!body.ok) return body.response;
  const { branch } = await deskOf(c.env);
  const place = placeOfKey(branch, body.value.entry);
  if (!place) return fieldProblem("entry", "Choose an entry.");
  return change(c, body.value, { set: "state = state", before: { entry: keyOf(place) }, after: {} }, (db, { id }) => [
    db
      .prepare("delete from desk_release_item where release_id = ? and branch = ? and uid = ? and locale = ?")
      .bind(id, branch, place.uid, place.locale),
  ]);
});

releaseRoutes.post("/:id/schedule", requirePermission("content:publish"), async (c) => {
  const body = await readFields(c.req.raw, releaseScheduled);
  if (!body.ok) return body.response;
  const { at } = body.value;
  if (at <= new Date().toISOString()) return fieldProblem("at", "This time has passed.");
  const actor = JSON.stringify(c.get("actor"));
  return change(c, body.value, {
    set: "state = 'scheduled', at = ?3, actor = ?4",
    bound: [at, actor],
    before: {},
    after: { at },
  });
});

releaseRoutes.post("/:id/reopen", requirePermission("content:publish"), async (c) => {
  const body = await readFields(c.req.raw, entryAction);
  if (!body.ok) return body.response;
  return change(c, body.value, {
    set: "state = 'open', at = null",
    before: { state: "scheduled" },
    after: { state: "open" },
  });
});

releaseRoutes.post("/:id/publish", requirePermission("content:publish"), async (c) => {
  const body = await readFields(c.req.raw, entryAction);
  if (!body.ok) return body.response;
  const { db } = await deskOf(c.env);
  const id = c.req.param("id").slice(0, 64);
  const release = await releaseOf(db, id);
  if (!release) return notFound(id);
  const repeated = await repeatedAction(db, body.value.key, { action: "content:publish", record: id });
  if (repeated) return repeated;
  if (body.value.version !== release.version) return outdated(release.version);
  const outcome = await publishRelease(c.env, db, release, c.get("actor"), body.value);
  return outcome instanceof Response ? showChange(c.env, outcome) : refused(outcome.problems);
});

interface ReleaseChange {
  readonly set: string;
  readonly bound?: readonly string[];
  readonly before: AuditFacts;
  readonly after: AuditFacts;
}

/** Changes a release that has not been published. */
async function change(
  c: Context<OfficeApp>,
  request: ActionRequest,
  { set, bound = [], before, after }: ReleaseChange,
  more: (db: D1Database, release: Row) => D1PreparedStatement[] = () => [],
): Promise<Response> {
  const { db } = await deskOf(c.env);
  const id = (c.req.param("id") ?? "").slice(0, 64);
  const release = await releaseOf(db, id);
  if (!release) return notFound(id);
  if (release.state === "published") return fieldProblem("", "This release has been published.");
  return changeRecord(c.env, db, c.get("actor"), request, {
    ...{ resource, record: id, action: "content:edit", current: release.version, before, after },
    statement: db
      .prepare(`update desk_release set ${set}, version = version + 1 where id = ?1 and version = ?2`)
      .bind(id, release.version, ...bound),
    more: more(db, release),
  });
}

/** Publishes all entries of a release in one transaction, or names the missing parts of each entry. */
async function publishRelease(
  env: Pick<ServicesEnv, "OFFICE_DB" | "CONTENT_ENVIRONMENT">,
  db: D1Database,
  { id, version, title }: Row,
  actor: AuditActor,
  { key, reason = null }: Pick<ActionRequest, "key" | "reason">,
): Promise<Response | { readonly problems: readonly Problem[] }> {
  const places = await itemsOf(db, id);
  const entries: Entry[] = [];
  for (const place of places) {
    const entry = await readEntry(db, place);
    if (entry) entries.push(entry);
  }
  if (entries.length === 0) return { problems: [{ path: "", message: "The release has no entries." }] };
  const problems: Problem[] = [];
  for (const entry of entries) {
    const own = await publishing(db, env.CONTENT_ENVIRONMENT, [entry]);
    problems.push(
      ...own.problems.map(({ path, message }) => ({ path: "", message: `${keyOf(entry.place)}, ${path}: ${message}` })),
    );
  }
  if (problems.length > 0) return { problems };
  const { statements } = await publishing(db, env.CONTENT_ENVIRONMENT, entries);
  try {
    await db.batch([
      // The constraint fails if the release has moved on.
      db
        .prepare("insert into desk_guard (seen) select (select 1 from desk_release where id = ? and version = ?)")
        .bind(id, version),
      auditStatement(db, {
        ...{ resource, record: id, action: "content:publish", key, actor, reason, version: version + 1 },
        ...{ before: {}, after: { state: "published", entries: entries.length } },
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

/** Publishes the releases whose time has come; see `publishDue` for when this runs. Never throws. */
export async function publishDueReleases(env: ServicesEnv, now = new Date()): Promise<void> {
  try {
    const db = await openDatabase(env);
    const { results } = await db
      .prepare(`${selected} where r.state = 'scheduled' and r.at <= ? order by r.at limit 5`)
      .bind(now.toISOString())
      .all<Row & { actor: string }>();
    for (const release of results) {
      const request = { key: `${release.id}-${release.version}`, reason: "Planned" };
      const outcome = await publishRelease(env, db, release, JSON.parse(release.actor), request);
      if (outcome instanceof Response) continue;
      console.warn("a planned release cannot be published", release.id, outcome.problems[0]?.message ?? "");
      await db
        .prepare("update desk_release set state = 'open', at = null, version = version + 1 where id = ?")
        .bind(release.id)
        .run();
    }
    if (results.length > 0) await dropStoredPages(env);
  } catch (error) {
    console.warn("planned releases were not published, they are tried again", faultText(error));
  }
}
