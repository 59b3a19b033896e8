/** Records of a table that a PDF took apart: the name, the maker and the number of a reagent below each other. */
import { hasTarget, type PastedLine } from "../lines";
import type { Mark } from "../spans";

/** Longest text between a name and its number: the line of the maker. */
const longestBetween = 60;

/**
 * Joins a name without a number to the number below it that names no reagent itself. The maker of such a name would
 * otherwise be that of the record above.
 */
export function withStackedNumbers(lines: readonly PastedLine[], marks: readonly Mark[], text: string): PastedLine[] {
  const joined: PastedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isNameAbove(last, line, marks, text)) {
      const { number, rrid, vendor, end } = line;
      joined[joined.length - 1] = { ...last, number, rrid, vendor, end };
    } else joined.push(line);
  }
  return joined;
}

function isNameAbove(name: PastedLine, line: PastedLine, marks: readonly Mark[], text: string): boolean {
  const isName = name.from === "list" && name.number === null && name.rrid === null && hasTarget(name.reading);
  if (!isName || line.number === null || line.vendor === null || hasTarget(line.reading)) return false;
  const hasOwnMaker = marks.some(({ kind, start, end }) => kind === "vendor" && start >= name.start && end <= name.end);
  const between = text.slice(name.end, line.start);
  if (hasOwnMaker || between.length > longestBetween) return false;
  const makers = marks.filter(({ kind, start, end }) => kind === "vendor" && start >= name.end && end <= line.end);
  // The number follows at once, or below the line of its maker only.
  const isAtOnce = /^\s*\n\s*$/.test(between);
  return makers.length === 1 && (isAtOnce || between.trim() === text.slice(makers[0]?.start, makers[0]?.end).trim());
}
