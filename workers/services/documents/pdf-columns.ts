/**
 * Reorders files that write two columns of running text line by line, where sentences of the columns would interleave
 * and a number would appear next to the wrong manufacturer. Tables are also written line by line and are not changed.
 */

/** Text without a gap, with its position on the page; y grows upwards. */
export interface PdfCell {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly height: number;
}

/** Minimum lines of each side to count as columns. */
const leastLines = 4;
/** Distances as multiples of the letters' height. */
const furthestDown = 4;
const sameStart = 1.5;
const leastGutter = 0.8;

/** Maximum jumps that are compared with all others, to limit the cost of pages that consist of single letters. */
const maxCompared = 200;

/** The cells in reading order: the left column first, if two columns were written line by line. */
export function inReadingOrder(cells: readonly PdfCell[]): readonly PdfCell[] {
  return runsOf(cells).flatMap((run) => {
    const start = rightStart(run);
    if (start === null) return run;
    const ordered: PdfCell[] = [];
    let left: PdfCell[] = [];
    let right: PdfCell[] = [];
    const flush = () => {
      const apart = isRunningText(left) && isRunningText(right);
      ordered.push(...(apart ? [...inReadingOrder(left), ...inReadingOrder(right)] : inWrittenOrder(run, left, right)));
      [left, right] = [[], []];
    };
    for (const cell of run) {
      const crosses = cell.x < start - cell.height && cell.end > start;
      if (crosses) {
        flush();
        ordered.push(cell);
      } else (cell.x < start - cell.height * sameStart ? left : right).push(cell);
    }
    flush();
    return ordered;
  });
}

const inWrittenOrder = (run: readonly PdfCell[], ...parts: readonly (readonly PdfCell[])[]): PdfCell[] => {
  const kept = new Set(parts.flat());
  return run.filter((cell) => kept.has(cell));
};

/** Splits cells into runs without a jump to a distant position. */
function runsOf(cells: readonly PdfCell[]): PdfCell[][] {
  const runs: PdfCell[][] = [];
  for (const cell of cells) {
    const before = runs.at(-1)?.at(-1);
    const down = before ? before.y - cell.y : 0;
    if (before && down > -cell.height && down < cell.height * furthestDown) runs.at(-1)?.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

/** Left edge of the right column: the position to which most lines jump. Null if too few do. */
function rightStart(run: readonly PdfCell[]): number | null {
  const starts = run.flatMap((cell, index) => {
    const before = run[index - 1];
    const beside = before && Math.abs(before.y - cell.y) < cell.height * 1.2;
    return beside && cell.x - before.end > cell.height * leastGutter ? [cell] : [];
  });
  const near = starts.slice(0, maxCompared).map(({ x, height }) => ({
    x,
    count: starts.filter((other) => Math.abs(other.x - x) < height * sameStart).length,
  }));
  const [best] = near.sort((one, other) => other.count - one.count || one.x - other.x);
  return best && best.count >= leastLines ? best.x : null;
}

const smallWords =
  /\b(?:the|were|was|with|and|for|at|from|in|of|to|by|using|then|after|as|is|are|on|a|an|or|which)\b/gi;
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff]/g;

/** Lines of running text nearly fill their column, and have small words or East Asian stops; cells of a table do not. */
function isRunningText(cells: readonly PdfCell[]): boolean {
  if (cells.length < leastLines) return false;
  const text = cells.map((cell) => cell.text).join(" ");
  const widest = cells.reduce((most, { x, end }) => Math.max(most, end - x), 0);
  const filled = cells.filter(({ x, end }) => end - x > widest * 0.7).length;
  if (filled < cells.length * 0.6) return false;
  const characters = text.match(eastAsian)?.length ?? 0;
  if (characters > text.length / 3) return characters >= cells.length * 8 && /[。、,]/.test(text);
  const words = text.split(/\s+/).length;
  const small = text.match(smallWords)?.length ?? 0;
  return words >= cells.length * 4 && small * 12 >= words;
}
