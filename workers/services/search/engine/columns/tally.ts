/**
 * Counts the query words in each document and their weight. A document with all words of "western blot for CCDC190"
 * except CCDC190 matches most words but misses the meaning.
 */
import { type PrecisionRules, wordsNeeded } from "../../text/precision";
import { add, type DocSet, emptySet } from "./doc-set";

/** Share of the total weight that a document must reach, for a precision that requires all words. */
const requiredWeight = 0.8;

export class Tally {
  #counts = new Uint8Array(0);
  #meanings = new Float32Array(0);
  #size = 0;
  #population = 0;
  #words = 0;
  #meaning = 0;

  /**
   * Begins another query. The arrays are reused, because allocating them for a large engine costs more than most
   * queries.
   * @param size highest document number plus one
   * @param population documents among which a word is rare or common
   */
  begin(size: number, population: number): void {
    if (size > this.#counts.length) {
      this.#counts = new Uint8Array(size);
      this.#meanings = new Float32Array(size);
    } else if (this.#words > 0) {
      this.#counts.fill(0);
      this.#meanings.fill(0);
    }
    this.#size = size;
    this.#population = population;
    this.#words = 0;
    this.#meaning = 0;
  }

  /**
   * Adds a word and the documents that contain it.
   * @param frequency how many of the population contain it
   */
  add(documents: Uint32Array, frequency: number): void {
    const meaning = this.#weightOf(frequency);
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
    const enough = emptySet(this.#size);
    const counts = this.#counts;
    const meanings = this.#meanings;
    for (let number = 0; number < this.#size; number += 1) {
      if ((counts[number] ?? 0) >= words && (meanings[number] ?? 0) >= meaning) add(enough, number);
    }
    return enough;
  }

  /** Rare words weigh more; the weight is always positive. */
  #weightOf(frequency: number): number {
    return Math.log(1 + (this.#population - frequency + 0.5) / (frequency + 0.5));
  }
}
