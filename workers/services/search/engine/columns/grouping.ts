/** Groups a result by a shared value: the best document leads, the next ones are its members. */
import type { Column } from "./column";

interface Group {
  /** Positions in the ordered result; the first is the leader. */
  readonly members: readonly number[];
}

/**
 * Groups in the order of their leaders. `order` holds positions in `documents`, best first. Documents without a value
 * form groups of one, or a single group with `collapse`. With several values, the first counts.
 */
export function grouped(
  order: Uint32Array,
  documents: Uint32Array,
  column: Column,
  size: number,
  collapse: boolean,
): Group[] {
  const groups = new Map<number | string, number[]>();
  for (const position of order) {
    const ordinal = column.lists.firstOf(column.listOf(documents[position] ?? 0));
    const key = ordinal ?? (collapse ? "none" : `alone ${position}`);
    const members = groups.get(key);
    if (!members) groups.set(key, [position]);
    else if (members.length < size) members.push(position);
  }
  return [...groups.values()].map((members) => ({ members }));
}
