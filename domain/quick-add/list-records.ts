/** Rows of a pasted or uploaded text: lines, or the records of a table with its cells. */

export interface ListRecord {
  /** Number of the row as a spreadsheet counts them: from 1, empty ones too. */
  readonly row: number;
  readonly cells: readonly string[];
  /** The row as it stands there. */
  readonly text: string;
}

export type Delimiter = "\t" | ";" | ",";

/** Lines that are looked at to find out what separates the cells. */
const sampleLines = 50;
/** A quotation mark that is closed later than this is one of a text, and no cell's. */
const longestQuotation = 2000;

/** What separates cells; null for running text. Tabs come from spreadsheets only, so they decide. */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text.split(/\r\n|\r|\n/, sampleLines * 4).filter((line) => line.trim() !== "");
  const sample = lines.slice(0, sampleLines);
  const having = (mark: string) => sample.filter((line) => line.includes(mark)).length;
  if (having("\t") > 0) return "\t";
  const [semicolons, commas] = [having(";"), having(",")];
  if (semicolons === 0 && commas === 0) return null;
  return semicolons >= commas ? ";" : ",";
}

/** Every row that holds anything, in its order. */
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

/** A cell in quotation marks, in which they are doubled; null when that is not what they are. */
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
