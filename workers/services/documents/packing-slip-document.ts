/** A packing slip as PDF. */
import type { PackingSlipDocument } from "@contracts/catalogue/documents";
import type { PdfLayout } from "./pdf-layout";
import { writeHead } from "./quote-document";
import { type Cell, writeTable } from "./table";

/** Column shares of the width: number, name, size, pieces, lots. */
const shares = [0.13, 0.37, 0.12, 0.08, 0.3] as const;

export function writePackingSlip(layout: PdfLayout, { title, facts, parties, head, lines }: PackingSlipDocument): void {
  const lead = facts.map(({ term, text }) => `${term}: ${text}`);
  writeHead(layout, title, lead, parties);
  const cells = (values: readonly string[]): Cell[] =>
    shares.map((share, index) => [values[index] ?? "", share, index === 3 ? "end" : "start"]);
  writeTable(layout, cells(head), lines.map(cells));
}
