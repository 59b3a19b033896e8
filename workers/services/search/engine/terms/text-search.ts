/** Finds and scores the documents of a query unit by unit: BM25 per unit, summed, and counted for the precision. */
import { WeightedLru } from "@domain/memory/weighted-lru";
import type { PrecisionRules } from "../../text/precision";
import type { ParsedQuery, QueryUnit } from "../../text/query";
import {
  type DocSet,
  difference,
  emptySet,
  intersection,
  numbersOf,
  setOfNumbers,
  sizeOf,
  union,
} from "../columns/doc-set";
import { Hits } from "../columns/hits";
import { Tally } from "../columns/tally";
import type { Sql } from "../sql";
import type { Knowledge } from "./knowledge";
import {
  countDocuments,
  matchExpressions,
  type Postings,
  readDocuments,
  readPostings,
  type WeightedSlot,
} from "./term-index";
import { corrections, isUnknownWord, splitName, Vocabulary } from "./words";

export interface TextMatch {
  readonly hits: Hits;
  /** Parallel to the numbers of the hits. */
  readonly scores: Float32Array;
  /** Documents with a whole value equal to the query, mapped to 1 plus the field's weight relative to the greatest. */
  readonly exact: ReadonlyMap<number, number>;
  /** True if a document in any part of the engine has such a value. */
  readonly hasExact: boolean;
  /** Units as searched, corrections included. */
  readonly units: readonly QueryUnit[];
}

/** The documents that are searched. */
interface Searched {
  readonly alive: DocSet;
  /** Highest document number plus one. */
  readonly size: number;
  readonly count: number;
  readonly knowledge: Knowledge;
}

/** A value shared by more documents than this is too common to rank them first. */
const maxExact = 2000;
/** Words in at most this many documents are always scored. */
const maxScored = 5000;
/** Score of a word in more than half of the documents; positive, so boosts still apply. */
const commonScore = 1e-6;
/** Bytes of cached postings: 8 per document, and one bit per document for a common word. */
const postingsBudget = 20_000_000;
/** Bytes of cached matches, 8 for each document. A page repeats its query for each facet. */
const matchesBudget = 12_000_000;
const bytesPerDocument = 8;
/** Approximate overhead of a cache entry in bytes. */
const bytesPerEntry = 1000;

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
  /** Documents of the engine that contain the unit. */
  readonly frequency: number;
  /** Token of a value that equals the corrected query. */
  readonly correctedWhole?: string | null;
}

