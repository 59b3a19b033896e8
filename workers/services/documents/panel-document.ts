/** A designed panel as PDF: the antibodies of each round, and the list of products to buy. */
import type { PanelDocument } from "@contracts/catalogue/documents";
import { type PdfLayout, textColors } from "./pdf-layout";
import { type Cell, writeTable } from "./table";
import type { DocumentTexts } from "./texts";

export function writePanel(layout: PdfLayout, panel: PanelDocument, texts: DocumentTexts): void {
  const { left, width } = layout;
  layout.element("H1", () => {
    const title = panel.generate ? texts.panel : `${texts.panel} (${texts.draft})`;
    layout.y += layout.text(title, left, layout.y, width, { size: 20, bold: true });
  });
  layout.element("P", () => {
    layout.y += layout.text(panel.name, left, layout.y, width, { size: 12 });
  });
  layout.y += 12;
  writeFacts(layout, panel, texts);
  for (const [index, products] of panel.imagingRounds.entries()) {
    // A round without products is not imaged.
    if (products.length > 0) writeRound(layout, texts.round(index + 1), products, texts);
  }
  writeItems(layout, panel, texts);
  layout.keepTogether(28);
  layout.element("P", () => {
    layout.y += layout.text(texts.panelNote, left, layout.y, width, { size: 9, color: textColors.soft });
  });
}

function writeFacts(layout: PdfLayout, panel: PanelDocument, texts: DocumentTexts): void {
  const { experimentId, created, species, setUps, bufferKit } = panel;
  const facts = [
    [texts.designId, experimentId],
    [texts.created, created],
    [texts.species, species],
    ...setUps.map((setUp) => [texts.setUp, setUp] as const),
    ...(bufferKit ? [[texts.buffer, `${bufferKit.productName} (${bufferKit.sku})`] as const] : []),
  ] as const;
  const term = layout.width * 0.24;
  for (const [name, value] of facts) {
    const height = layout.heightOf(value, layout.width - term);
    layout.keepTogether(height);
    layout.element("P", () => {
      layout.text(name, layout.left, layout.y, term - 6, { color: textColors.soft });
      layout.text(value, layout.left + term, layout.y, layout.width - term);
    });
    layout.y += height + 2;
  }
  layout.y += 12;
}

/** Text size and spacing at which a panel of eight fits one page. */
const compact = { size: 9, room: 2.5 } as const;

const roundShares = [0.14, 0.14, 0.56, 0.16] as const;

function writeRound(
  layout: PdfLayout,
  title: string,
  products: PanelDocument["imagingRounds"][number],
  texts: DocumentTexts,
): void {
  heading(layout, title);
  const cells = (values: readonly string[]): Cell[] =>
    roundShares.map((share, index) => [values[index] ?? "", share, "start"]);
  writeTable(
    layout,
    cells([texts.fluorophore, texts.target, texts.antibody, texts.catalogNumber]),
    products.map(({ channel, target, productName, sku }) => cells([channel, target, productName, sku])),
    compact,
  );
  layout.y += 14;
}

const itemShares = [0.16, 0.72, 0.12] as const;

function writeItems(layout: PdfLayout, { items }: PanelDocument, texts: DocumentTexts): void {
  heading(layout, texts.panelItems);
  const cells = (values: readonly string[]): Cell[] =>
    itemShares.map((share, index) => [values[index] ?? "", share, index === 2 ? "end" : "start"]);
  writeTable(
    layout,
    cells([texts.catalogNumber, texts.product, texts.quantity]),
    items.map(({ sku, productName, quantity }) => cells([sku, productName, quantity])),
    compact,
  );
  layout.y += 14;
}

/** Keeps the heading together with the table head and its first row. */
function heading(layout: PdfLayout, title: string): void {
  layout.keepTogether(80);
  layout.element("H2", () => {
    layout.y += layout.text(title, layout.left, layout.y, layout.width, { size: 12, bold: true }) + 2;
  });
}
