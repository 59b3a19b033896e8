/** Tables whose head repeats on every page. */
import { inks, type Paper, type TextStyle } from "./sheet";

export type Cell = readonly [text: string, share: number, align: "start" | "end", english?: boolean];

/** Between columns. */
const gap = 6;

/** @param options text size, and space above and below each row, in points */
export function writeTable(
  paper: Paper,
  head: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  { size = 10, room = 4 }: { readonly size?: number; readonly room?: number } = {},
): void {
  const headStyle = { bold: true, size: size - 1, color: inks.soft };
  const heightOf = (row: readonly Cell[], style: TextStyle) =>
    Math.max(...row.map(([text, share]) => paper.heightOf(text, paper.width * share - gap, style)));

  function writeRow(type: "TH" | "TD", row: readonly Cell[], style: TextStyle, rule: string): void {
    const top = paper.y + room;
    const height = heightOf(row, style);
    paper.group("TR", () => {
      let x = paper.left;
      for (const [text, share, align, english] of row) {
        const at = x;
        paper.element(type, () => paper.text(text, at, top, paper.width * share - gap, { ...style, align }), english);
        x += paper.width * share;
      }
    });
    paper.y = top + height + room;
    paper.rule(rule);
  }

  paper.group("Table", () => {
    writeRow("TH", head, headStyle, inks.text);
    for (const row of rows.flatMap((whole) => partsOf(paper, whole, size))) {
      if (paper.keep(heightOf(row, { size }) + 2 * room)) writeRow("TH", head, headStyle, inks.text);
      writeRow("TD", row, { size }, inks.rule);
    }
  });
}

/** Splits a row taller than a page, so that nothing is lost. */
function partsOf(paper: Paper, row: readonly Cell[], size: number): Cell[][] {
  const cells = row.map(([text, share, ...rest]) => ({
    parts: paper.parts(text, paper.width * share - gap, { size }),
    cellOf: (part: string): Cell => [part, share, ...rest],
  }));
  const most = Math.max(...cells.map(({ parts }) => parts.length));
  return Array.from({ length: most }, (_, index) => cells.map(({ parts, cellOf }) => cellOf(parts[index] ?? "")));
}
