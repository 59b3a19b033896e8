/** Finds and scores the documents of a query unit by unit: BM25 per unit, summed, and counted for the precision. */
import { WeightedLru } from "@domain/memory/weighted-lru";
import type { PrecisionRules } from "../../text/precision";
import type { ParsedQuery, QueryUnit } from "../../text/query";
import { add, type DocSet, difference, emptySet, intersection, numbersOf, union } from "../columns/doc-set";
import { Tally } from "../columns/tally";
import type { Sql } from "../sql";
import { matchExpressions, type Postings, readDocuments, readPostings, type WeightedSlot } from "./term-index";
import { corrections, isUnknownWord, splitName } from "./words";

export interface TextMatch {
  readonly documents: DocSet;
  /** Scores by document number. */
  readonly scores: Float32Array;
  /** Documents with a whole value equal to the query, mapped to 1 plus the field's weight relative to the greatest. */
  readonly exact: ReadonlyMap<number, number>;
  /** Units as searched, corrections included. */
  readonly units: readonly QueryUnit[];
}

/** A value shared by more documents than this is too common to rank them first. */
const maxExact = 2000;
/** Words in at most this many documents are always scored. */
const maxScored = 5000;
/** Score of a word in more than half of the documents; positive, so that boosts still apply. */
const commonScore = 1e-6;
/** Budget of cached postings in documents, 8 bytes each: 20 MB. Of a common word, 64 documents take 8 bytes. */
const postingsBudget = 2_500_000;
const commonPerUnit = 64;
/**
 * Budget of cached matches in documents, a little over 4 bytes each: 12 MB. A page repeats its query for each facet.
 */
const matchesBudget = 3_000_000;

/** With OR in the query, one word is enough. */
const anyWord = { share: 0 } as const;

/** Documents of a word in more than half of them. Lists of such words would fill the cache of a large engine. */
interface CommonPostings {
  readonly set: DocSet;
  readonly count: number;
}

type Known = Postings | CommonPostings;
const isCommon = (postings: Known): postings is CommonPostings => "set" in postings;
const countOf = (postings: Known) => (isCommon(postings) ? postings.count : postings.documents.length);

const nothing: Postings = { documents: new Uint32Array(0), scores: new Float32Array(0) };

interface Found {
  readonly unit: QueryUnit;
  readonly postings: Known;
  /** Token of a value that equals the corrected query. */
  readonly correctedWhole?: string | null;
}

export class TextSearch {
  readonly #postings = new WeightedLru<Known>(postingsBudget, postingsBudget);
  readonly #matches = new WeightedLru<TextMatch>(matchesBudget);

  constructor(readonly sql: Sql) {}

  /** Must be called after each change of the index. */
  forget(): void {
    this.#postings.clear();
    this.#matches.clear();
  }

  /**
   * Cached result of `run` for a key, until the index changes.
   *
   * @param key the query as typed, its precision and its fields
   */
  remembered(key: string, run: () => TextMatch): TextMatch {
    const known = this.#matches.get(key);
    if (known) return known;
    const match = run();
    this.#matches.set(key, match, match.scores.length + 1000);
    return match;
  }

  run(
    query: ParsedQuery,
    rules: PrecisionRules,
    fields: readonly WeightedSlot[],
    alive: DocSet,
    size: number,
  ): TextMatch {
    const scores = new Float32Array(size);
    const tally = new Tally(size);
    const units: QueryUnit[] = [];
    let documents = alive;
    let whole = query.whole;
    for (const { unit, postings, correctedWhole } of query.units.flatMap((given) =>
      this.#find(given, rules, fields, size),
    )) {
      if (correctedWhole && query.whole !== null) whole = correctedWhole;
      if (unit.occurrence === "excluded") {
        documents = difference(documents, setOf(postings, size));
        continue;
      }
      units.push(unit);
      addScores(scores, postings);
      if (unit.occurrence === "required") documents = intersection(documents, setOf(postings, size));
      else tally.add(isCommon(postings) ? numbersOf(postings.set) : postings.documents);
    }
    const enough = tally.enough(query.anyOf ? anyWord : rules);
    if (enough) documents = intersection(documents, enough);
    if (query.units.length === 0) documents = emptySet(size);
    return { documents, scores, exact: this.#exact(whole, fields), units };
  }

  /** Documents of a unit: as typed, otherwise corrected, otherwise by its parts. */
  #find(unit: QueryUnit, rules: PrecisionRules, fields: readonly WeightedSlot[], size: number): Found[] {
    const postings = this.#read(unit, fields, size);
    if (countOf(postings) > 0 || !rules.corrections) return [{ unit, postings }];
    const { alternatives, correctedWhole } = this.#corrected(unit);
    if (alternatives.length > 0) {
      const corrected = { ...unit, alternatives };
      const found = this.#read(corrected, fields, size);
      if (countOf(found) > 0) return [{ unit: corrected, postings: found, correctedWhole }];
    }
    const parts = this.#partsOf(unit).map((part) => ({ unit: part, postings: this.#read(part, fields, size) }));
    return parts.length > 0 ? parts : [{ unit, postings }];
  }

