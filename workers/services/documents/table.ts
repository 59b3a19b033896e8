/** Tables whose head repeats on every page. */
import { type PdfLayout, type TextStyle, textColors } from "./pdf-layout";

export type Cell = readonly [text: string, share: number, align: "start" | "end", english?: boolean];

/** Gap between columns, in points. */
const gap = 6;

/** @param options text size, and space above and below each row, in points */
export function writeTable(
  layout: PdfLayout,
  head: readonly Cell[],
  rows: readonly (readonly Cell[])[],
  { size = 10, room = 4 }: { readonly size?: number; readonly room?: number } = {},
): void {
  const headStyle = { bold: true, size: size - 1, color: textColors.soft };
  const heightOf = (row: readonly Cell[], style: TextStyle) =>
    Math.max(...row.map(([text, share]) => layout.heightOf(text, layout.width * share - gap, style)));

  function writeRow(type: "TH" | "TD", row: readonly Cell[], style: TextStyle, rule: string): void {
    const top = layout.y + room;
    const height = heightOf(row, style);
    layout.group("TR", () => {
      let x = layout.left;
      for (const [text, share, align, english] of row) {
        const at = x;
        layout.element(
          type,
          () => layout.text(text, at, top, layout.width * share - gap, { ...style, align }),
          english,
        );
        x += layout.width * share;
      }
    });
    layout.y = top + height + room;
    layout.rule(rule);
  }

  layout.group("Table", () => {
    writeRow("TH", head, headStyle, textColors.text);
    for (const row of rows.flatMap((whole) => partsOf(layout, whole, size))) {
      if (layout.keepTogether(heightOf(row, { size }) + 2 * room)) writeRow("TH", head, headStyle, textColors.text);
      writeRow("TD", row, { size }, textColors.rule);
    }
  });
}

/** Splits a row taller than a page. */
function partsOf(layout: PdfLayout, row: readonly Cell[], size: number): Cell[][] {
  const cells = row.map(([text, share, ...rest]) => ({
    parts: layout.parts(text, layout.width * share - gap, { size }),
    cellOf: (part: string): Cell => [part, share, ...rest],
  }));
  const most = Math.max(...cells.map(({ parts }) => parts.length));
  return Array.from({ length: most }, (_, index) => cells.map(({ parts, cellOf }) => cellOf(parts[index] ?? "")));
}
