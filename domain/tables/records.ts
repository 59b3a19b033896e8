/** Records of delimited text: CSV, and tables as people paste them. */

/** Null reads a line as one cell. */
export type Delimiter = "\t" | ";" | "," | null;

interface TableRecord {
  readonly cells: readonly string[];
  /** Offset after the record and its line end. */
  readonly end: number;
  /** True if the text ends inside quotation marks; more text could then complete the record. */
  readonly isOpen: boolean;
}

/** A quotation mark without a closing one within this length is plain text. */
const maxQuotedCharacters = 2000;

/**
 * Reads the record at an offset. Cells may be in quotation marks, with quotation marks inside doubled, and may then
 * contain delimiters and line ends. Marks that do not enclose a whole cell are text.
 */
export function readRecord(
  text: string,
  start: number,
  delimiter: Delimiter,
  maxQuoted: number = maxQuotedCharacters,
): TableRecord {
  const cells: string[] = [];
  let isOpen = false;
  let at = start;
  for (;;) {
    const quoted = delimiter === null ? null : readQuoted(text, at, delimiter, maxQuoted);
    isOpen ||= quoted === "open";
    const cell = quoted === null || quoted === "open" ? readPlain(text, at, delimiter) : quoted;
    cells.push(cell.text);
    at = cell.end;
    if (delimiter !== null && text[at] === delimiter) {
      at += 1;
      continue;
    }
    return { cells, end: afterLineEnd(text, at), isOpen };
  }
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

function readPlain(text: string, start: number, delimiter: Delimiter): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1;
  return { text: text.slice(start, end), end };
}

/**
 * A quoted cell; null if the mark at `start` does not enclose a whole cell, "open" if the text ends before it is
 * closed.
 */
function readQuoted(text: string, start: number, delimiter: Delimiter, maxQuoted: number): Cell | "open" | null {
  if (text[start] !== '"') return null;
  const limit = Math.min(text.length, start + maxQuoted);
  for (let at = start + 1; at < limit; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    const end = at + 1;
    if (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) return null;
    return { text: text.slice(start + 1, at).replaceAll('""', '"'), end };
  }
  return limit === text.length ? "open" : null;
}

const isLineEnd = (character: string | undefined): boolean => character === "\n" || character === "\r";

function afterLineEnd(text: string, at: number): number {
  if (text[at] === "\r" && text[at + 1] === "\n") return at + 2;
  return at + 1;
}
