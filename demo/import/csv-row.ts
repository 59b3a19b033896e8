/** Rows of a CSV file and what is wrong with them. */

export interface CsvRow {
  /** Line of the file, counted from 1 with the header. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** What the reader found wrong with the row as such: too many cells, too few. */
  readonly fault?: string;
}

export interface RowFault {
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}
