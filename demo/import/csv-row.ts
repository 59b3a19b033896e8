/** Rows of a CSV file with their errors. */

export interface CsvRow {
  /** Line of the file, counted from 1 including the header. */
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
