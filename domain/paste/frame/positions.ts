/** Positions of a quotation's rows: 10, 20, 30 …, as purchasing systems number them. They are no quantities. */

/** A number before at least two words. */
const leading = /^\s{0,8}(\d{2,4})\s{1,20}(?=\S+\s+\S)/;

/** Length of the position at the start of each row, 0 for rows without one; null if the numbers are no positions. */
export function positionsOf(rows: readonly string[]): readonly number[] | null {
  const found = rows.map((row) => leading.exec(row));
  const numbers = found.flatMap((one) => (one ? [Number(one[1])] : []));
  const areSteps = numbers.length > 1 && numbers.every((number, index) => number === (index + 1) * 10);
  return areSteps ? found.map((one) => one?.[0].length ?? 0) : null;
}
