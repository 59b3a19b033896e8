/** Sorts a result by score and fields, up to a limit. */
import type { SearchOptions } from "@contracts/search/search";
import { fold } from "../../text/fold";
import type { Column } from "./column";
import type { Compiled, TypeOf } from "./filters";

interface SortKey {
  /** "_score" or a field. */
  readonly field: string;
  readonly direction: "asc" | "desc";
}

export function compileSort(sort: NonNullable<SearchOptions["sort"]>, typeOf: TypeOf): Compiled<SortKey[]> {
  const entries = Array.isArray(sort) ? sort : [sort];
  const keys = entries.flatMap((entry) => Object.entries(entry).map(([field, direction]) => ({ field, direction })));
  const errors = keys
    .filter(({ field }) => field !== "_score")
    .flatMap(({ field }) => {
      const type = typeOf(field);
      if (type === null) return [`Sort contains invalid field: ${field}`];
      return type === "geolocation" ? [`Sort contains invalid field: ${field} (a geolocation has no order)`] : [];
    });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: keys };
}

/** Sorted positions in `documents`, at most `limit`. Ties are broken by score, then by age. */
export function ordered(
  documents: Uint32Array,
  scores: Float64Array,
  keys: readonly SortKey[],
  column: (field: string) => Column,
  limit: number,
): Uint32Array {
  const [only, ...more] = keys;
  if (only?.field === "_score" && only.direction === "desc" && more.length === 0) return bestOf(scores, limit);
  const columns = keys.map(({ field, direction }) => {
    if (field === "_score") return direction === "desc" ? scores.map((score) => -score) : scores;
    const values = column(field);
    const perList = values.memo(`sort ${direction}`, () => rankPerList(values, direction));
    const ranks = new Float64Array(documents.length);
    for (let index = 0; index < ranks.length; index += 1) {
      ranks[index] = perList[values.listOf(documents[index] ?? 0)] ?? Number.POSITIVE_INFINITY;
    }
    return ranks;
  });
  const compare = (left: number, right: number): number => {
    for (const column of columns) {
      const a = column[left] ?? 0;
      const b = column[right] ?? 0;
      if (a !== b) return a < b ? -1 : 1;
    }
    const difference = (scores[right] ?? 0) - (scores[left] ?? 0);
    return difference !== 0 ? difference : left - right;
  };
  return firstOf(documents.length, limit, compare);
}

/** Fast path for sorting by score alone: one comparison rejects most documents. */
function bestOf(scores: Float64Array, limit: number): Uint32Array {
  const compare = (left: number, right: number) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right;
  return firstOf(scores.length, limit, compare);
}

/** The first `limit` of the numbers 0 to `count` - 1. A heap avoids sorting the whole list. */
function firstOf(count: number, limit: number, compare: (left: number, right: number) => number): Uint32Array {
  if (limit <= 0) return new Uint32Array(0);
  if (limit * 4 >= count) {
    const all = Uint32Array.from({ length: count }, (_, index) => index);
    return all.sort(compare).subarray(0, limit);
  }
  const heap: number[] = [];
  for (let candidate = 0; candidate < count; candidate += 1) {
    if (heap.length < limit) pushHeap(heap, candidate, compare);
    else if (compare(candidate, heap[0] ?? 0) < 0) replaceTop(heap, candidate, compare);
  }
  return Uint32Array.from(heap).sort(compare);
}

type Compare = (left: number, right: number) => number;

/** The root is the worst element kept. */
function pushHeap(heap: number[], value: number, compare: Compare): void {
  heap.push(value);
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (compare(heap[parent] ?? 0, heap[at] ?? 0) >= 0) break;
    swap(heap, at, parent);
    at = parent;
  }
}

function replaceTop(heap: number[], value: number, compare: Compare): void {
  heap[0] = value;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const right = left + 1;
    let worst = at;
    if (left < heap.length && compare(heap[left] ?? 0, heap[worst] ?? 0) > 0) worst = left;
    if (right < heap.length && compare(heap[right] ?? 0, heap[worst] ?? 0) > 0) worst = right;
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: number[], left: number, right: number): void {
  const value = heap[left] ?? 0;
  heap[left] = heap[right] ?? 0;
  heap[right] = value;
}

/** Sort key of each distinct list. Documents without a value come last in both directions. */
function rankPerList(column: Column, direction: "asc" | "desc"): Float64Array {
  const ranks = column.type === "text" ? textRanks(column) : column.values.map(Number);
  const sign = direction === "asc" ? 1 : -1;
  return Float64Array.from(column.lists, (list) => {
    let best = Number.POSITIVE_INFINITY;
    for (const ordinal of list) best = Math.min(best, sign * (ranks[ordinal] ?? 0));
    return best;
  });
}

function textRanks(column: Column): readonly number[] {
  return column.memo("text ranks", () => {
    const keys = column.values.map((value) => textKey(String(value)));
    const order = keys.map((_, ordinal) => ordinal);
    order.sort((left, right) => {
      const a = keys[left] ?? "";
      const b = keys[right] ?? "";
      return a < b ? -1 : a > b ? 1 : 0;
    });
    const ranks = new Array<number>(keys.length).fill(0);
    let rank = 0;
    for (const [position, ordinal] of order.entries()) {
      if (position > 0 && keys[ordinal] !== keys[order[position - 1] ?? 0]) rank += 1;
      ranks[ordinal] = rank;
    }
    return ranks;
  });
}

/** Natural order: "Akt2" before "Akt10", ignoring case, accents and punctuation. */
function textKey(text: string): string {
  return text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter((word) => word !== "")
    .join(" ")
    .replaceAll(/\d+/g, (digits) => digits.padStart(10, "0"));
}
