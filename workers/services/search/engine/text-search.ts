/** Finds and scores the documents of a query, one unit after the other: BM25 per unit, summed, and counted for the precision. */
import { WeightedLru } from "@domain/memory/weighted-lru";
import { type PrecisionRules, wordsNeeded } from "../text/precision";
import type { Alternative, ParsedQuery, QueryUnit } from "../text/query";
import { add, type DocSet, difference, emptySet, intersection } from "./doc-set";
import type { Sql } from "./sql";
import { matchExpression, type Postings, readDocuments, readPostings, type WeightedSlot } from "./term-index";
import { corrections, isUnknownWord } from "./words";

export interface TextMatch {
  readonly documents: DocSet;
  /** By document number. */
  readonly scores: Float32Array;
  /** Documents of which a whole value equals the query, with 1 plus the share of the field's weight in the greatest. */
  readonly exact: ReadonlyMap<number, number>;
  /** Units as they were looked for, corrections included. */
  readonly units: readonly QueryUnit[];
}

/** A whole value that more documents share says too little about any of them to be set apart. */
const maxExact = 2000;
/** Documents held in remembered postings, 8 bytes each. */
const postingsBudget = 1_000_000;

export class TextSearch {
  readonly #postings = new WeightedLru<Postings>(postingsBudget, postingsBudget);

  constructor(readonly sql: Sql) {}

  /** Must be called after each change of the index. */
  forget(): void {
    this.#postings.clear();
  }

  run(
    query: ParsedQuery,
    rules: PrecisionRules,
    fields: readonly WeightedSlot[],
    alive: DocSet,
    size: number,
  ): TextMatch {
    const scores = new Float32Array(size);
    const optional = new Uint8Array(size);
    const units: QueryUnit[] = [];
    let documents = alive;
    let optionalUnits = 0;
    for (const given of query.units) {
      const { unit, postings } = this.#find(given, rules, fields);
      if (unit.occurrence === "excluded") {
        documents = difference(documents, setOf(postings.documents, size));
        continue;
      }
      units.push(unit);
      for (const [index, number] of postings.documents.entries()) {
        scores[number] = (scores[number] ?? 0) + (postings.scores[index] ?? 0);
      }
      if (unit.occurrence === "required") documents = intersection(documents, setOf(postings.documents, size));
      else {
        optionalUnits += 1;
        for (const number of postings.documents) optional[number] = (optional[number] ?? 0) + 1;
      }
    }
    if (optionalUnits > 0) {
      const needed = query.anyOf ? 1 : wordsNeeded(optionalUnits, rules);
      const enough = emptySet(size);
      for (let number = 0; number < size; number += 1) if ((optional[number] ?? 0) >= needed) add(enough, number);
      documents = intersection(documents, enough);
    }
    if (query.units.length === 0) documents = emptySet(size);
    return { documents, scores, exact: this.#exact(query.whole, fields), units };
  }

  #find(unit: QueryUnit, rules: PrecisionRules, fields: readonly WeightedSlot[]) {
    const postings = this.#read(unit, fields);
    if (postings.documents.length > 0 || !rules.corrections) return { unit, postings };
    const alternatives = this.#corrected(unit);
    if (alternatives.length === 0) return { unit, postings };
    const corrected = { ...unit, alternatives };
    return { unit: corrected, postings: this.#read(corrected, fields) };
  }

  /** One word is taken to be the slip: in a word of several parts the first that no document has. */
  #corrected({ correctable }: QueryUnit): readonly Alternative[] {
    const slip =
      correctable.length > 1 ? correctable.find(({ word }) => isUnknownWord(this.sql, word)) : correctable[0];
    return slip ? corrections(this.sql, slip.word).flatMap((words) => slip.respelled(words)) : [];
  }

  #read(unit: QueryUnit, fields: readonly WeightedSlot[]): Postings {
    const expression = matchExpression(unit.alternatives, fields);
    if (expression === null) return { documents: new Uint32Array(0), scores: new Float32Array(0) };
    const key = `${fields.map(({ weight }) => weight).join(" ")} ${expression}`;
    const known = this.#postings.get(key);
    if (known) return known;
    const read = readPostings(this.sql, expression, fields);
    this.#postings.set(key, read, read.documents.length + 16);
    return read;
  }

  #exact(whole: string | null, fields: readonly WeightedSlot[]): Map<number, number> {
    const exact = new Map<number, number>();
    if (whole === null) return exact;
    const alternatives = [{ tokens: [whole], prefix: false }];
    const find = (searched: readonly WeightedSlot[]) => {
      const expression = matchExpression(alternatives, searched);
      return expression === null ? new Uint32Array(0) : readDocuments(this.sql, expression);
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

function setOf(numbers: Uint32Array, size: number): DocSet {
  const set = emptySet(size);
  for (const number of numbers) add(set, number);
  return set;
}
