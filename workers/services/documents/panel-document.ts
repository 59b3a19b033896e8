/** A designed panel as PDF: the antibodies of each round, and the list of products to buy. */
import type { PanelDocument } from "@contracts/catalogue/documents";
import { inks, type Paper } from "./sheet";
import { type Cell, writeTable } from "./table";
import type { DocumentTexts } from "./texts";

export function writePanel(paper: Paper, panel: PanelDocument, texts: DocumentTexts): void {
  const { left, width } = paper;
  paper.element("H1", () => {
    const title = panel.generate ? texts.panel : `${texts.panel} (${texts.draft})`;
    paper.y += paper.text(title, left, paper.y, width, { size: 20, bold: true });
  });
  paper.element("P", () => {
    paper.y += paper.text(panel.name, left, paper.y, width, { size: 12 });
  });
  paper.y += 12;
  writeFacts(paper, panel, texts);
  for (const [index, products] of panel.imagingRounds.entries()) {
    // A round without products is not imaged.
    if (products.length > 0) writeRound(paper, texts.round(index + 1), products, texts);
  }
  writeItems(paper, panel, texts);
  paper.keep(28);
  paper.element("P", () => {
    paper.y += paper.text(texts.panelNote, left, paper.y, width, { size: 9, color: inks.soft });
  });
}

function writeFacts(paper: Paper, panel: PanelDocument, texts: DocumentTexts): void {
  const { experimentId, created, species, setUps, bufferKit } = panel;
  const facts = [
    [texts.designId, experimentId],
    [texts.created, created],
    [texts.species, species],
    ...setUps.map((setUp) => [texts.setUp, setUp] as const),
    ...(bufferKit ? [[texts.buffer, `${bufferKit.productName} (${bufferKit.sku})`] as const] : []),
  ] as const;
  const term = paper.width * 0.24;
  for (const [name, value] of facts) {
    const height = paper.heightOf(value, paper.width - term);
    paper.keep(height);
    paper.element("P", () => {
      paper.text(name, paper.left, paper.y, term - 6, { color: inks.soft });
      paper.text(value, paper.left + term, paper.y, paper.width - term);
    });
    paper.y += height + 2;
  }
  paper.y += 12;
}

/** Sized so that a panel of eight fits one page. */
const compact = { size: 9, room: 2.5 } as const;

const roundShares = [0.14, 0.14, 0.56, 0.16] as const;

function writeRound(
  paper: Paper,
  title: string,
  products: PanelDocument["imagingRounds"][number],
  texts: DocumentTexts,
): void {
  heading(paper, title);
  const cells = (values: readonly string[]): Cell[] =>
    roundShares.map((share, index) => [values[index] ?? "", share, "start"]);
  writeTable(
    paper,
    cells([texts.fluorophore, texts.target, texts.antibody, texts.catalogNumber]),
    products.map(({ channel, target, productName, sku }) => cells([channel, target, productName, sku])),
    compact,
  );
  paper.y += 14;
}

const itemShares = [0.16, 0.72, 0.12] as const;

function writeItems(paper: Paper, { items }: PanelDocument, texts: DocumentTexts): void {
  heading(paper, texts.panelItems);
  const cells = (values: readonly string[]): Cell[] =>
    itemShares.map((share, index) => [values[index] ?? "", share, index === 2 ? "end" : "start"]);
  writeTable(
    paper,
    cells([texts.catalogNumber, texts.product, texts.quantity]),
    items.map(({ sku, productName, quantity }) => cells([sku, productName, quantity])),
    compact,
  );
  paper.y += 14;
}

/** Keeps the heading together with the table head and its first row. */
function heading(paper: Paper, title: string): void {
  paper.keep(80);
  paper.element("H2", () => {
    paper.y += paper.text(title, paper.left, paper.y, paper.width, { size: 12, bold: true }) + 2;
  });
}
