/** Small CSV tables with a header, as people send them: each row with its line in the file. */
import { readRecord } from "./records";

/** Longest cell in quotation marks: the longest text of a product. */
const maxQuotedCharacters = 20_000;

export interface CsvRow {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Trimmed cells by the names of the header, in lower case. */
  readonly cells: Readonly<Record<string, string>>;
}

/** @returns rows, or the fault in the header */
export function readCsvTable(
  csv: string,
  { needed, optional }: { readonly needed: readonly string[]; readonly optional: readonly string[] },
): { readonly ok: true; readonly rows: readonly CsvRow[] } | { readonly ok: false; readonly message: string } {
  const text = csv.replace(/^\uFEFF/, "");
  const header = readRecord(text, 0, ",", maxQuotedCharacters);
  const columns = header.cells.map((cell) => cell.trim().toLowerCase());
  const lacking = needed.filter((name) => !columns.includes(name));
  if (lacking.length > 0) return { ok: false, message: `The first line lacks ${lacking.join(", ")}.` };
  const unknown = columns.filter((name) => !needed.includes(name) && !optional.includes(name));
  if (unknown.length > 0) return { ok: false, message: `The first line has unknown columns: ${unknown.join(", ")}.` };
  const rows: CsvRow[] = [];
  let line = 1 + lineEnds(text.slice(0, header.end));
  for (let at = header.end; at < text.length; ) {
    const { cells, end } = readRecord(text, at, ",", maxQuotedCharacters);
    if (cells.some((cell) => cell.trim() !== ""))
      rows.push({ line, cells: Object.fromEntries(columns.map((name, place) => [name, (cells[place] ?? "").trim()])) });
    line += Math.max(1, lineEnds(text.slice(at, end)));
    at = end;
  }
  return { ok: true, rows };
}

const lineEnds = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
