/**
 * Distinct lists of small numbers, each with an index. Flat arrays with a custom hash table take a twentieth of the
 * memory of objects and texts: a million products have half a million distinct lists of applications.
 */

type Numbers = Uint32Array<ArrayBuffer>;

export class ValueLists {
  /** Position in `members` at which each list begins; one more entry closes the last. */
  #starts: Numbers = new Uint32Array(64);
  #members: Numbers = new Uint32Array(64);
  #length = 1;
  /**
   * Open addressing; 0 marks a free slot, because the empty list is never looked up. Null until a list is looked up.
   */
  #table: Numbers | null = new Uint32Array(128);

  /** Lists from the `starts` and `members` of another instance, which are used without a copy. */
  static of(starts: Numbers, members: Numbers): ValueLists {
    const lists = new ValueLists();
    lists.#starts = starts;
    lists.#members = members;
    lists.#length = starts.length - 1;
    lists.#table = null;
    return lists;
  }

  /** Number of lists; the first is empty. */
  get length(): number {
    return this.#length;
  }

  /** For loops over many lists: list `index` is from `starts[index]` to `starts[index + 1]` in `members`. */
  get starts(): Uint32Array {
    return this.#starts;
  }
  get members(): Uint32Array {
    return this.#members;
  }

  at(index: number): Uint32Array {
    return index < this.#length ? this.#members.subarray(this.#starts[index], this.#starts[index + 1]) : noMembers;
  }

  /** The first number of a list; undefined for the empty list. */
  firstOf(index: number): number | undefined {
    const start = this.#starts[index] ?? 0;
    return index < this.#length && start < (this.#starts[index + 1] ?? 0) ? this.#members[start] : undefined;
  }

  /** Index of a list, which is added if it is new. */
  indexOf(numbers: readonly number[]): number {
    if (numbers.length === 0) return 0;
    const table = this.#table ?? this.#hashed(128);
    const mask = table.length - 1;
    for (let place = hashOf(numbers) & mask; ; place = (place + 1) & mask) {
      const index = table[place] ?? 0;
      if (index === 0) return this.#add(numbers, table, place);
      if (this.#equals(index, numbers)) return index;
    }
  }

  #equals(index: number, numbers: readonly number[]): boolean {
    const start = this.#starts[index] ?? 0;
    if ((this.#starts[index + 1] ?? 0) - start !== numbers.length) return false;
    for (let at = 0; at < numbers.length; at += 1) if (this.#members[start + at] !== numbers[at]) return false;
    return true;
  }

  #add(numbers: readonly number[], table: Numbers, place: number): number {
    const index = this.#length;
    const start = this.#starts[index] ?? 0;
    const end = start + numbers.length;
    if (index + 2 > this.#starts.length) this.#starts = roomier(this.#starts, index + 2);
    if (end > this.#members.length) this.#members = roomier(this.#members, end);
    this.#members.set(numbers, start);
    this.#starts[index + 1] = end;
    this.#length += 1;
    table[place] = index;
    if (this.#length * 2 > table.length) this.#hashed(table.length * 2);
    return index;
  }

  /** Builds the hash table with at least `room` slots. */
  #hashed(room: number): Numbers {
    let places = room;
    while (this.#length * 2 > places) places *= 2;
    const table = new Uint32Array(places);
    const mask = table.length - 1;
    for (let index = 1; index < this.#length; index += 1) {
      let place = hashOf(this.at(index)) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = index;
    }
    this.#table = table;
    return table;
  }
}

const noMembers = new Uint32Array(0);

function roomier(numbers: Numbers, least: number): Numbers {
  const larger = new Uint32Array(Math.max(least, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}

function hashOf(numbers: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < numbers.length; at += 1) hash = Math.imul(hash ^ (numbers[at] ?? 0), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}
