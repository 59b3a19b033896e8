/** Positions of a quotation's rows: 10, 20, 30 …, or 1, 2, 3 … beside counts, as purchasing systems number them. They are no quantities. */

/** A number before at least two words; "00010" in some systems. */
const leading = /^\s{0,8}(\d{1,6})\s{1,20}(?=\S+\s+\S)/;

/** "3 EA": another count in the row, so that its first number is none. */
const counted = /(?<![\w.,-])\d{1,3}\s?(?:ea|pcs?|each|units?|vials?|stk|stück|st|本|個|支|盒|瓶)(?![a-z])/i;

/** "1) 4060S, 2) 9272S": numbers of items within one line. */
const inline = /(?<![\w.,-])(\d{1,2})[.)](?=\s?\d{4,6}[A-Z]{1,2}\d?(?![A-Za-z\d]))/g;

/** The text with spaces for the numbers of items in lines that count several from 1. */
export const withoutItemNumbers = (text: string): string =>
  text.replace(/[^\r\n]+/g, (line) => {
    const numbers = [...line.matchAll(inline)].map(([, digits]) => Number(digits));
    const isCounted = numbers.length > 1 && numbers.every((number, index) => number === index + 1);
    return isCounted ? line.replace(inline, (found) => " ".repeat(found.length)) : line;
  });

/** Length of the position at the start of each row, 0 for rows without one; null if the numbers are no positions. */
export function positionsOf(rows: readonly string[]): readonly number[] | null {
  const found = rows.map((row) => leading.exec(row));
  const numbers = found.flatMap((one) => (one ? [Number(one[1])] : []));
  const areSteps = numbers.length > 1 && numbers.every((number, index) => number === (index + 1) * 10);
  const isCounted = rows.every((row, index) => !found[index] || counted.test(row.slice(found[index][0].length)));
  const areCounts = isCounted && numbers.length > 1 && numbers.every((number, index) => number === index + 1);
  return areSteps || areCounts ? found.map((one) => one?.[0].length ?? 0) : null;
}