export class TextSearch {
  readonly #postings = new WeightedLru<Known>(postingsBudget, postingsBudget / 2);
  readonly #matches = new WeightedLru<TextMatch>(matchesBudget, matchesBudget / 2);
  readonly #tally = new Tally();
  /** Scores by document number; reused across queries. */
  #scores = new Float32Array(0);

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
    this.#matches.set(key, match, match.hits.count * bytesPerDocument + bytesPerEntry);
    return match;
  }

  run(query: ParsedQuery, rules: PrecisionRules, fields: readonly WeightedSlot[], searched: Searched): TextMatch {
    const { alive, size, count, knowledge } = searched;
    const population = knowledge.count("documents", () => count);
    const typed = query.units.map((unit) => this.#counted(unit, fields, searched));
    knowledge.settle();
    const found = typed.flatMap((one) => this.#orCorrected(one, rules, fields, searched));
    knowledge.settle();

    const scores = this.#emptyScores(size);
    const tally = this.#tally;
    tally.begin(size, population);
    const units: QueryUnit[] = [];
    let documents = alive;
    let whole = query.whole;
    for (const { unit, postings, frequency, correctedWhole } of found) {
      if (correctedWhole && query.whole !== null) whole = correctedWhole;
      if (unit.occurrence === "excluded") {
        documents = difference(documents, setOf(postings, size));
        continue;
      }
      units.push(unit);
      addScores(scores, postings);
      if (unit.occurrence === "required") documents = intersection(documents, setOf(postings, size));
      else tally.add(isCommon(postings) ? numbersOf(postings.set) : postings.documents, frequency);
    }
    const enough = tally.enough(query.anyOf ? anyWord : rules);
    if (enough) documents = intersection(documents, enough);
    if (query.units.length === 0) documents = emptySet(size);
    const numbers = numbersOf(documents);
    return {
      hits: Hits.ofNumbers(numbers, alive),
      scores: numbers.length === 0 ? nothing.scores : scoresAt(scores, numbers),
      ...this.#exact(whole, fields, knowledge),
      units,
    };
  }

  #emptyScores(size: number): Float32Array {
    if (size > this.#scores.length) this.#scores = new Float32Array(size);
    else this.#scores.fill(0);
    return this.#scores;
  }

  #counted(unit: QueryUnit, fields: readonly WeightedSlot[], { size, knowledge }: Searched): Found {
    const expressions = matchExpressions(unit.alternatives, fields);
    const postings = this.#read(expressions, fields, size);
    return { unit, postings, frequency: knowledge.count(expressions.join(" | "), () => countOf(postings)) };
  }

  /** Documents of a unit: as typed, otherwise corrected, otherwise by its parts. */
  #orCorrected(typed: Found, rules: PrecisionRules, fields: readonly WeightedSlot[], searched: Searched): Found[] {
    if (typed.frequency > 0 || !rules.corrections) return [typed];
    const { unit } = typed;
    const { knowledge } = searched;
    const vocabulary = new Vocabulary(this.sql, knowledge);
    const { alternatives, correctedWhole } = this.#corrected(unit, vocabulary);
    if (alternatives.length > 0) {
      const found = this.#counted({ ...unit, alternatives }, fields, searched);
      knowledge.settle();
      if (found.frequency > 0) return [{ ...found, correctedWhole }];
    }
    const parts = this.#partsOf(unit, vocabulary).map((part) => this.#counted(part, fields, searched));
    return parts.length > 0 ? parts : [typed];
  }

  /** Corrects one word; in a compound, the first part that no document contains. */
  #corrected({ correctable }: QueryUnit, vocabulary: Vocabulary) {
    const slip =
      correctable.length > 1 ? correctable.find(({ word }) => isUnknownWord(vocabulary, word)) : correctable[0];
    const others = slip ? corrections(vocabulary, slip.word) : [];
    const [best] = others;
    return {
      alternatives: others.flatMap((words) => slip?.respelled(words) ?? []),
      correctedWhole: (best && slip?.respelledWhole(best)) ?? null,
    };
  }

  #partsOf({ parts, correctable }: QueryUnit, vocabulary: Vocabulary): readonly QueryUnit[] {
    if (parts) return parts;
    const [only, ...more] = correctable;
    const cut = only && more.length === 0 ? splitName(vocabulary, only.word) : null;
    return only && cut ? only.cut(cut) : [];
  }

  #read(expressions: readonly string[], fields: readonly WeightedSlot[], size: number): Known {
    const [first = nothing, ...others] = expressions
      .map((expression) => this.#postingsOf(expression, fields, size))
      .filter((postings) => countOf(postings) > 0);
    return others.reduce((all, more) => together(all, more, size), first);
  }

  #postingsOf(expression: string, fields: readonly WeightedSlot[], size: number): Known {
    const key = `${fields.map(({ weight }) => weight).join(" ")} ${expression}`;
    const known = this.#postings.get(key);
    if (known) return known;
    const found = readPostings(this.sql, expression, fields, { size, most: Math.max(maxScored, size / 2) });
    const read = found instanceof Uint32Array ? { set: setOfNumbers(found, size), count: found.length } : found;
    this.#postings.set(key, read, (isCommon(read) ? size / 8 : countOf(read) * bytesPerDocument) + bytesPerEntry);
    return read;
  }

  #exact(whole: string | null, fields: readonly WeightedSlot[], knowledge: Knowledge) {
    const exact = new Map<number, number>();
    if (whole === null) return { exact, hasExact: false };
    const alternatives = [{ tokens: [whole], prefix: false }];
    const count = (searched: readonly WeightedSlot[]) => {
      const [expression] = matchExpressions(alternatives, searched);
      return expression === undefined ? 0 : countDocuments(this.sql, expression);
    };
    const anywhere = knowledge.count(`whole ${whole}`, () => count(fields));
    knowledge.settle();
    if (anywhere === 0 || anywhere > maxExact) return { exact, hasExact: false };
    const greatest = Math.max(...fields.map(({ weight }) => weight), 1e-9);
    for (const field of fields) {
      const [expression] = matchExpressions(alternatives, [field]);
      for (const number of expression === undefined ? [] : readDocuments(this.sql, expression)) {
        exact.set(number, Math.max(exact.get(number) ?? 0, 1 + field.weight / greatest));
      }
    }
    return { exact, hasExact: true };
  }
}

function scoresAt(scores: Float32Array, numbers: Uint32Array): Float32Array {
  const out = new Float32Array(numbers.length);
  for (let index = 0; index < out.length; index += 1) out[index] = scores[numbers[index] ?? 0] ?? 0;
  return out;
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
    return { set, count: sizeOf(set) };
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