  /** Corrects one word; in a compound, the first part that no document contains. */
  #corrected({ correctable }: QueryUnit) {
    const slip =
      correctable.length > 1 ? correctable.find(({ word }) => isUnknownWord(this.sql, word)) : correctable[0];
    const others = slip ? corrections(this.sql, slip.word) : [];
    const [best] = others;
    return {
      alternatives: others.flatMap((words) => slip?.respelled(words) ?? []),
      correctedWhole: (best && slip?.respelledWhole(best)) ?? null,
    };
  }

  #partsOf({ parts, correctable }: QueryUnit): readonly QueryUnit[] {
    if (parts) return parts;
    const [only, ...more] = correctable;
    const cut = only && more.length === 0 ? splitName(this.sql, only.word) : null;
    return only && cut ? only.cut(cut) : [];
  }

  #read(unit: QueryUnit, fields: readonly WeightedSlot[], size: number): Known {
    const [first = nothing, ...others] = matchExpressions(unit.alternatives, fields)
      .map((expression) => this.#postingsOf(expression, fields, size))
      .filter((postings) => countOf(postings) > 0);
    return others.reduce((all, more) => together(all, more, size), first);
  }

  #postingsOf(expression: string, fields: readonly WeightedSlot[], size: number): Known {
    const key = `${fields.map(({ weight }) => weight).join(" ")} ${expression}`;
    const known = this.#postings.get(key);
    if (known) return known;
    const documents = readDocuments(this.sql, expression);
    // Skips scoring for a word that most documents contain, because its score would be near zero.
    const common = documents.length > maxScored && documents.length > size / 2;
    const read = common
      ? { set: setOfNumbers(documents, size), count: documents.length }
      : documents.length === 0
        ? nothing
        : readPostings(this.sql, expression, fields);
    this.#postings.set(key, read, common ? size / commonPerUnit : documents.length + 16);
    return read;
  }

  #exact(whole: string | null, fields: readonly WeightedSlot[]): Map<number, number> {
    const exact = new Map<number, number>();
    if (whole === null) return exact;
    const alternatives = [{ tokens: [whole], prefix: false }];
    const find = (searched: readonly WeightedSlot[]) => {
      const [expression] = matchExpressions(alternatives, searched);
      return expression === undefined ? nothing.documents : readDocuments(this.sql, expression);
    };
    const anywhere = find(fields).length;
    if (anywhere === 0 || anywhere > maxExact) return exact;
    const greatest = Math.max(...fields.map(({ weight }) => weight), 1e-9);
    for (const field of fields) {
      for (const number of find([field])) {
        exact.set(number, Math.max(exact.get(number) ?? 0, 1 + field.weight / greatest));
      }
    }
    return exact;
  }
}

/** Plain loops; for common words an iterator costs several times as much. */
function addScores(scores: Float32Array, postings: Known): void {
  if (isCommon(postings)) {
    const numbers = numbersOf(postings.set);
    for (let index = 0; index < numbers.length; index += 1) addScore(scores, numbers[index] ?? 0, commonScore);
    return;
  }
  const { documents, scores: gains } = postings;
  for (let index = 0; index < documents.length; index += 1) addScore(scores, documents[index] ?? 0, gains[index] ?? 0);
}

function addScore(scores: Float32Array, number: number, gain: number): void {
  scores[number] = (scores[number] ?? 0) + gain;
}

/** Documents of either, with the sum of their scores. A common word stays common. */
function together(one: Known, other: Known, size: number): Known {
  if (isCommon(one) || isCommon(other)) {
    const set = union(setOf(one, size), setOf(other, size));
    return { set, count: numbersOf(set).length };
  }
  const documents = new Uint32Array(one.documents.length + other.documents.length);
  const scores = new Float32Array(documents.length);
  let [length, left, right] = [0, 0, 0];
  while (left < one.documents.length || right < other.documents.length) {
    const first = one.documents[left] ?? Number.POSITIVE_INFINITY;
    const second = other.documents[right] ?? Number.POSITIVE_INFINITY;
    documents[length] = Math.min(first, second);
    scores[length] =
      (first <= second ? (one.scores[left] ?? 0) : 0) + (second <= first ? (other.scores[right] ?? 0) : 0);
    if (first <= second) left += 1;
    if (second <= first) right += 1;
    length += 1;
  }
  return { documents: documents.subarray(0, length), scores: scores.subarray(0, length) };
}

const setOf = (postings: Known, size: number): DocSet =>
  isCommon(postings) ? postings.set : setOfNumbers(postings.documents, size);

function setOfNumbers(numbers: Uint32Array, size: number): DocSet {
  const set = emptySet(size);
  for (const number of numbers) add(set, number);
  return set;
}
