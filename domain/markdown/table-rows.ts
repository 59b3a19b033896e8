/** Rows of a table as Markdown. */

interface Cell {
  readonly text: string;
  readonly header: boolean;
  readonly columns: number;
}

/** A table while it is read. */
export class TableRows {
  private readonly rows: Cell[][] = [];
  caption = "";

  row(): void {
    this.rows.push([]);
  }

  cell(text: string, header: boolean, columns: number): void {
    if (this.rows.length === 0) this.row();
    this.rows.at(-1)?.push({ text, header, columns: Math.min(20, Math.max(1, columns || 1)) });
  }

  /** The first row is the header, as Markdown requires; a table whose first row has data gets an empty one. */
  markdown(): string {
    const rows = this.rows.filter((row) => row.length > 0);
    const wide = rows.map((row) => row.flatMap(({ text, columns }) => [text, ...Array<string>(columns - 1).fill("")]));
    const width = Math.max(0, ...wide.map(({ length }) => length));
    if (width === 0) return "";
    const headed = rows[0]?.every(({ header }) => header) === true;
    const [head = [], ...body] = headed ? wide : [[], ...wide];
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, index) => cells[index] ?? "").join(" | ")} |`;
    return [line(head), line(Array<string>(width).fill("---")), ...body.map(line)].join("\n");
  }
}
