/** A packing slip as PDF. */
import type { PackingSlipDocument } from "@contracts/catalogue/documents";
import { type PdfLayout, textColors } from "./pdf-layout";
import { writeBlocks } from "./quote-document";
import { type Cell, writeTable } from "./table";

/** Column shares of the width: number, name, size, pieces, lots. */
const shares = [0.13, 0.37, 0.12, 0.08, 0.3] as const;

export function writePackingSlip(layout: PdfLayout, { title, facts, parties, head, lines }: PackingSlipDocument): void {
  const { left, width } = layout;
  layout.element("H1", () => {
    layout.y += layout.text(title, left, layout.y, width, { size: 20, bold: true });
  });
  layout.element("P", () => {
    for (const { term, text } of facts) {
      layout.y += layout.text(`${term}: ${text}`, left, layout.y, width, { color: textColors.soft });
    }
  });
  layout.y += 14;
  writeBlocks(layout, parties);
  const cells = (values: readonly string[]): Cell[] =>
    shares.map((share, index) => [values[index] ?? "", share, index === 3 ? "end" : "start"]);
  writeTable(layout, cells(head), lines.map(cells));
}
