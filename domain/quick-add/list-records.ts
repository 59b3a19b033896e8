/** Rows of a pasted or uploaded text: lines, or table records with cells. */

export interface ListRecord {
  /** Row number as in a spreadsheet, from 1, including empty rows. */
  readonly row: number;
  readonly cells: readonly string[];
  /** The row's text, unchanged. */
  readonly text: string;
}

export type Delimiter = "\t" | ";" | ",";

/** Lines used to detect the delimiter. */
const sampleLines = 50;
/** A longer quotation is part of a text and not a quoted cell. */
const longestQuotation = 2000;

/** Cell delimiter; null for running text. Tabs only come from spreadsheets, so they win. */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text.split(/\r\n|\r|\n/, sampleLines * 4).filter((line) => line.trim() !== "");
  const sample = lines.slice(0, sampleLines);
  const having = (mark: string) => sample.filter((line) => line.includes(mark)).length;
  if (having("\t") > 0) return "\t";
  const [semicolons, commas] = [having(";"), having(",")];
  if (semicolons === 0 && commas === 0) return null;
  return semicolons >= commas ? ";" : ",";
}

/** All non-empty rows, in order. */
export function recordsOf(text: string): ListRecord[] {
  const delimiter = delimiterOf(text);
  const records: ListRecord[] = [];
  let row = 0;
  let at = 0;
  while (at < text.length) {
    const record = readRecord(text, at, delimiter);
    row += 1;
    if (record.cells.some((cell) => cell.trim() !== "")) {
      records.push({ row, cells: record.cells, text: text.slice(at, record.end).trim() });
    }
    at = record.end;
  }
  return records;
}

function readRecord(text: string, start: number, delimiter: Delimiter | null) {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(text, at, delimiter);
    cells.push(cell.text);
    at = cell.end;
    if (delimiter !== null && text[at] === delimiter) {
      at += 1;
      continue;
    }
    return { cells, end: afterLineEnd(text, at) };
  }
}

function readCell(text: string, start: number, delimiter: Delimiter | null): { text: string; end: number } {
  const quoted = delimiter === null ? null : readQuotation(text, start, delimiter);
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1;
  return { text: text.slice(start, end), end };
}

/** A quoted cell with doubled quotes inside; null if the quotes do not form one. */
function readQuotation(text: string, start: number, delimiter: Delimiter) {
  if (text[start] !== '"') return null;
  const limit = Math.min(text.length, start + longestQuotation);
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
  return null;
}

const isLineEnd = (character: string | undefined): boolean => character === "\n" || character === "\r";

function afterLineEnd(text: string, at: number): number {
  if (text[at] === "\r" && text[at + 1] === "\n") return at + 2;
  return at + 1;
}
