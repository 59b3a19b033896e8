/** Rows of a pasted or uploaded text: lines, or table records with cells. */
import { type Delimiter, readRecord } from "@domain/tables/records";

export interface ListRecord {
  /** Row number as in a spreadsheet, from 1, including empty rows. */
  readonly row: number;
  readonly cells: readonly string[];
  /** The row's text, unchanged. */
  readonly text: string;
}

/** Lines used to detect the delimiter. */
const sampleLines = 50;

/** Cell delimiter; null for running text. Tabs only come from spreadsheets, so they win. */
function delimiterOf(text: string): Delimiter {
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
    const { cells, end } = readRecord(text, at, delimiter);
    row += 1;
    if (cells.some((cell) => cell.trim() !== "")) records.push({ row, cells, text: text.slice(at, end).trim() });
    at = end;
  }
  return records;
}
