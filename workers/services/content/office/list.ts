/** The desk's list: one row for each entry, with its state in each language. */
import { linkAddressField, pageAddressFields } from "@contracts/content/page-addresses";
import { type ContentRow, contentLocales, type contentQuery } from "@contracts/office/content";
import type * as v from "valibot";
import { spellingsOf } from "../../shared/list-words";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { assetType } from "../store/scope";

type Query = v.InferOutput<typeof contentQuery>;

interface Listed {
  readonly branch: string;
  readonly environment: string;
  readonly query: Query;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Changes within an hour count as simultaneous, because an import stores the languages one after the other. */
const olderMilliseconds = 3_600_000;

/** Conditions on an entry `e` by state, in the language ?6 or in any. */
const draftIn = `from snapshot d where d.branch = ?1 and d.environment = '' and d.uid = e.uid and (?6 is null or d.locale = ?6)`;
const publishedSame =
  "from snapshot p where p.branch = ?1 and p.environment = ?2 and p.uid = d.uid and p.locale = d.locale";
const stateSql: Readonly<Record<NonNullable<Query["state"]>, string>> = {
  published: `exists (select 1 ${draftIn} and exists (select 1 ${publishedSame} and p.version = d.version))`,
  changed: `exists (select 1 ${draftIn} and exists (select 1 ${publishedSame} and p.version <> d.version))`,
  draft: `exists (select 1 ${draftIn} and not exists (select 1 ${publishedSame}))`,
  missing: `(select count(*) ${draftIn}) < (case when ?6 is null then ${contentLocales.length} else 1 end)`,
  scheduled:
    "exists (select 1 from desk_schedule c where c.branch = ?1 and c.uid = e.uid and (?6 is null or c.locale = ?6))",
};
const languageSql = `(?6 is null or exists (select 1 ${draftIn}))`;

const containsTyped = ["?4", "?9", "?10"].map((typed) => `instr(lower(f.text), lower(${typed})) > 0`).join(" or ");

/**
 * Value `f` of a page's address, which is in the navigation link of the page `d`. The unary plus disables the index of
 * paths, which would read every address for each page.
 */
const addressOfPage = `select 1 from field_reference r
  cross join snapshot l on l.branch = ?1 and l.environment = '' and l.uid = r.target
  cross join field_value f on f.snapshot_id = l.id and +f.path = 'navigation_link.${linkAddressField}'
  where r.snapshot_id = d.id and r.path in (select value from json_each(?11))`;
const addressPaths = JSON.stringify(Object.entries(pageAddressFields).map(([type, field]) => `${type}.${field}`));

interface Found {
  readonly uid: string;
  readonly type: string;
  readonly updated: string;
}

export async function listEntries(db: D1Database, { branch, environment, query, after, limit }: Listed) {
  const { q = null, type = null, language = null, state } = query;
  const place = placeOf(after);
  const [folded = null, lower = folded] = q === null ? [] : spellingsOf(q);
  // `instr`, because D1 rejects LIKE patterns over 50 bytes.
  const { results } = await db
    .prepare(
      `with e as (
         select d.uid, d.content_type as type, max(d.updated_at) as updated from snapshot d
         where d.branch = ?1 and d.environment = '' and d.content_type <> '${assetType}' and (?3 is null or d.content_type = ?3)
           and (?4 is null or d.uid = ?4
             or exists (select 1 from field_value f where f.snapshot_id = d.id and (${containsTyped}))
             or (?4 like '/%' and exists (${addressOfPage} and (${containsTyped}))))
         group by d.uid, d.content_type
       )
       select e.uid, e.type, e.updated from e
       where (?5 is null or e.updated < ?5 or (e.updated = ?5 and e.uid > ?7))
         and ${state ? stateSql[state] : languageSql}
       order by e.updated desc, e.uid limit ?8`,
    )
    .bind(
      ...[branch, environment, type, q, place?.value ?? null, language, place?.key ?? null, limit + 1],
      ...[folded, lower, addressPaths],
    )
    .all<Found>();
  const { rows, next } = pageOf(results, limit, ({ updated, uid }) => ({ value: updated, key: uid }));
  const states = await languagesOf(
    db,
    branch,
    environment,
    rows.map(({ uid }) => uid),
  );
  const shown = rows.map(({ uid, type: contentType, updated }): ContentRow => {
    const { languages, title, locale } = states.get(uid) ?? { languages: [], title: uid, locale: "en-us" };
    return { uid, locale, type: contentType, title, languages, updatedAt: updated };
  });
  return { rows: shown, next };
}

interface LanguageRow {
  readonly uid: string;
  readonly locale: ContentRow["locale"];
  readonly version: number;
  readonly updated_at: string;
  readonly title: string | null;
  readonly published: number | null;
}

/** States in every language, and the title in the first available language, by uid. */
export async function languagesOf(db: D1Database, branch: string, environment: string, uids: readonly string[]) {
  const { results } = await db
    .prepare(
      `select d.uid, d.locale, d.version, d.updated_at, d.data ->> '$.title' as title, p.version as published
       from json_each(?3) j
       cross join snapshot d on d.branch = ?1 and d.environment = '' and d.uid = j.value
       left join snapshot p on p.branch = ?1 and p.environment = ?2 and p.uid = d.uid and p.locale = d.locale`,
    )
    .bind(branch, environment, JSON.stringify(uids))
    .all<LanguageRow>();
  return new Map(
    uids.map((uid) => {
      const own = new Map(results.filter((row) => row.uid === uid).map((row) => [row.locale, row]));
      const english = own.get("en-us");
      const languages = contentLocales.map((locale): ContentRow["languages"][number] => {
        const row = own.get(locale);
        if (!row) return { locale, state: "missing", isOlder: false };
        const state = row.published === null ? "draft" : row.published === row.version ? "published" : "changed";
        const age = english ? Date.parse(english.updated_at) - Date.parse(row.updated_at) : 0;
        return { locale, state, isOlder: age > olderMilliseconds };
      });
      const first = contentLocales.find((locale) => own.has(locale)) ?? "en-us";
      return [uid, { languages, title: own.get(first)?.title ?? uid, locale: first }];
    }),
  );
}
