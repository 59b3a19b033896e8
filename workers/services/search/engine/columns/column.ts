/**
 * Values of one field for every document, in memory. Distinct values get an ordinal, distinct lists of ordinals an
 * index; a document holds one index. Filters, facets, sorting, boosts and groups look at the distinct lists, of which
 * there are few, and then once at each document.
 */
import type { FieldType } from "@contracts/search/search-engines";
import { add, type DocSet, emptySet } from "./doc-set";

/** Text and places compare as text, numbers and dates (milliseconds) as numbers. */
export type Comparable = string | number;
/** Form of a document's values in storage; null for none. */
export type StoredValues = null | Comparable | readonly Comparable[];

/** Longer texts are searched but neither filtered nor counted. */
export const maxColumnText = 256;

const noList = 0;

export class Column {
  readonly values: Comparable[] = [];
  /** Ordinals of each distinct list; the first is the empty one. */
  readonly lists: Int32Array[] = [new Int32Array(0)];
  #listOf = new Uint32Array(1024);
  readonly #ordinals = new Map<Comparable, number>();
  readonly #listKeys = new Map<string, number>([["", noList]]);
  readonly #memo = new Map<string, unknown>();

  constructor(readonly type: FieldType) {}

  /** Index of the document's list in `lists`. */
  listOf(document: number): number {
    return this.#listOf[document] ?? noList;
  }

  set(document: number, stored: StoredValues): void {
    if (document >= this.#listOf.length) {
      const wider = new Uint32Array(Math.max(document + 1, this.#listOf.length * 2));
      wider.set(this.#listOf);
      this.#listOf = wider;
    }
    this.#listOf[document] = this.#internList(stored);
    this.#memo.clear();
  }

  /** Lists that no document has any more pile up; such a column is better read again. */
  isWorn(documents: number): boolean {
    return this.lists.length > 2 * documents + 4096;
  }

  /** Documents of which at least one value passes. `key` names the test: equal tests of an unchanged column run once. */
  documentsWhere(key: string, size: number, test: (value: Comparable) => boolean): DocSet {
    return this.memo(`where ${size} ${key}`, () => {
      const passes = this.values.map(test);
      const listPasses = this.lists.map((list) => list.some((ordinal) => passes[ordinal] === true));
      const set = emptySet(size);
      for (let document = 0; document < size; document += 1) if (listPasses[this.listOf(document)]) add(set, document);
      return set;
    });
  }

  /** Number of the given documents for each ordinal. */
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

  /** Keeps something derived from the values until one of them changes. */
  memo<T>(key: string, make: () => T): T {
    const known = this.#memo.get(key);
    // Keys carry the name of their purpose, so that one key always holds one type.
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
    const key = ordinals.join(",");
    const known = this.#listKeys.get(key);
    if (known !== undefined) return known;
    this.#listKeys.set(key, this.lists.length);
    return this.lists.push(Int32Array.from(ordinals)) - 1;
  }

  #ordinal(value: Comparable): number {
    const known = this.#ordinals.get(value);
    if (known !== undefined) return known;
    this.#ordinals.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** A value in the form in which its field compares, or null when it is none of the field's type. */
export function comparableOf(type: FieldType, value: Comparable): Comparable | null {
  if (type === "text" || type === "geolocation") return String(value);
  const number = type === "date" ? dateOf(value) : Number(value);
  return Number.isFinite(number) && value !== "" ? number : null;
}

const dateForm = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds of an ISO 8601 day or time; a time without a zone is UTC. NaN for anything else. */
function dateOf(value: Comparable): number {
  const text = String(value).trim();
  if (!dateForm.test(text)) return Number.NaN;
  if (text.length === 10) return Date.parse(text);
  const time = text.replace(" ", "T");
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}Z`);
}

/** A value as facets and range names show it. */
export function shownValue(type: FieldType, value: Comparable): Comparable {
  return type === "date" ? new Date(value).toISOString() : value;
}
