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
  // Allows merging any two segments, so merging ends with one.
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

/** Index pages per merge step: about 5 ms, which block all calls. */
const pagesPerStep = 64;

/**
 * Merges segments left by many small imports, so searches read less. The first step after an import moves all segments
 * to one level. False if nothing is left to merge.
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
 * FTS5 expressions of one unit: of the word itself, and of its combinations with neighbors. The first is the same in
 * every query with this word, so its postings can be cached. Their scores add up to those of one expression, because
 * BM25 adds the scores of phrases.
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

/** Number of documents of an expression. */
export function countDocuments(sql: Sql, expression: string): number {
  return sql.exec<{ count: number }>("select count(*) as count from terms where terms match ?", expression).one().count;
}

/**
 * Documents per text that SQL returns, because returning a row per document takes longer than finding and scoring it.
 * Twenty characters each stay below the limit of a value, 2 MB.
 */
const documentsPerText = 60_000;
/** SQL returns scores as whole numbers in this unit. */
const scoreUnit = 2 ** -30;

/**
 * Documents of an expression, scored by BM25 with the field weights, or without scores if they are more than `most`,
 * because words in most documents have scores near zero.
 * @param size highest document number plus one
 * @param perText documents per text; set only by tests
 */
export function readPostings(
  sql: Sql,
  expression: string,
  fields: readonly WeightedSlot[],
  { size, most, perText = documentsPerText }: { size: number; most: number; perText?: number },
): Postings | Uint32Array {
  const [first = noDocuments] = readBatches(sql, expression, null, perText);
  const last = first.at(-1) ?? 0;
  // Estimates from the first documents whether the word is in more than `most`.
  const isCommon = first.length < perText ? first.length > most : first.length > (most / size) * last;
  if (isCommon) {
    const all = readDocuments(sql, expression, perText);
    if (all.length > most) return all;
  }
  const pairs = joined([...readBatches(sql, expression, fields, perText)]);
  const documents = new Uint32Array(pairs.length / 2);
  const scores = new Float32Array(documents.length);
  for (let index = 0; index < documents.length; index += 1) {
    documents[index] = pairs[2 * index] ?? 0;
    scores[index] = (pairs[2 * index + 1] ?? 0) * scoreUnit;
  }
  return documents.length > most ? documents : { documents, scores };
}

/** Documents of an expression without scores. */
export function readDocuments(sql: Sql, expression: string, perText = documentsPerText): Uint32Array {
  return Uint32Array.from(joined([...readBatches(sql, expression, null, perText)]));
}

const noDocuments = new Float64Array(0);

/** Numbers of documents, ascending; with `scored`, each followed by its score. */
function* readBatches(
  sql: Sql,
  expression: string,
  scored: readonly WeightedSlot[] | null,
  perText: number,
): Generator<Float64Array<ArrayBuffer>> {
  const weights = new Array<number>(slots.length).fill(0);
  for (const { slot, weight } of scored ?? []) weights[slot] = weight;
  const score = `cast(bm25(terms, ${weights.join(", ")}) * ${-1 / scoreUnit} as integer)`;
  const shown = scored ? `(rowid - 1) || ' ' || ${score}` : "rowid - 1";
  const query = `select group_concat(shown, ' ') as text from
    (select ${shown} as shown from terms where terms match ? and rowid > ? limit ${perText})`;
  const isPrefix = expression.includes('" *');
  for (let after = 0; ; ) {
    const { text } = sql.exec<{ text: string | null }>(query, expression, after).one();
    if (text === null) return;
    const numbers = numbersIn(text);
    yield numbers;
    const step = scored ? 2 : 1;
    if (numbers.length < perText * step) return;
    after = (numbers.at(-step) ?? 0) + 1;
    if (!isPrefix) continue;
    yield rowsBehind(sql, expression, scored ? score : null, after);
    return;
  }
}

/** Rows of a prefix. FTS5 collects all of its documents for each query, so one query returns them row by row. */
function rowsBehind(sql: Sql, expression: string, score: string | null, after: number): Float64Array<ArrayBuffer> {
  const query = `select rowid - 1${score === null ? "" : `, ${score}`} from terms where terms match ? and rowid > ?`;
  const numbers: number[] = [];
  for (const row of sql.exec(query, expression, after).raw<number[]>()) for (const value of row) numbers.push(value);
  return Float64Array.from(numbers);
}

/** Whole numbers between single spaces. */
function numbersIn(text: string): Float64Array<ArrayBuffer> {
  let numbers = new Float64Array(1024);
  let count = 0;
  let value = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    // Past the end this is NaN, which ends the last number like a space.
    if (digit >= 0) {
      value = value * 10 + digit;
      continue;
    }
    if (count === numbers.length) {
      const more = new Float64Array(count * 2);
      more.set(numbers);
      numbers = more;
    }
    numbers[count] = value;
    count += 1;
    value = 0;
  }
  return numbers.slice(0, count);
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const [only = noDocuments] = parts;
  if (parts.length < 2) return only;
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** True if any document contains the token in any field. */
export function hasTerm(sql: Sql, token: string): boolean {
  return sql.exec("select 1 from terms where terms match ? limit 1", `"${token}"`).toArray().length > 0;
}
