/** Tab-separated values with a header line and without quotation marks, as databases export them. */
interface TabSeparated {
  /** Index of the first of the names that the header has. @throws if it has none */
  column(...names: readonly string[]): number;
  /** As `column`, but -1 if the header has none. */
  optionalColumn(...names: readonly string[]): number;
  /** Cells of each line below the header; the text of a missing cell is "". */
  readonly rows: Iterable<(column: number) => string>;
}

/** @param name names the table in errors */
export function readTabSeparated(text: string, name: string): TabSeparated {
  const [header = "", ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = header.split("\t");
  const optionalColumn = (...names: readonly string[]) => columns.findIndex((column) => names.includes(column));
  return {
    optionalColumn,
    column(...names) {
      const index = optionalColumn(...names);
      if (index < 0) throw new Error(`The table of ${name} has no column ${names.join(" or ")}`);
      return index;
    },
    rows: {
      *[Symbol.iterator]() {
        for (const line of lines) {
          const cells = line.split("\t");
          yield (column: number) => cells[column] ?? "";
        }
      },
    },
  };
}
