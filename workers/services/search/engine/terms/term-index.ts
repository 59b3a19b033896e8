/**
 * Full-text index: contentless FTS5 with one column per field. Texts are stored as space-separated tokens
 * (`indexed-text.ts`), which FTS5's tokenizer only splits.
 */
import { searchLimits } from "@contracts/search/search";
import type { Alternative } from "../../text/query";
import type { Sql } from "../sql";

const slots = Array.from({ length: searchLimits.fields }, (_, slot) => `f${slot}`);

export function createTermIndex(sql: Sql): void {
  sql.exec(
    `create virtual table terms using fts5(${slots.join(", ")}, content='', contentless_delete=1, tokenize='ascii', prefix='2')`,
  );
  // Allows merging any two segments, so that merging ends with one.
  sql.exec("insert into terms (terms, rank) values ('usermerge', 2)");
}

export function dropTermIndex(sql: Sql): void {
  sql.exec("drop table if exists terms");
}

/** Row ids of the index start at 1, document numbers at 0. */
export function insertTerms(
  sql: Sql,
  textSlots: readonly number[],
  number: number,
  texts: readonly (string | null)[],
): void {
  if (textSlots.length === 0) return;
  const columns = textSlots.map((slot) => slots[slot]).join(", ");
  sql.exec(`insert into terms (rowid, ${columns}) values (?${", ?".repeat(textSlots.length)})`, number + 1, ...texts);
}

export function deleteTerms(sql: Sql, number: number): void {
  sql.exec("delete from terms where rowid = ?", number + 1);
}

/** Index pages per merge step: about 5 ms during which no call is answered. */
const pagesPerStep = 64;

/**
 * Merges segments left by many small imports, so that searches read less. The first step after an import moves all
 * segments to one level. False if nothing is left to merge.
 */
export function mergeTermIndex(sql: Sql, first: boolean): boolean {
  const before = totalChanges(sql);
  sql.exec("insert into terms (terms, rank) values ('merge', ?)", first ? -pagesPerStep : pagesPerStep);
  // Documented by FTS5: fewer than two changes mean that nothing was merged.
  return totalChanges(sql) - before >= 2;
}

function totalChanges(sql: Sql): number {
  return sql.exec<{ changes: number }>("select total_changes() as changes").one().changes;
}

export interface WeightedSlot {
  readonly slot: number;
  /** 0 to 10. */
  readonly weight: number;
}

/** Documents and their scores, parallel. */
export interface Postings {
  readonly documents: Uint32Array;
  readonly scores: Float32Array;
}

/**
 * FTS5 expressions of one unit: of the word itself, and of what it forms with its neighbours. The first is the same in
 * every query with this word, so that its postings are found again. Their scores add up to those of one expression,
 * because BM25 adds the scores of its phrases.
 */
export function matchExpressions(alternatives: readonly Alternative[], fields: readonly WeightedSlot[]): string[] {
  const own = phrasesOf(alternatives.filter(({ joined }) => !joined));
  const joined = phrasesOf(alternatives.filter((one) => one.joined));
  const columns = fields.map(({ slot }) => slots[slot]).join(" ");
  return [[...own], [...joined].filter((phrase) => !own.has(phrase))]
    .filter((phrases) => phrases.length > 0 && fields.length > 0)
    .map((phrases) => `{${columns}} : (${phrases.join(" OR ")})`);
}

const phrasesOf = (alternatives: readonly Alternative[]): ReadonlySet<string> =>
  new Set(
    alternatives
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ tokens, prefix }) => `"${tokens.join(" ")}"${prefix ? " *" : ""}`),
  );

/** Number of documents of an expression: much cheaper than reading them, which crosses from SQL for each. */
export function countDocuments(sql: Sql, expression: string): number {
  return sql.exec<{ count: number }>("select count(*) as count from terms where terms match ?", expression).one().count;
}

/**
 * Documents of an expression, scored by BM25 with the field weights.
 * @param count how many there are
 */
export function readPostings(sql: Sql, expression: string, fields: readonly WeightedSlot[], count: number): Postings {
  const weights = new Array<number>(slots.length).fill(0);
  for (const { slot, weight } of fields) weights[slot] = weight;
  const documents = new Uint32Array(count);
  const scores = new Float32Array(count);
  const rows = sql
    .exec<{ number: number; score: number }>(
      `select rowid - 1 as number, -bm25(terms, ${weights.join(", ")}) as score from terms where terms match ?`,
      expression,
    )
    .raw<[number, number]>();
  let at = 0;
  for (const [number, score] of rows) {
    documents[at] = number;
    scores[at] = score;
    at += 1;
  }
  return { documents, scores };
}

/** Documents of an expression without scores. */
export function readDocuments(sql: Sql, expression: string): Uint32Array {
  const rows = sql.exec<{ number: number }>("select rowid - 1 as number from terms where terms match ?", expression);
  return Uint32Array.from(rows.raw<[number]>(), ([number]) => number);
}

/** True if any document contains the token in any field. */
export function hasTerm(sql: Sql, token: string): boolean {
  return sql.exec("select 1 from terms where terms match ? limit 1", `"${token}"`).toArray().length > 0;
}
