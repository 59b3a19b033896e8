/** Entries that link to a page, by a navigation link or by an address: menus, blocks, settings and texts. */
import { type ContentType, contentTypes, type Field } from "@contracts/content/content-types";
import { linkAddressField } from "@contracts/content/page-addresses";
import type { Place } from "./place";

const maxShown = 50;
const addressPath = `navigation_link.${linkAddressField}`;

/** Indexed paths of the addresses in a type's link fields. */
function hrefPaths(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.uid}`;
    if (field.kind === "link") return [`${own}.href`];
    if (field.kind === "group") return hrefPaths(field.fields, own);
    if (field.kind === "blocks") return field.blocks.flatMap((block) => hrefPaths(block.fields, `${own}.${block.uid}`));
    return [];
  });
}

const linkPaths = JSON.stringify(
  (contentTypes as readonly ContentType[])
    .flatMap(({ uid, fields }) => hrefPaths(fields, uid))
    .filter((path) => path !== addressPath),
);

/** Address of a page, and its navigation link. */
interface Target {
  readonly link: string | null;
  readonly address: string | null;
}

/** Characters after an address: the end of a link in rich text (`"`) or in HTML inside JSON (`\\`), a query or a fragment. */
const ends = JSON.stringify(['"', "\\", "?", "#", '/"', "/\\", "/?", "/#"]);

/**
 * Entries that link to a page, in draft or published; menus first. Links inside texts are not indexed, so the stored
 * entries are searched for the address.
 */
export async function entriesLinkingTo(
  db: D1Database,
  environment: string,
  { branch, uid }: Place,
  { link, address }: Target,
) {
  if (link === null || address === null) return [];
  const { results } = await db
    .prepare(
      `with leading as (
         select ?1 as uid union select l.uid from field_value f join snapshot l on l.id = f.snapshot_id
         where f.path = ?2 and f.text = ?3 and l.branch = ?4
       ), holding as (
         select r.snapshot_id as id from leading cross join field_reference r on r.target = leading.uid
         union select f.snapshot_id from json_each(?5) p cross join field_value f on f.path = p.value and f.text = ?3
         union select s.id from snapshot s where s.branch = ?4 and instr(s.data, '"' || ?3) > 0
           and exists (select 1 from json_each(?8) e where instr(s.data, '"' || ?3 || e.value) > 0)
       )
       select s.uid, min(s.locale) as locale, s.content_type, s.data ->> '$.title' as title
       from holding cross join snapshot s on s.id = holding.id
       where s.branch = ?4 and s.environment in ('', ?6) and s.uid <> ?7 and s.uid not in (select uid from leading)
       group by s.uid order by s.content_type <> 'navigation', s.uid limit ${maxShown}`,
    )
    .bind(link, addressPath, address, branch, linkPaths, environment, uid, ends)
    .all<Record<string, unknown>>();
  return results;
}
