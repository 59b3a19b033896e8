/** Sorts a result by score and fields, up to a limit. */
import type { SearchOptions } from "@contracts/search/search";
import { fold } from "../../text/fold";
import type { Column, Comparable } from "./column";
import type { Compiled, TypeOf } from "./filters";
import { textOrder } from "./value-keys";

export interface SortKey {
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
  const columns = keys.map(({ field, direction }) => {
    if (field === "_score") return direction === "desc" ? negated(scores) : scores;
    const values = column(field);
    const perList = values.memo(`sort ${direction}`, () => rankPerList(values, direction));
    const ranks = new Float64Array(documents.length);
    for (let index = 0; index < ranks.length; index += 1) {
      ranks[index] = perList[values.listOf(documents[index] ?? 0)] ?? Number.POSITIVE_INFINITY;
    }
    return ranks;
  });
  const [primary = negated(scores), ...more] = columns;
  const compare = (left: number, right: number): number => {
    const first = (primary[left] ?? 0) - (primary[right] ?? 0);
    // Two infinite ranks have no difference.
    if (first < 0 || first > 0) return first;
    for (const column of more) {
      const a = column[left] ?? 0;
      const b = column[right] ?? 0;
      if (a !== b) return a < b ? -1 : 1;
    }
    const difference = (scores[right] ?? 0) - (scores[left] ?? 0);
    return difference !== 0 ? difference : left - right;
  };
  return firstOf(primary, limit, compare);
}

/** A plain loop, because mapping a million numbers with a function takes several times as long. */
function negated(scores: Float64Array): Float64Array {
  const out = new Float64Array(scores.length);
  for (let index = 0; index < out.length; index += 1) out[index] = -(scores[index] ?? 0);
  return out;
}

/**
 * The first `limit` positions of `primary`. A heap avoids sorting the whole list, and the first key alone rejects most
 * positions.
 */
function firstOf(primary: Float64Array, limit: number, compare: Compare): Uint32Array {
  const count = primary.length;
  if (limit <= 0) return new Uint32Array(0);
  if (limit * 4 >= count) {
    const all = new Uint32Array(count);
    for (let index = 0; index < count; index += 1) all[index] = index;
    return all.sort(compare).subarray(0, limit);
  }
  const heap: number[] = [];
  for (let candidate = 0; candidate < limit; candidate += 1) pushHeap(heap, candidate, compare);
  let worst = primary[heap[0] ?? 0] ?? 0;
  for (let candidate = limit; candidate < count; candidate += 1) {
    if ((primary[candidate] ?? 0) > worst || compare(candidate, heap[0] ?? 0) >= 0) continue;
    replaceTop(heap, candidate, compare);
    worst = primary[heap[0] ?? 0] ?? 0;
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
  const ranks = Float64Array.from(column.type === "text" ? textRanks(column) : column.values, Number);
  return column.leastPerList(direction === "asc" ? ranks : negated(ranks), Number.POSITIVE_INFINITY);
}

function textRanks(column: Column): Uint32Array {
  column.order = textOrder(column.order, column.values, textKey);
  return column.order.ranks;
}

/** Value of a list by which its documents are ordered, also across parts of an engine; null for an empty list. */
export function sortValue(column: Column, direction: "asc" | "desc", list: number): Comparable | null {
  const ranks = column.type === "text" ? textRanks(column) : column.values;
  let best: number | undefined;
  for (const ordinal of column.lists.at(list)) {
    const better = (least: number) =>
      direction === "asc"
        ? Number(ranks[ordinal]) < Number(ranks[least])
        : Number(ranks[ordinal]) > Number(ranks[least]);
    if (best === undefined || better(best)) best = ordinal;
  }
  if (best === undefined) return null;
  const value = column.values[best] ?? "";
  return column.type === "text" ? textKey(String(value)) : Number(value);
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
