/** Documents of a result. Each form is computed on first use, because small results need no bitmap. */
import { type DocSet, difference, numbersOf, setOfNumbers, sizeOf } from "./doc-set";

export class Hits {
  #set: DocSet | null;
  #numbers: Uint32Array | null;
  #others: Hits | null = null;

  private constructor(
    set: DocSet | null,
    numbers: Uint32Array | null,
    readonly count: number,
    /** All documents, from which these were selected. */
    readonly alive: DocSet,
  ) {
    this.#set = set;
    this.#numbers = numbers;
  }

  static ofSet(set: DocSet, alive: DocSet): Hits {
    return new Hits(set, null, sizeOf(set), alive);
  }

  /** @param numbers ascending */
  static ofNumbers(numbers: Uint32Array, alive: DocSet): Hits {
    return new Hits(null, numbers, numbers.length, alive);
  }

  get set(): DocSet {
    this.#set ??= setOfNumbers(this.#numbers ?? [], this.alive.length * 32);
    return this.#set;
  }

  /** Ascending. */
  get numbers(): Uint32Array {
    this.#numbers ??= numbersOf(this.set);
    return this.#numbers;
  }

  /** All documents that are not hits. */
  get others(): Hits {
    this.#others ??= Hits.ofSet(difference(this.alive, this.set), this.alive);
    return this.#others;
  }
}
