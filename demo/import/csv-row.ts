/** Rows of a CSV file with their errors. */
import { readRecord } from "@domain/tables/records";

export interface CsvRow {
  /** Line of the file where the row begins, counted from 1 including the header. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Error of the row as a whole: too many or too few cells. */
  readonly fault?: string;
}

export interface RowFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** Maximum size of a quoted cell, enough for a page of text. */
const maxQuotedCharacters = 100_000;

/**
 * Rows of a file that arrives in chunks. Empty lines are skipped and cells trimmed. A row whose number of cells differs
 * from the header's has a fault, because an extra comma shifts every later cell.
 * @param onHeader receives the column names before the first row; an error that it throws ends the reading
 */
export async function* csvRows(
  pieces: AsyncIterable<string>,
  onHeader: (columns: readonly string[]) => void,
): AsyncGenerator<CsvRow> {
  let columns: readonly string[] | null = null;
  for await (const { line, cells: untrimmed } of recordsIn(pieces)) {
    const cells = untrimmed.map((cell) => cell.trim());
    if (cells.every((cell) => cell === "") && cells.length === 1) continue;
    if (columns === null) {
      columns = cells;
      onHeader(columns);
      continue;
    }
    const named = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""]));
    const fault = cells.length === columns.length ? null : `number of cells is ${cells.length}, not ${columns.length}`;
    yield { line, cells: named, ...(fault !== null && { fault }) };
  }
}

async function* recordsIn(pieces: AsyncIterable<string>) {
  let rest = "";
  let line = 1;
  let isFirst = true;
  /** Yields complete records. The last record of the text may continue in the next chunk. */
  function* whole(isLast: boolean) {
    let at = 0;
    while (at < rest.length) {
      const { cells, end, isOpen } = readRecord(rest, at, ",", maxQuotedCharacters);
      if ((isOpen || end >= rest.length) && !isLast) break;
      yield { line, cells };
      line += rest.slice(at, end).match(/\r\n|\r|\n/g)?.length ?? 0;
      at = end;
    }
    rest = rest.slice(at);
  }
  for await (const piece of pieces) {
    rest += isFirst ? piece.replace(/^\uFEFF/, "") : piece;
    isFirst = false;
    yield* whole(false);
  }
  yield* whole(true);
}
