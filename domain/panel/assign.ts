/** Minimum-cost assignment of rows to columns (Hungarian algorithm with shortest augmenting paths). */

/**
 * Column of each row, each column used at most once, with minimum total cost. There must be at least as many columns as
 * rows, and a finite assignment must exist. Ties break deterministically.
 * @param costs one list per row, all of equal length
 */
export function assignAtLeastCost(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  const none = -1;
  const rowPrice = new Array<number>(rows).fill(0);
  const columnPrice = new Array<number>(columns).fill(0);
  const rowOf = new Array<number>(columns).fill(none);
  for (let start = 0; start < rows; start++) {
    const distance = new Array<number>(columns).fill(Number.POSITIVE_INFINITY);
    const before = new Array<number>(columns).fill(none);
    const done = new Array<boolean>(columns).fill(false);
    let row = start;
    let reached = none;
    let length = 0;
    while (row !== none) {
      let next = none;
      for (let column = 0; column < columns; column++) {
        if (done[column]) continue;
        const cost = at(costs[row], column) - at(rowPrice, row) - at(columnPrice, column) + length;
        if (cost < at(distance, column)) {
          distance[column] = cost;
          before[column] = reached;
        }
        if (next === none || at(distance, column) < at(distance, next)) next = column;
      }
      length = at(distance, next);
      done[next] = true;
      reached = next;
      row = rowOf[next] ?? none;
    }
    rowPrice[start] = at(rowPrice, start) + length;
    for (let column = 0; column < columns; column++) {
      if (!done[column] || column === reached) continue;
      const saved = length - at(distance, column);
      columnPrice[column] = at(columnPrice, column) - saved;
      const owner = at(rowOf, column);
      rowPrice[owner] = at(rowPrice, owner) + saved;
    }
    for (let column = reached; column !== none; ) {
      const previous = at(before, column);
      rowOf[column] = previous === none ? start : at(rowOf, previous);
      column = previous;
    }
  }
  const result = new Array<number>(rows).fill(none);
  rowOf.forEach((owner, column) => {
    if (owner !== none) result[owner] = column;
  });
  return result;
}

/** Indexes are always in range above; the fallback only satisfies the type. */
const at = (list: readonly number[] | undefined, index: number): number => list?.[index] ?? Number.POSITIVE_INFINITY;
