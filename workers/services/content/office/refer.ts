/** Finds the entries that a form references, by id or by words of their titles. */
import type { ContentType } from "@contracts/content/content-types";
import { readForm } from "@domain/desk/read-form";
import { uidIn } from "@domain/desk/reference-text";
import { assetType } from "../store/scope";

interface Candidate {
  readonly uid: string;
  readonly contentType: string;
  readonly title: string;
}

const maxNamed = 300;
const maxCandidates = 6;
/** No title is longer, and searching all titles for a longer text would take seconds. */
const longestText = 300;
const shownCharacters = 80;

/** Candidates for every text, in the order of their titles; an id has at most one. */
async function candidatesOf(
  db: D1Database,
  branch: string,
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const searched = [...wanted].filter(([text]) => text.length <= longestText);
  const asked = searched.slice(0, maxNamed).map(([text, types]) => {
    const uid = uidIn(text) ?? (/^[A-Za-z0-9_-]{1,64}$/u.test(text) ? text : "");
    const words = uidIn(text) === null ? text : "";
    return [text, uid, words, types] as const;
  });
  // `instr`, because D1 rejects LIKE patterns over 50 bytes.
  const { results } = await db
    .prepare(
      `select j.value ->> 0 as asked, i.uid, i.content_type as contentType,
         coalesce((select s.data ->> '$.title' from snapshot s where s.branch = i.branch and s.environment = ''
           and s.uid = i.uid order by s.locale limit 1), i.uid) as title
       from json_each(?1) j cross join item i on i.branch = ?2
       where i.content_type in (select value from json_each(j.value, '$[3]'))
         and (i.uid = j.value ->> 1 or (j.value ->> 2 <> '' and exists (
           select 1 from snapshot s join field_value f on f.snapshot_id = s.id and f.path = i.content_type || '.title'
           where s.branch = i.branch and s.environment = '' and s.uid = i.uid
             and instr(lower(f.text), lower(j.value ->> 2)) > 0)))
       order by asked, length(title), title limit 2000`,
    )
    .bind(JSON.stringify(asked), branch)
    .all<Candidate & { asked: string }>();
  const found = new Map<string, Candidate[]>();
  for (const { asked: text, ...candidate } of results) found.set(text, [...(found.get(text) ?? []), candidate]);
  return found;
}

const quoted = ({ uid, title }: Candidate): string => `${title} [${uid}]`;

function choose(text: string, candidates: readonly Candidate[]): Candidate | { readonly problem: string } {
  const exact = candidates.filter(({ uid, title }) => uid === text || title.toLowerCase() === text.toLowerCase());
  const [only, ...others] = exact.length > 0 ? exact : candidates;
  const named = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  if (!only) return { problem: `There is no entry “${named}” that fits here.` };
  if (others.length === 0) return only;
  const shown = [only, ...others].slice(0, maxCandidates).map(quoted).join("; ");
  return { problem: `Several entries fit “${named}”. Write one of: ${shown}.` };
}

type Sent = Parameters<typeof readForm>[1];

/** {@link readForm}, with referenced entries resolved. */
export async function readFormWithEntries(db: D1Database, branch: string, type: ContentType, sent: Sent) {
  const wanted = new Map<string, readonly string[]>();
  readForm(type.fields, sent, (text, to) => {
    wanted.set(text, [...(wanted.get(text) ?? []), ...(to ?? [assetType])]);
    return { uid: "", contentType: "" };
  });
  const found = wanted.size > 0 ? await candidatesOf(db, branch, wanted) : new Map<string, readonly Candidate[]>();
  return readForm(type.fields, sent, (text, to) => {
    const allowed = to ?? [assetType];
    return choose(
      text,
      (found.get(text) ?? []).filter(({ contentType }) => allowed.includes(contentType)),
    );
  });
}
