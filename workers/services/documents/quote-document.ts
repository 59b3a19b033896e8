/** A quote or a distributor request as PDF. */
import type { QuoteDocument } from "@contracts/catalogue/documents";
import type { QuoteType } from "@contracts/commerce/quotes";
import { inks, type Paper } from "./sheet";
import { type Cell, writeTable } from "./table";
import type { DocumentTexts } from "./texts";

export const quoteTitle = (type: QuoteType, { quoteNumber }: QuoteDocument, texts: DocumentTexts): string =>
  type === "quoteB2D" ? texts.request(quoteNumber) : texts.quote(quoteNumber);

export function writeQuote(paper: Paper, type: QuoteType, quote: QuoteDocument, texts: DocumentTexts): void {
  const { left, width } = paper;
  paper.element("H1", () => {
    paper.y += paper.text(quoteTitle(type, quote, texts), left, paper.y, width, { size: 20, bold: true });
  });
  const dates = [
    `${texts.created}: ${quote.created}`,
    ...(quote.expires ? [`${texts.expires}: ${quote.expires}`] : []),
  ];
  paper.element("P", () => {
    for (const date of dates) paper.y += paper.text(date, left, paper.y, width, { color: inks.soft });
  });
  paper.y += 14;
  writeParties(paper, quote, texts);
  writeLines(paper, quote, texts);
  if (quote.totals) writeTotals(paper, quote.totals, texts);
  paper.y += 18;
  paper.keep(40);
  paper.element("P", () => {
    const note = type === "quoteB2D" ? texts.requestNote : texts.quoteNote;
    paper.y += paper.text(note, left, paper.y, width, { size: 9, color: inks.soft });
  });
}

/** Fits on the first page below the title. */
const tallestBlock = 420;

function writeParties(paper: Paper, { customer, address, distributor }: QuoteDocument, texts: DocumentTexts): void {
  const blocks = [
    { title: texts.customer, lines: customer },
    { title: texts.address, lines: address },
    { title: texts.distributor, lines: distributor },
  ].filter(({ lines }) => lines.length > 0);
  const column = (paper.width - 2 * 16) / Math.max(2, blocks.length);
  const heights = blocks.map(({ lines }) => lines.reduce((sum, line) => sum + paper.heightOf(line, column), 0));
  if (Math.max(0, ...heights) > tallestBlock) {
    writeLongParties(paper, blocks);
    return;
  }
  const top = paper.y;
  let lowest = top;
  blocks.forEach(({ title, lines }, index) => {
    const x = paper.left + index * (column + 16);
    let y = top;
    paper.element("H2", () => {
      y += paper.text(title, x, y, column, { size: 9, bold: true, color: inks.soft });
    });
    paper.element("P", () => {
      for (const line of lines) y += paper.text(line, x, y, column);
    });
    lowest = Math.max(lowest, y);
  });
  paper.y = lowest + 20;
}

/** Writes parties one below the other, over several pages if needed. */
function writeLongParties(
  paper: Paper,
  blocks: readonly { readonly title: string; readonly lines: readonly string[] }[],
): void {
  for (const { title, lines } of blocks) {
    paper.keep(40);
    paper.flow(title, { type: "H2", size: 9, bold: true, color: inks.soft });
    for (const line of lines) paper.flow(line);
    paper.y += 12;
  }
}

/** Column shares of the width: number, name, size, pieces, price, total. */
const priced = [0.12, 0.38, 0.11, 0.07, 0.15, 0.17] as const;
const plain = [0.15, 0.58, 0.17, 0.1] as const;

function writeLines(paper: Paper, { lines, totals }: QuoteDocument, texts: DocumentTexts): void {
  const shares: readonly number[] = totals ? priced : plain;
  const cells = (values: readonly string[]): Cell[] =>
    shares.map((share, index) => [values[index] ?? "", share, index < 3 ? "start" : "end"]);
  const head = cells([texts.catalogNumber, texts.product, texts.size, texts.quantity, texts.price, texts.total]);
  const rows = lines.map(({ sku, name, size, quantity, price, total }) =>
    cells([sku, name, size, quantity, price ?? "–", total ?? "–"]),
  );
  writeTable(paper, head, rows);
}

function writeTotals(paper: Paper, totals: NonNullable<QuoteDocument["totals"]>, texts: DocumentTexts): void {
  const rows = [
    [texts.itemsBefore, totals.beforePromotions],
    [texts.promotions, totals.promotions],
    [texts.subtotal, totals.subtotal],
    [texts.shipping, totals.shipping],
    [texts.tax, totals.tax],
    [texts.sum, totals.total],
  ] as const;
  paper.y += 8;
  paper.keep(rows.length * 16 + 20);
  const width = 220;
  const x = paper.left + paper.width - width - 6;
  for (const [term, amount] of rows) {
    if (amount === null) continue;
    const last = term === texts.sum && amount === totals.total;
    const style = last ? { bold: true, size: 12 } : {};
    paper.element("P", () => {
      paper.text(term, x, paper.y, width / 2, { ...style, ...(!last && { color: inks.soft }) });
      paper.y += paper.text(amount, x + width / 2, paper.y, width / 2, { ...style, align: "end" }) + 2;
    });
  }
}
