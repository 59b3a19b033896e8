/** One entry in one language, as the desk reads it. */
import type { ContentType } from "@contracts/content/content-types";
import { linkAddressField, pageAddressFields } from "@contracts/content/page-addresses";
import { type ContentRecord, contentLocales } from "@contracts/office/content";
import * as v from "valibot";
import { indexOf } from "../import/index-fields";
import { readContentTypes } from "../store/state";
import { changesOf } from "./change-entry";
import { entriesLinkingTo } from "./linking-entries";
import { languagesOf } from "./list";
import type { Place } from "./place";

const fieldsText = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const shownVersions = 50;
const shownUses = 50;

export interface Entry {
  readonly place: Place;
  readonly type: ContentType;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly version: number;
  readonly updatedAt: string;
  /** Number of its changes, which guards the next one. */
  readonly current: number;
}

interface DraftRow {
  readonly content_type: string;
  readonly version: number;
  readonly data: string;
  readonly tags: string;
  readonly updated_at: string;
}

/** The latest draft; null if the entry does not exist in the language, or its type is unknown. */
export async function readEntry(db: D1Database, place: Place): Promise<Entry | null> {
  const { branch, uid, locale } = place;
  // Counted before the draft is read: after a change in between, the count is too low and this editor's next change is
  // refused.
  const current = await changesOf(db, place);
  const row = await db
    .prepare(
      "select content_type, version, data, tags, updated_at from snapshot where branch = ? and environment = '' and uid = ? and locale = ?",
    )
    .bind(branch, uid, locale)
    .first<DraftRow>();
  const type = row && (await readContentTypes(db, branch)).get(row.content_type);
  if (!row || !type) return null;
  return {
    ...{ place, type, current, version: row.version, updatedAt: row.updated_at },
    fields: v.parse(fieldsText, row.data),
    tags: v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), row.tags),
  };
}

/** Fields of an earlier version; null if there is none. */
export async function fieldsOfVersion(db: D1Database, { branch, uid, locale }: Place, version: number) {
  const data = await db
    .prepare("select data from version where branch = ? and uid = ? and locale = ? and version = ?")
    .bind(branch, uid, locale, version)
    .first<string>("data");
  return data === null ? null : v.parse(fieldsText, data);
}

/** Titles of entries and files by uid, in English if available. */
export async function titlesOf(db: D1Database, branch: string, uids: readonly string[]) {
  const { results } = await db
    .prepare(
      `select s.uid, s.data ->> '$.title' as title from json_each(?) j
       cross join snapshot s on s.branch = ? and s.environment = '' and s.uid = j.value order by s.locale desc`,
    )
    .bind(JSON.stringify([...new Set(uids)]), branch)
    .all<{ uid: string; title: string | null }>();
  return Object.fromEntries(results.map(({ uid, title }) => [uid, title ?? uid]));
}

/** Uids that the fields of an entry refer to. */
export const targetsOf = ({ type, fields }: Pick<Entry, "type" | "fields">): string[] => [
  ...new Set(indexOf(type.uid, type.fields, fields).targets.map(({ target }) => target)),
];

/** Navigation link with the address of an entry's page; null for an entry without one. */
function linkOf({ type, fields }: Entry): string | null {
  const field = pageAddressFields[type.uid];
  if (field === undefined) return null;
  const own = indexOf(type.uid, type.fields, fields).references.find(([path]) => path === `${type.uid}.${field}`);
  return own?.[1] ?? null;
}

/** Address of an entry's page in the drafts. */
async function addressOf(db: D1Database, entry: Entry): Promise<string | null> {
  if (entry.type.uid === "homepage") return "/";
  const link = linkOf(entry);
  if (link === null) return null;
  return db
    .prepare(
      `select f.text from snapshot s join field_value f on f.snapshot_id = s.id and f.path = ?
       where s.branch = ? and s.environment = '' and s.uid = ? order by s.locale = ? desc limit 1`,
    )
    .bind(`navigation_link.${linkAddressField}`, entry.place.branch, link, entry.place.locale)
    .first<string>("text");
}

const text = (value: unknown) => String(value ?? "");
const known = new Set<string>(contentLocales);

/** Converts rows to entries, without those in languages that the shop does not have. */
const named = (rows: readonly Readonly<Record<string, unknown>>[]): ContentRecord["usedBy"] =>
  rows
    .filter((row) => known.has(text(row.locale)))
    .map((row) => ({
      uid: text(row.uid),
      // Filtered by the line above.
      locale: text(row.locale) as Place["locale"],
      type: text(row.content_type),
      title: text(row.title) || text(row.uid),
    }));

type Details = Omit<ContentRecord, "previews">;

/** All details of an entry that the desk shows. */
export async function detailsOf(db: D1Database, environment: string, entry: Entry): Promise<Details> {
  const { place, type, fields, version, updatedAt } = entry;
  const { branch, uid, locale } = place;
  const bound = (sql: string) => db.prepare(sql).bind(branch, uid, locale);
  const [published, versions, schedule, release, open, uses] = await db.batch<Record<string, string | number>>([
    db
      .prepare(
        "select version, published_at from snapshot where branch = ? and uid = ? and locale = ? and environment = ?",
      )
      .bind(branch, uid, locale, environment),
    bound(
      `select version, created_at from version where branch = ? and uid = ? and locale = ? order by version desc limit ${shownVersions}`,
    ),
    bound("select action, at, actor from desk_schedule where branch = ? and uid = ? and locale = ?"),
    bound(
      `select r.id, r.title from desk_release_item i join desk_release r on r.id = i.release_id
       where i.branch = ? and i.uid = ? and i.locale = ?`,
    ),
    db.prepare("select id, title from desk_release where state = 'open' order by created_at desc limit 50"),
    db
      .prepare(
        `select s.uid, min(s.locale) as locale, s.content_type, s.data ->> '$.title' as title from field_reference r
         join snapshot s on s.id = r.snapshot_id
         where r.target = ? and s.branch = ? and s.environment = '' group by s.uid order by s.uid limit ${shownUses}`,
      )
      .bind(uid, branch),
  ]);
  const [titles, languages, address] = await Promise.all([
    titlesOf(db, branch, targetsOf(entry)),
    languagesOf(db, branch, environment, [uid]),
    addressOf(db, entry),
  ]);
  const linking = await entriesLinkingTo(db, environment, entry.place, { link: linkOf(entry), address });
  const one = (rows: typeof published) => rows?.results[0];
  const served = one(published);
  const planned = one(schedule);
  const waiting = one(release);
  return {
    ...{ uid, locale, type: type.uid, fields, titles, address },
    title: text(fields.title) || uid,
    draft: { version, at: updatedAt },
    published: served ? { version: Number(served.version), at: text(served.published_at) } : null,
    schedule: planned
      ? {
          at: text(planned.at),
          action: planned.action === "unpublish" ? "unpublish" : "publish",
          by: text(JSON.parse(text(planned.actor)).name),
        }
      : null,
    release: waiting ? { id: text(waiting.id), title: text(waiting.title) } : null,
    openReleases: (open?.results ?? []).map((row) => ({ id: text(row.id), title: text(row.title) })),
    languages: [...(languages.get(uid)?.languages ?? [])],
    versions: (versions?.results ?? []).map((row) => ({ version: Number(row.version), at: text(row.created_at) })),
    usedBy: named(uses?.results ?? []),
    linkedFrom: named(linking),
  };
}
