/**
 * In-memory values of one field for all documents. Each distinct value has an ordinal, each distinct list of ordinals
 * an index, and each document one list index. Filters, facets, sorting, boosts and groups evaluate the few distinct
 * lists first, and then each document once.
 */
import type { FieldType } from "@contracts/search/search-engines";
import { add, type DocSet, emptySet } from "./doc-set";

/** Text and places compare as text, numbers and dates (milliseconds) as numbers. */
export type Comparable = string | number;
/** Stored form of a document's values; null for none. */
export type StoredValues = null | Comparable | readonly Comparable[];

/** Longer texts are searchable but neither filtered nor counted. */
export const maxColumnText = 256;

const noList = 0;

export class Column {
  readonly values: Comparable[] = [];
  /** Ordinals of each distinct list; the first list is empty. */
  readonly lists: (readonly number[])[] = [[]];
  /** As narrow as the number of lists allows, because few fields have more than 256 in a million documents. */
  #listOf: Uint8Array | Uint16Array | Uint32Array = new Uint8Array(1024);
  readonly #ordinals = new Map<Comparable, number>();
  /** Index of the list of one ordinal alone, by ordinal; names of products are as many as products. */
  readonly #listOfOne: number[] = [];
  readonly #listKeys = new Map<string, number>([["", noList]]);
  readonly #memo = new Map<string, unknown>();

  constructor(readonly type: FieldType) {}

  /** Index of the document's list in `lists`. */
  listOf(document: number): number {
    return this.#listOf[document] ?? noList;
  }

  set(document: number, stored: StoredValues): void {
    const list = this.#internList(stored);
    const room = this.#listOf.length;
    const enough = document < room ? room : Math.max(document + 1, room * 2);
    const Wanted = list < 2 ** 8 ? Uint8Array : list < 2 ** 16 ? Uint16Array : Uint32Array;
    if (enough > room || Wanted.BYTES_PER_ELEMENT > this.#listOf.BYTES_PER_ELEMENT) {
      const Kind =
        Wanted.BYTES_PER_ELEMENT > this.#listOf.BYTES_PER_ELEMENT
          ? Wanted
          : (this.#listOf.constructor as typeof Wanted);
      const wider = new Kind(enough);
      wider.set(this.#listOf);
      this.#listOf = wider;
    }
    this.#listOf[document] = list;
    this.#memo.clear();
  }

  /** True if many lists have no documents left; the column should be loaded again. */
  isFragmented(documents: number): boolean {
    return this.lists.length > 2 * documents + 4096;
  }

  /**
   * Documents with at least one matching value. `key` identifies the test; equal tests on an unchanged column run once.
   */
  documentsWhere(key: string, size: number, test: (value: Comparable) => boolean): DocSet {
    return this.memo(`where ${size} ${key}`, () => {
      const passes = this.values.map(test);
      const listPasses = this.lists.map((list) => list.some((ordinal) => passes[ordinal] === true));
      const set = emptySet(size);
      for (let document = 0; document < size; document += 1) if (listPasses[this.listOf(document)]) add(set, document);
      return set;
    });
  }

  /** Number of the given documents per ordinal. */
  counts(documents: Uint32Array): Uint32Array {
    const perList = new Uint32Array(this.lists.length);
    const listOf = this.#listOf;
    for (let index = 0; index < documents.length; index += 1) {
      const list = listOf[documents[index] ?? 0] ?? noList;
      perList[list] = (perList[list] ?? 0) + 1;
    }
    const counts = new Uint32Array(this.values.length);
    for (const [index, count] of perList.entries()) {
      if (count === 0) continue;
      for (const ordinal of this.lists[index] ?? []) counts[ordinal] = (counts[ordinal] ?? 0) + count;
    }
    return counts;
  }

  /** Caches a derived value until the column changes. */
  memo<T>(key: string, make: () => T): T {
    const known = this.#memo.get(key);
    // Keys start with their purpose, so each key has one type.
    if (known !== undefined) return known as T;
    const made = make();
    if (this.#memo.size >= 200) this.#memo.clear();
    this.#memo.set(key, made);
    return made;
  }

  #internList(stored: StoredValues): number {
    const values = stored === null ? [] : Array.isArray(stored) ? stored : [stored as Comparable];
    const ordinals: number[] = [];
    for (const value of values) {
      const comparable = comparableOf(this.type, value);
      if (comparable === null) continue;
      const ordinal = this.#ordinal(comparable);
      if (!ordinals.includes(ordinal)) ordinals.push(ordinal);
    }
    const [only = 0] = ordinals;
    if (ordinals.length === 1) {
      this.#listOfOne[only] ??= this.lists.push([only]) - 1;
      return this.#listOfOne[only];
    }
    const key = ordinals.join(",");
    const known = this.#listKeys.get(key);
    if (known !== undefined) return known;
    this.#listKeys.set(key, this.lists.length);
    return this.lists.push(ordinals.slice()) - 1;
  }

  #ordinal(value: Comparable): number {
    const known = this.#ordinals.get(value);
    if (known !== undefined) return known;
    this.#ordinals.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Converts a value to the form in which its field compares; null if the type is wrong. */
export function comparableOf(type: FieldType, value: Comparable): Comparable | null {
  if (type === "text" || type === "geolocation") return String(value);
  const number = type === "date" ? dateOf(value) : Number(value);
  return Number.isFinite(number) && value !== "" ? number : null;
}

const dateForm = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds of an ISO 8601 day or time; without a zone it is UTC. NaN for anything else. */
function dateOf(value: Comparable): number {
  const text = String(value).trim();
  if (!dateForm.test(text)) return Number.NaN;
  if (text.length === 10) return Date.parse(text);
  const time = text.replace(" ", "T");
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}Z`);
}

/** Value as displayed in facets and range names. */
export function shownValue(type: FieldType, value: Comparable): Comparable {
  return type === "date" ? new Date(value).toISOString() : value;
}
