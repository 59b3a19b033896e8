/**
 * Counts the query words in each document and their weight. A document with all words of "western blot for CCDC190"
 * except CCDC190 matches most words but misses the meaning.
 */
import { type PrecisionRules, wordsNeeded } from "../../text/precision";
import { add, type DocSet, emptySet } from "./doc-set";

/** Share of the total weight that a document must reach, for a precision that requires all words. */
const requiredWeight = 0.8;

export class Tally {
  readonly #counts: Uint8Array;
  readonly #meanings: Float32Array;
  #words = 0;
  #meaning = 0;

  /** @param size number of documents */
  constructor(readonly size: number) {
    this.#counts = new Uint8Array(size);
    this.#meanings = new Float32Array(size);
  }

  /** Adds a word and the documents that contain it. */
  add(documents: Uint32Array): void {
    const meaning = this.#weightOf(documents.length);
    this.#words += 1;
    this.#meaning += meaning;
    const counts = this.#counts;
    const meanings = this.#meanings;
    for (let index = 0; index < documents.length; index += 1) {
      const number = documents[index] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
      meanings[number] = (meanings[number] ?? 0) + meaning;
    }
  }

  /** Documents with enough words and enough weight; null if no word was added. */
  enough(rules: Pick<PrecisionRules, "share">): DocSet | null {
    if (this.#words === 0) return null;
    const words = wordsNeeded(this.#words, rules);
    const meaning = this.#meaning * rules.share * requiredWeight;
    const enough = emptySet(this.size);
    for (let number = 0; number < this.size; number += 1) {
      if ((this.#counts[number] ?? 0) >= words && (this.#meanings[number] ?? 0) >= meaning) add(enough, number);
    }
    return enough;
  }

  /** Rare words weigh more; the weight is always positive. */
  #weightOf(documents: number): number {
    return Math.log(1 + (this.size - documents + 0.5) / (documents + 0.5));
  }
}
