/** Groups of a result: of the documents that share a value, the first stands for all, the next ones come with it. */
import type { Column } from "./column";

export interface Group {
  /** Positions in the ordered result; the first leads. */
  readonly members: readonly number[];
}

/**
 * Groups in the order of their leaders. `order` holds positions of `documents`, best first. Documents without a value
 * stand alone, or together when `collapse` is set; of several values the first counts.
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
    const ordinal = column.lists[column.listOf(documents[position] ?? 0)]?.[0];
    const key = ordinal ?? (collapse ? "none" : `alone ${position}`);
    const members = groups.get(key);
    if (!members) groups.set(key, [position]);
    else if (members.length < size) members.push(position);
  }
  return [...groups.values()].map((members) => ({ members }));
}
