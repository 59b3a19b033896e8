/**
 * Joins the lines of table cells that break into several lines, so a row is one line of text. Files write such rows
 * cell by cell, or line by line; either way a manufacturer would be separated from its number.
 */
import type { PdfCell } from "./pdf-columns";

/** Fewer columns could be running text. */
const leastColumns = 3;
/** More lines are a column of running text. */
const maxLines = 5;
/** Distances as multiples of the letters' height. */
const leading = 1.6;
const sameTop = 0.6;
const sameStart = 0.8;
/** Minimum distance to the next row, as a multiple of the distance between the lines of a row. */
const furtherAway = 1.2;

/** The cells in file order, with cells of several lines joined. */
export function withWholeRows(cells: readonly PdfCell[]): readonly PdfCell[] {
  return wholeByLine(wholeByCell(cells));
}

/** Joins cells in files that write all lines of a cell before the next cell. */
function wholeByCell(cells: readonly PdfCell[]): readonly PdfCell[] {
  const stacks: PdfCell[][] = [];
  for (const cell of cells) {
    const above = stacks.at(-1)?.at(-1);
    if (above && isBelow(above, cell)) stacks.at(-1)?.push(cell);
    else stacks.push([cell]);
  }
  const whole: PdfCell[] = [];
  for (let at = 0; at < stacks.length; ) {
    const row = rowFrom(stacks, at);
    const isBroken = row.length >= leastColumns && row.some(({ length }) => length > 1);
    if (isBroken) {
      const [top] = row[0] ?? [];
      whole.push(...row.map((stack) => joined(stack, top?.y ?? 0)));
    } else whole.push(...row.flat());
    at += row.length;
  }
  return whole;
}

/** Stacks from index `at` on that are side by side, from left to right. */
function rowFrom(stacks: readonly PdfCell[][], at: number): PdfCell[][] {
  const row: PdfCell[][] = [];
  for (const stack of stacks.slice(at)) {
    const before = row.at(-1);
    if (before && !isBeside(before, stack)) break;
    if (stack.length > maxLines) break;
    row.push(stack);
  }
  return row.length > 0 ? row : stacks.slice(at, at + 1);
}

function isBelow(above: PdfCell, cell: PdfCell): boolean {
  const down = above.y - cell.y;
  const overlaps = cell.x < above.end && above.x < cell.end;
  return overlaps && down > above.height * sameTop && down < Math.max(above.height, cell.height) * leading;
}

/** True if `right` is to the right of `left`, aligned at the top or in the middle. */
function isBeside(left: readonly PdfCell[], right: readonly PdfCell[]): boolean {
  const [one, other] = [extentOf(left), extentOf(right)];
  const near = (a: number, b: number) => Math.abs(a - b) < other.height * sameTop;
  return other.x > one.end && (near(one.top, other.top) || near(one.top + one.bottom, other.top + other.bottom));
}

function extentOf(stack: readonly PdfCell[]) {
  const of = (pick: (cell: PdfCell) => number) => stack.map(pick);
  return {
    x: Math.min(...of(({ x }) => x)),
    end: Math.max(...of(({ end }) => end)),
    top: Math.max(...of(({ y }) => y)),
    bottom: Math.min(...of(({ y }) => y)),
    height: Math.max(...of(({ height }) => height)),
  };
}

/** Joins cells in files that write all cells of a line before the next line. Such files omit empty cells. */
function wholeByLine(cells: readonly PdfCell[]): readonly PdfCell[] {
  const lines: PdfCell[][] = [];
  for (const cell of cells) {
    const before = lines.at(-1)?.at(-1);
    if (before && Math.abs(before.y - cell.y) < cell.height * sameTop && cell.x > before.x) lines.at(-1)?.push(cell);
    else lines.push([cell]);
  }
  const rows: PdfCell[][] = [];
  for (let at = 0; at < lines.length; ) {
    const row = [...(lines[at] ?? [])];
    const more = linesBelow(row, lines, at);
    for (const cell of lines.slice(at + 1, at + 1 + more).flat()) append(row, cell);
    rows.push(row);
    at += 1 + more;
  }
  return rows.flat();
}

/** Number of lines after index `at` that belong to the row beginning there. */
function linesBelow(row: readonly PdfCell[], lines: readonly PdfCell[][], at: number): number {
  if (row.length < leastColumns) return 0;
  const downTo = (index: number) => (lines[index - 1]?.[0]?.y ?? 0) - (lines[index]?.[0]?.y ?? 0);
  let more = 0;
  for (let line = lines[at + 1]; line; line = lines[at + more + 1]) {
    const down = downTo(at + more + 1);
    const [first] = line;
    const isNear = first && down > 0 && down < first.height * leading;
    if (!isNear || line.length >= row.length || !line.every((cell) => columnOf(row, cell) >= 0)) break;
    more += 1;
  }
  const hasNext = more > 0 && lines[at + more + 1] !== undefined;
  const after = downTo(at + more + 1);
  // A jump upwards begins another column or page, so only a next row further down counts.
  return hasNext && after > 0 && after < downTo(at + more) * furtherAway ? 0 : more;
}

const columnOf = (row: readonly PdfCell[], cell: PdfCell): number =>
  row.findIndex(({ x }) => Math.abs(x - cell.x) < cell.height * sameStart);

function append(row: PdfCell[], cell: PdfCell): void {
  const at = columnOf(row, cell);
  const above = row[at];
  if (above) row[at] = joined([above, cell], above.y);
}

function joined(stack: readonly PdfCell[], y: number): PdfCell {
  const { x, end, height } = extentOf(stack);
  const text = stack.map((cell) => cell.text.trim()).reduce((all, line) => all + (all.endsWith("-") ? "" : " ") + line);
  return { text, x, end, y, height };
}
