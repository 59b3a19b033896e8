/**
 * In-memory values of one field for all documents. Each distinct value has an ordinal, each distinct list of ordinals
 * an index, and each document one list index. Filters, facets, sorting, boosts and groups evaluate the few distinct
 * lists first, and then each document once.
 */
import type { FieldType } from "@contracts/search/search-engines";
import { add, type DocSet, emptySet, sizeOfBoth } from "./doc-set";
import type { Hits } from "./hits";
import type { JoinedKeys, TextOrder } from "./value-keys";
import { ValueLists } from "./value-lists";

/** Text and places compare as text, numbers and dates (milliseconds) as numbers. */
export type Comparable = string | number;
/** Stored form of a document's values; null for none. */
export type StoredValues = null | Comparable | readonly Comparable[];

/** Longer texts are searchable but neither filtered nor counted. */
export const maxColumnText = 256;

const noList = 0;
/** Columns with at most this many values keep a document set for each: one bit per document. */
const maxValueSets = 16;
/** Results of fewer documents are counted one by one. */
const minSetCounted = 4096;
/** Words of a set that are compared in the time of one document. */
const wordsPerDocument = 1;
/** Limits of a column: cached derived values, and bytes of sets for filters. */
const maxMemos = 200;
const maxSetBytes = 2_000_000;

type ListOf = Uint8Array | Uint16Array | Uint32Array;

/** Data of a column. */
interface ColumnParts {
  readonly values: Comparable[];
  readonly lists: ValueLists;
  readonly listOf: ListOf;
}

export class Column {
  readonly values: Comparable[];
  /** Ordinals of each distinct list. */
  readonly lists: ValueLists;
  /** As narrow as the number of lists allows, because few fields have more than 256 in a million documents. */
  #listOf: ListOf;
  /** Null until a value is looked up. */
  #ordinals: Map<Comparable, number> | null = null;
  readonly #memo = new Map<string, unknown>();
  readonly #sets = new Map<string, DocSet>();
  /** Search keys and sort order of the values, by ordinal. Values never change; new ones are added at the next use. */
  keys: JoinedKeys | null = null;
  order: TextOrder | null = null;

  constructor(
    readonly type: FieldType,
    parts: ColumnParts = { values: [], lists: new ValueLists(), listOf: new Uint8Array(1024) },
  ) {
    this.values = parts.values;
    this.lists = parts.lists;
    this.#listOf = parts.listOf;
  }

