/** Certificate of analysis of a lot as PDF. */
import type { CertificateDocument } from "@contracts/catalogue/documents";
import { writeFacts } from "./fact-list";
import { type PdfLayout, textColors } from "./pdf-layout";
import { type Cell, writeTable } from "./table";

/** Column shares of the width: property, method, result, limits, verdict. */
const shares = [0.26, 0.28, 0.16, 0.18, 0.12] as const;
const small = { size: 8.5, color: textColors.soft } as const;

export function writeCertificate(layout: PdfLayout, certificate: CertificateDocument): void {
  const { title, subtitle, recall, facts, head, tests, notes, address } = certificate;
  layout.flow(title, { type: "H1", size: 18, bold: true });
  layout.flow(subtitle, { size: 11, color: textColors.soft });
  layout.y += 8;
  if (recall) {
    layout.flow(recall, { size: 12, bold: true });
    layout.y += 8;
  }
  writeFacts(layout, facts);
  const cells = (values: readonly string[]): Cell[] =>
    shares.map((share, index) => [values[index] ?? "", share, "start"]);
  if (tests.length > 0)
    writeTable(
      layout,
      cells(head),
      tests.map(({ property, method, result, limits, verdict }) => cells([property, method, result, limits, verdict])),
      { size: 9, room: 3 },
    );
  layout.y += 12;
  for (const note of [...notes, address]) {
    layout.flow(note, small);
    layout.y += 4;
  }
}
