/** An invoice or a credit note as PDF. */
import type { InvoiceDocument } from "@contracts/catalogue/documents";
import type { PdfLayout } from "./pdf-layout";
import { writeAmounts, writeHead } from "./quote-document";
import { type Cell, writeTable } from "./table";

/** Column shares of the width: number, name, size, pieces, price, amount. */
const shares = [0.12, 0.38, 0.11, 0.07, 0.15, 0.17] as const;

export function writeInvoice(
  layout: PdfLayout,
  { title, facts, parties, head, lines, amounts, notes }: InvoiceDocument,
) {
  const lead = facts.map(({ term, text }) => `${term}: ${text}`);
  writeHead(layout, title, lead, parties);
  const cells = (values: readonly string[]): Cell[] =>
    shares.map((share, index) => [values[index] ?? "", share, index < 3 ? "start" : "end"]);
  writeTable(layout, cells(head), lines.map(cells));
  const rows = amounts.map(({ term, text }) => [term, text] as const);
  writeAmounts(layout, rows, (_, index) => index === rows.length - 1);
  layout.y += 18;
  for (const note of notes) {
    layout.keepTogether(30);
    layout.flow(note, { size: 9 });
    layout.y += 4;
  }
}
