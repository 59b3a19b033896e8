/** A quote or a distributor request as PDF. */
import type { QuoteDocument } from "@contracts/catalogue/documents";
import type { QuoteType } from "@contracts/commerce/quotes";
import { type PdfLayout, textColors } from "./pdf-layout";
import { type Cell, writeTable } from "./table";
import type { DocumentTexts } from "./texts";

export const quoteTitle = (type: QuoteType, { quoteNumber }: QuoteDocument, texts: DocumentTexts): string =>
  type === "quoteB2D" ? texts.request(quoteNumber) : texts.quote(quoteNumber);

export function writeQuote(layout: PdfLayout, type: QuoteType, quote: QuoteDocument, texts: DocumentTexts): void {
  const { left, width } = layout;
  const dates = [
    ...(quote.revision === null ? [] : [texts.revision(quote.revision)]),
    `${texts.created}: ${quote.created}`,
    ...(quote.expires ? [`${texts.expires}: ${quote.expires}`] : []),
  ];
  writeHead(layout, quoteTitle(type, quote, texts), dates, partiesOf(quote, texts));
  writeLines(layout, quote, texts);
  if (quote.totals) writeTotals(layout, quote.totals, texts);
  layout.y += 18;
  writeTerms(layout, quote, texts);
  layout.keepTogether(40);
  layout.element("P", () => {
    const note = type === "quoteB2D" ? texts.requestNote : texts.quoteNote;
    layout.y += layout.text(note, left, layout.y, width, { size: 9, color: textColors.soft });
  });
}

/** Maximum height of the parties' block that still fits on the first page below the title. */
const maxBlockHeight = 420;

interface Party {
  readonly title: string;
  readonly lines: readonly string[];
}

const partiesOf = (
  { seller, customer, address, distributor }: QuoteDocument,
  texts: DocumentTexts,
): readonly Party[] => [
  { title: texts.seller, lines: seller },
  { title: texts.customer, lines: customer },
  { title: texts.address, lines: address },
  { title: texts.distributor, lines: distributor },
];

/** Writes the head of a document: title, facts in one line each, parties. */
export function writeHead(layout: PdfLayout, title: string, facts: readonly string[], parties: readonly Party[]): void {
  const { left, width } = layout;
  layout.element("H1", () => {
    layout.y += layout.text(title, left, layout.y, width, { size: 20, bold: true });
  });
  layout.element("P", () => {
    for (const fact of facts) layout.y += layout.text(fact, left, layout.y, width, { color: textColors.soft });
  });
  layout.y += 14;
  writeParties(layout, parties);
}

/** Parties side by side, or one below the other if one is very long; parties without lines are left out. */
function writeParties(layout: PdfLayout, all: readonly Party[]): void {
  const blocks = all.filter(({ lines }) => lines.length > 0);
  const column = (layout.width - 2 * 16) / Math.max(2, blocks.length);
  const heights = blocks.map(({ lines }) => lines.reduce((sum, line) => sum + layout.heightOf(line, column), 0));
  if (Math.max(0, ...heights) > maxBlockHeight) {
    writeLongParties(layout, blocks);
    return;
  }
  const top = layout.y;
  let lowest = top;
  blocks.forEach(({ title, lines }, index) => {
    const x = layout.left + index * (column + 16);
    let y = top;
    layout.element("H2", () => {
      y += layout.text(title, x, y, column, { size: 9, bold: true, color: textColors.soft });
    });
    layout.element("P", () => {
      for (const line of lines) y += layout.text(line, x, y, column);
    });
    lowest = Math.max(lowest, y);
  });
  layout.y = lowest + 20;
}

/** Writes parties one below the other, over several pages if needed. */
function writeLongParties(layout: PdfLayout, blocks: readonly Party[]): void {
  for (const { title, lines } of blocks) {
    layout.keepTogether(40);
    layout.flow(title, { type: "H2", size: 9, bold: true, color: textColors.soft });
    for (const line of lines) layout.flow(line);
    layout.y += 12;
  }
}

/** Column shares of the width: number, name, size, pieces, price, total. */
const priced = [0.12, 0.38, 0.11, 0.07, 0.15, 0.17] as const;
const plain = [0.15, 0.58, 0.17, 0.1] as const;

function writeLines(layout: PdfLayout, { lines, totals }: QuoteDocument, texts: DocumentTexts): void {
  const shares: readonly number[] = totals ? priced : plain;
  const cells = (values: readonly string[]): Cell[] =>
    shares.map((share, index) => [values[index] ?? "", share, index < 3 ? "start" : "end"]);
  const head = cells([texts.catalogNumber, texts.product, texts.size, texts.quantity, texts.price, texts.total]);
  const rows = lines.map(({ sku, name, size, quantity, price, total }) =>
    cells([sku, name, size, quantity, price ?? "–", total ?? "–"]),
  );
  writeTable(layout, head, rows);
}

function writeTerms(layout: PdfLayout, { terms, howToOrder }: QuoteDocument, texts: DocumentTexts): void {
  if (terms.length > 0) {
    layout.keepTogether(60);
    layout.flow(texts.terms, { type: "H2", size: 11, bold: true });
    for (const { term, text } of terms) layout.flow(`${term}: ${text}`, { size: 9 });
    layout.y += 10;
  }
  if (howToOrder.length > 0) {
    layout.keepTogether(60);
    layout.flow(texts.howToOrder, { type: "H2", size: 11, bold: true });
    for (const step of howToOrder) layout.flow(step, { size: 9 });
    layout.y += 10;
  }
}

function writeTotals(layout: PdfLayout, totals: NonNullable<QuoteDocument["totals"]>, texts: DocumentTexts): void {
  const rows = [
    [texts.itemsBefore, totals.beforePromotions],
    [texts.promotions, totals.promotions],
    [texts.subtotal, totals.subtotal],
    [texts.shipping, totals.shipping],
    [texts.tax, totals.tax],
    [texts.sum, totals.total],
    ...(totals.estimate
      ? ([
          [totals.estimate.term, totals.estimate.amount],
          [texts.sumWithTax, totals.estimate.total],
        ] as const)
      : []),
  ] as const;
  writeAmounts(layout, rows, ([term, amount]) => term === texts.sum && amount === totals.total);
}

type AmountRow = readonly [term: string, amount: string | null];

/** Writes amounts below each other at the right edge; null amounts are left out. */
export function writeAmounts(
  layout: PdfLayout,
  rows: readonly AmountRow[],
  isSum: (row: AmountRow, index: number) => boolean,
): void {
  layout.y += 8;
  layout.keepTogether(rows.length * 16 + 20);
  const width = 260;
  const x = layout.left + layout.width - width - 6;
  for (const [index, [term, amount]] of rows.entries()) {
    if (amount === null) continue;
    const last = isSum([term, amount], index);
    const style = last ? { bold: true, size: 12 } : {};
    layout.element("P", () => {
      const [named, counted] = [width * 0.6, width * 0.4];
      const top = layout.y;
      // The taller of the two, because a long term takes two lines.
      const height = Math.max(
        layout.text(term, x, top, named, { ...style, ...(!last && { color: textColors.soft }) }),
        layout.text(amount, x + named, top, counted, { ...style, align: "end" }),
      );
      layout.y = top + height + 2;
    });
  }
}