  get parts(): ColumnParts {
    return { values: this.values, lists: this.lists, listOf: this.#listOf };
  }

  /** Index of the document's list in `lists`. */
  listOf(document: number): number {
    return this.#listOf[document] ?? noList;
  }

  set(document: number, stored: StoredValues): void {
    const list = this.#internList(stored);
    const room = this.#listOf.length;
    const enough = document < room ? room : Math.max(document + 1, Math.ceil(room * 1.5));
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
    this.#sets.clear();
  }

  /** True if many lists have no documents left; the column should be loaded again. */
  isFragmented(documents: number): boolean {
    return this.lists.length > 2 * documents + 4096;
  }

  /**
   * Documents with at least one matching value. `key` identifies the test; equal tests on an unchanged column run once.
   */
  documentsWhere(key: string, size: number, test: (value: Comparable) => boolean): DocSet {
    const known = this.#sets.get(key);
    if (known && known.length * 32 >= size) return known;
    const set = this.#setOfLists(this.listsWhere(test), size);
    if (this.#sets.size >= maxMemos || this.#sets.size * set.byteLength > maxSetBytes) this.#sets.clear();
    this.#sets.set(key, set);
    return set;
  }

  /** 1 for each list with at least one matching value. */
  listsWhere(test: (value: Comparable) => boolean): Uint8Array {
    const passes = Uint8Array.from(this.values, (value) => (test(value) ? 1 : 0));
    const { starts, members, length } = this.lists;
    const found = new Uint8Array(length);
    for (let list = 0; list < length; list += 1) {
      const end = starts[list + 1] ?? 0;
      for (let at = starts[list] ?? 0; at < end; at += 1) if (passes[members[at] ?? 0] === 1) found[list] = 1;
    }
    return found;
  }

  /** Minimum of `perValue` over the values of each list; `start` for an empty list. */
  leastPerList(perValue: ArrayLike<number>, start: number): Float64Array {
    const { starts, members, length } = this.lists;
    const least = new Float64Array(length).fill(start);
    for (let list = 0; list < length; list += 1) {
      const end = starts[list + 1] ?? 0;
      for (let at = starts[list] ?? 0; at < end; at += 1) {
        const value = perValue[members[at] ?? 0] ?? Number.NaN;
        if (value < (least[list] ?? 0)) least[list] = value;
      }
    }
    return least;
  }

  /**
   * Number of the given documents per ordinal. For a large result, counts the smaller part: the hits, or all other
   * documents. For a field with few values, compares bit sets word by word.
   */
  counts(hits: Hits): Uint32Array {
    if (hits.count < minSetCounted) return this.countsOf(hits.numbers);
    if (this.values.length <= maxValueSets && this.values.length * hits.alive.length < hits.count * wordsPerDocument) {
      return Uint32Array.from(this.#valueSets(hits.alive.length * 32), (set) => sizeOfBoth(set, hits.set));
    }
    const { others } = hits;
    if (others.count >= hits.count) return this.countsOf(hits.numbers);
    const key = "counts of all documents";
    const all = this.memo(key, () => this.#countsOfSums(hits, others));
    const counts = all.slice();
    const missing = this.countsOf(others.numbers);
    for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
      counts[ordinal] = (counts[ordinal] ?? 0) - (missing[ordinal] ?? 0);
    }
    return counts;
  }

  /** As `counts`, one document after the other. */
  countsOf(documents: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const { starts, members, length } = this.lists;
    if (length > documents.length) {
      for (let index = 0; index < documents.length; index += 1) {
        const list = this.#listOf[documents[index] ?? 0] ?? noList;
        const end = starts[list + 1] ?? 0;
        for (let at = starts[list] ?? 0; at < end; at += 1) {
          const ordinal = members[at] ?? 0;
          counts[ordinal] = (counts[ordinal] ?? 0) + 1;
        }
      }
      return counts;
    }
    const perList = this.countsOfLists(documents);
    for (let list = 0; list < length; list += 1) {
      const count = perList[list] ?? 0;
      if (count === 0) continue;
      const end = starts[list + 1] ?? 0;
      for (let at = starts[list] ?? 0; at < end; at += 1) {
        const ordinal = members[at] ?? 0;
        counts[ordinal] = (counts[ordinal] ?? 0) + count;
      }
    }
    return counts;
  }

  /** Number of the given documents per list. */
  countsOfLists(documents: Uint32Array): Uint32Array {
    const perList = new Uint32Array(this.lists.length);
    const listOf = this.#listOf;
    for (let index = 0; index < documents.length; index += 1) {
      const list = listOf[documents[index] ?? 0] ?? noList;
      perList[list] = (perList[list] ?? 0) + 1;
    }
    return perList;
  }

  /** Caches a derived value until the column changes. */
  memo<T>(key: string, make: () => T): T {
    const known = this.#memo.get(key);
    // Keys start with their purpose, so each key has one type.
    if (known !== undefined) return known as T;
    const made = make();
    if (this.#memo.size >= maxMemos) this.#memo.clear();
    this.#memo.set(key, made);
    return made;
  }

  #countsOfSums(hits: Hits, others: Hits): Uint32Array {
    const counts = this.countsOf(hits.numbers);
    const more = this.countsOf(others.numbers);
    for (let ordinal = 0; ordinal < counts.length; ordinal += 1) {
      counts[ordinal] = (counts[ordinal] ?? 0) + (more[ordinal] ?? 0);
    }
    return counts;
  }

  /** For each ordinal the documents with its value. */
  #valueSets(size: number): readonly DocSet[] {
    return this.memo(`sets of values ${size}`, () =>
      this.values.map((wanted) =>
        this.#setOfLists(
          this.listsWhere((value) => value === wanted),
          size,
        ),
      ),
    );
  }

  #setOfLists(wanted: Uint8Array, size: number): DocSet {
    const set = emptySet(size);
    const listOf = this.#listOf;
    const end = Math.min(size, listOf.length);
    for (let document = 0; document < end; document += 1) {
      if (wanted[listOf[document] ?? noList] === 1) add(set, document);
    }
    return set;
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
    return this.lists.indexOf(ordinals);
  }

  #ordinal(value: Comparable): number {
    this.#ordinals ??= new Map(this.values.map((known, ordinal) => [known, ordinal]));
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
