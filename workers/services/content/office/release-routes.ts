/** Releases: entries that are published together, at once or at a planned time. */
import type { AuditFacts } from "@contracts/office/audit";
import {
  entryAction,
  entryPublished,
  newRelease,
  releaseItemRemoved,
  releaseQuery,
  releaseScheduled,
} from "@contracts/office/content";
import type { Permission } from "@contracts/office/permissions";
import { pageQuery } from "@contracts/office/resources";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { type OfficeApp, requirePermission } from "../../permission";
import { writtenConditions } from "../../shared/list-words";
import {
  type ActionRequest,
  changeRecord,
  fieldProblem,
  outdated,
  readFields,
  readQuery,
  repeatedAction,
} from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { notFound } from "../../shared/problems";
import { deskOf } from "./desk-context";
import { titlesOf } from "./entry";
import { refused } from "./entry-action";
import { numberProblems, publishedAnyway } from "./number-problems";
import { keyOf, placeOfKey } from "./place";
import { showChange } from "./publish";
import {
  itemsOf,
  publishRelease,
  type Release,
  readyToPublish,
  releaseOf,
  releaseResource,
  selectedReleases,
} from "./publish-release";

const listQuery = v.object({ ...pageQuery, ...releaseQuery.entries });
const shown = ({ id, title, state, at, entries }: Release) => ({ id, title, state, at, entries });

export const releaseRoutes = new Hono<OfficeApp>();

releaseRoutes.get("/", requirePermission("content:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = "", state = null } = query.value;
  const place = placeOf(after);
  const words = writtenConditions("r.title", q);
  const { results } = await (await deskOf(c.env)).db
    .prepare(
      `${selectedReleases} where (?1 is null or r.state = ?1)
       and (?2 is null or r.created_at < ?2 or (r.created_at = ?2 and r.id > ?3))
       ${words.map(([sql]) => `and ${sql}`).join(" ")} order by r.created_at desc, r.id limit ?`,
    )
    .bind(
      ...[state, place?.value ?? null, place?.key ?? null],
      ...words.flatMap(([, ...spellings]) => spellings),
      limit + 1,
    )
    .all<Release>();
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
    historyOf(db, releaseResource, id),
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
      ...{
        resource: releaseResource,
        record: id,
        action: "content:edit",
        current: null,
        before: {},
        after: { title, state: "open" },
      },
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
  const { db, environment } = await deskOf(c.env);
  const ready = await readyToPublish(db, environment, c.req.param("id").slice(0, 64), true);
  if (ready.problems.length > 0) return refused(ready.problems);
  const numbers = body.value.wrongNumbers ? [] : publishedAnyway(await numberProblems(c, ready.entries));
  if (numbers.length > 0) return refused(numbers);
  const actor = JSON.stringify(c.get("actor"));
  return change(c, body.value, {
    action: "content:publish",
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
    action: "content:publish",
    set: "state = 'open', at = null",
    before: { state: "scheduled" },
    after: { state: "open" },
  });
});

releaseRoutes.post("/:id/publish", requirePermission("content:publish"), async (c) => {
  const body = await readFields(c.req.raw, entryPublished);
  if (!body.ok) return body.response;
  const { db, environment } = await deskOf(c.env);
  const id = c.req.param("id").slice(0, 64);
  const release = await releaseOf(db, id);
  if (!release) return notFound(id);
  const repeated = await repeatedAction(db, body.value.key, { action: "content:publish", record: id });
  if (repeated) return repeated;
  if (body.value.version !== release.version) return outdated(release.version);
  if (!body.value.wrongNumbers) {
    const { entries } = await readyToPublish(db, environment, id, body.value.withReferences === true);
    const numbers = publishedAnyway(await numberProblems(c, entries));
    if (numbers.length > 0) return refused(numbers);
  }
  const outcome = await publishRelease(c.env, db, release, c.get("actor"), body.value);
  return outcome instanceof Response ? showChange(c.env, outcome) : refused(outcome.problems);
});

interface ReleaseChange {
  /** Permission that it needs. */
  readonly action?: Permission;
  readonly set: string;
  readonly bound?: readonly string[];
  readonly before: AuditFacts;
  readonly after: AuditFacts;
}

/** Changes a release that has not been published. */
async function change(
  c: Context<OfficeApp>,
  request: ActionRequest,
  { action = "content:edit", set, bound = [], before, after }: ReleaseChange,
  more: (db: D1Database, release: Release) => D1PreparedStatement[] = () => [],
): Promise<Response> {
  const { db } = await deskOf(c.env);
  const id = (c.req.param("id") ?? "").slice(0, 64);
  const release = await releaseOf(db, id);
  if (!release) return notFound(id);
  if (release.state === "published") return fieldProblem("", "This release has been published.");
  return changeRecord(c.env, db, c.get("actor"), request, {
    ...{ resource: releaseResource, record: id, action, current: release.version, before, after },
    statement: db
      .prepare(`update desk_release set ${set}, version = version + 1 where id = ?1 and version = ?2`)
      .bind(id, release.version, ...bound),
    more: more(db, release),
  });
}
