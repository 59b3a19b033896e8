/** A designed panel on paper: its rounds with what is used in each. */
import type { PanelDocument } from "@contracts/documents";
import { inks, type Paper } from "./paper";
import type { DocumentTexts } from "./texts";

export function writePanel(paper: Paper, panel: PanelDocument, texts: DocumentTexts): void {
  const { left, width } = paper;
  const { experimentId, imagingRounds, bufferKit, generate } = panel;
  paper.element("H1", () => {
    paper.y += paper.text(texts.panel, left, paper.y, width, { size: 20, bold: true });
  });
  paper.element("P", () => {
    const text = `${texts.designId}: ${experimentId}${generate ? "" : ` (${texts.draft})`}`;
    paper.y += paper.text(text, left, paper.y, width, { color: inks.soft }) + 12;
  });
  for (const [index, products] of imagingRounds.entries()) writePart(paper, texts.round(index + 1), products);
  if (bufferKit) writePart(paper, texts.buffer, [bufferKit]);
}

function writePart(paper: Paper, title: string, products: readonly { readonly productName: string }[]): void {
  paper.keep(60);
  paper.element("H2", () => {
    paper.y += paper.text(title, paper.left, paper.y, paper.width, { size: 12, bold: true }) + 4;
  });
  for (const { productName } of products) {
    paper.keep(24);
    paper.element("P", () => {
      paper.y += paper.text(productName, paper.left, paper.y, paper.width) + 3;
    });
    paper.rule();
    paper.y += 4;
  }
  paper.y += 10;
}
