/** Merges the results of the parts of an engine. */
import { type SearchRequest, searchLimits } from "@contracts/search/search";
import type { Comparable } from "../engine/columns/column";
import type { FacetTally } from "../engine/columns/facets";
import type { SortKey } from "../engine/columns/order";
import type { PartFound, PartHit, PartMembers } from "./part-calls";

export interface MergedHit extends PartHit {
  readonly part: number;
}

/** Sort keys of a request, as the parts used them. */
function sortOf({ sort }: SearchRequest): readonly SortKey[] {
  return keysOf(sort ?? { _score: "desc" });
}

function groupSortOf({ group }: SearchRequest): readonly SortKey[] | undefined {
  return group?.sort && keysOf(group.sort);
}

const keysOf = (sort: NonNullable<SearchRequest["sort"]>): SortKey[] =>
  [sort].flat().flatMap((entry) => Object.entries(entry).map(([field, direction]) => ({ field, direction })));

/** The order within groups; equal members keep the order of the list. */
export function membersOrder(sort?: readonly SortKey[], groupSort?: readonly SortKey[]): readonly SortKey[] {
  const list = sort ?? [{ field: "_score", direction: "desc" } as const];
  return groupSort ? [...groupSort, { field: "_score", direction: "desc" }, ...list] : list;
}

/** Hits of the page, and the number of all hits or groups. */
export function mergedPage(request: SearchRequest, parts: readonly PartFound[]) {
  const { size = 10, current = 1 } = request.page ?? {};
  const from = size * (current - 1);
  const all = inOrder(
    parts.map(({ hits }) => hits),
    sortOf(request),
  );
  if (!request.group) {
    return { hits: all.slice(from, from + size), total: parts.reduce((sum, { total }) => sum + total, 0) };
  }
  const isAlone = (group: Comparable | null | undefined) => group === null && !request.group?.collapse;
  const seen = new Set<unknown>();
  const leaders = all.filter(({ group }) => {
    if (isAlone(group)) return true;
    const isFirst = !seen.has(group);
    seen.add(group);
    return isFirst;
  });
  const values = parts.flatMap(({ groups }) => groups ?? []);
  const alone = values.filter(isAlone).length;
  const total = alone + new Set(values.filter((value) => !isAlone(value))).size;
  return { hits: leaders.slice(from, from + size), total };
}

/** Members of each leader's group, from all parts. */
export function mergedMembers(request: SearchRequest, parts: readonly PartMembers[]): MergedHit[][] {
  const keys = membersOrder(sortOf(request), groupSortOf(request));
  const size = request.group?.size ?? searchLimits.groupSize;
  const count = parts[0]?.length ?? 0;
  return Array.from({ length: count }, (_, leader) =>
    inOrder(
      parts.map((members) => members[leader] ?? []),
      keys,
    ).slice(0, size),
  );
}

/** Sums of the counts of all parts, which have the same facets. */
export function mergedTallies(parts: readonly (readonly FacetTally[])[]): FacetTally[] {
  const [first = [], ...others] = parts;
  return first.map((tally, index) => {
    const more = others.flatMap((other) => other[index] ?? []);
    if (!("found" in tally)) {
      const counts = (at: number) =>
        more.reduce((sum, one) => sum + ("ranges" in one ? (one.ranges[at]?.count ?? 0) : 0), 0);
      return { ...tally, ranges: tally.ranges.map((range, at) => ({ ...range, count: range.count + counts(at) })) };
    }
    const sums = new Map(tally.found);
    for (const other of more) {
      if (!("found" in other)) continue;
      for (const [value, count] of other.found) sums.set(value, (sums.get(value) ?? 0) + count);
    }
    return { ...tally, found: [...sums] };
  });
}

function inOrder(parts: readonly (readonly PartHit[])[], keys: readonly SortKey[]): MergedHit[] {
  const directions = keys.map(({ direction }) => (direction === "asc" ? 1 : -1));
  return parts
    .flatMap((hits, part) => hits.map((hit) => ({ ...hit, part })))
    .sort((left, right) => {
      for (const [index, turn] of directions.entries()) {
        const difference = compared(left.keys[index] ?? null, right.keys[index] ?? null, turn);
        if (difference !== 0) return difference;
      }
      return right.score - left.score || left.number - right.number || left.part - right.part;
    });
}

/** Null comes last in both directions. */
function compared(left: Comparable | null, right: Comparable | null, turn: number): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  return left < right ? -turn : turn;
}
