import { type ElementNode, isText, type RichTextDocument, type RichTextNode } from "@domain/rich-text/markup/nodes";
import { colors } from "../drawings/svg";
import { plainText } from "../rich-text/rich-text";
import { type PdfDocument, tagged } from "./pdf-document";

interface WriteOptions {
  /** Adds a checkbox to list items. */
  readonly boxes?: boolean;
}

const sizes = { h2: 14, h3: 11.5, h4: 10.5, body: 10 } as const;

/** Writes a rich text below the existing content, between the margins. */
export function writeText(pdf: PdfDocument, text: RichTextDocument, options: WriteOptions = {}): void {
  for (const node of text.children) if (!isText(node)) writeBlock(pdf, node, options);
}

function writeBlock(pdf: PdfDocument, node: ElementNode, options: WriteOptions): void {
  switch (node.type) {
    case "h2":
    case "h3":
    case "h4":
      pdf.moveDown(0.6);
      keepTogether(pdf, 60);
      tagged(pdf, node.type.toUpperCase(), () => {
        pdf
          .font("bold")
          .fontSize(sizes[node.type as "h2"])
          .fillColor(colors.action)
          .text(plainText(node));
      });
      pdf.moveDown(0.25);
      return;
    case "ul":
    case "ol":
      writeList(pdf, node, options, 0);
      pdf.moveDown(0.4);
      return;
    case "table":
      writeTable(pdf, node);
      pdf.moveDown(0.6);
      return;
    case "p":
    case "blockquote":
      tagged(pdf, "P", () => writeWords(pdf, node));
      pdf.moveDown(0.4);
      return;
    default:
      throw new Error(`PDF: no way to write '${node.type}'`);
  }
}

/** Inline text with its bold parts. */
function writeWords(pdf: PdfDocument, node: ElementNode, options: PDFKit.Mixins.TextOptions = {}): void {
  const runs = runsOf(node, false);
  pdf.fontSize(sizes.body).fillColor(colors.ink);
  runs.forEach(({ text, bold }, at) => {
    pdf.font(bold ? "bold" : "regular").text(text, { ...options, lineGap: 2, continued: at < runs.length - 1 });
  });
}

function runsOf(node: RichTextNode, bold: boolean): { text: string; bold: boolean }[] {
  if (isText(node)) return node.text === "" ? [] : [{ text: node.text, bold: bold || node.bold === true }];
  return node.children.flatMap((child) => runsOf(child, bold));
}

function writeList(pdf: PdfDocument, list: ElementNode, options: WriteOptions, depth: number): void {
  const left = pdf.page.margins.left + depth * 18;
  list.children.forEach((item, index) => {
    if (isText(item)) return;
    keepTogether(pdf, 30);
    const inner = item.children.filter((child): child is ElementNode => !isText(child));
    const top = pdf.y;
    tagged(pdf, "P", () => {
      if (list.type === "ul" && options.boxes)
        pdf
          .rect(left, top + 2, 8, 8)
          .lineWidth(0.8)
          .stroke(colors.ink);
      else {
        const mark = list.type === "ul" ? "•" : `${index + 1}.`;
        pdf.font("regular").fontSize(sizes.body).fillColor(colors.ink).text(mark, left, top, { lineBreak: false });
      }
      pdf.x = left + 18;
      pdf.y = top;
      const own = inner.find(({ type }) => type !== "ul" && type !== "ol");
      if (own) writeWords(pdf, own, { width: pdf.page.width - pdf.page.margins.right - left - 18 });
    });
    for (const child of inner)
      if (child.type === "ul" || child.type === "ol") writeList(pdf, child, options, depth + 1);
    pdf.y += 2;
  });
  pdf.x = pdf.page.margins.left;
}

function writeTable(pdf: PdfDocument, table: ElementNode): void {
  const rows = table.children.flatMap((part) => (isText(part) ? [] : part.children));
  const cellsOf = (row: RichTextNode) => (isText(row) ? [] : row.children.map(plainText));
  const [head, ...body] = rows.map(cellsOf);
  if (!head) return;
  const { left, right } = pdf.page.margins;
  const width = (pdf.page.width - left - right) / head.length;
  [head, ...body].forEach((cells, index) => {
    const font = index === 0 ? "bold" : "regular";
    pdf.font(font).fontSize(9);
    const heights = cells.map((cell) => pdf.heightOfString(cell || " ", { width: width - 10 }));
    const height = Math.max(...heights, 12) + 8;
    keepTogether(pdf, height);
    const top = pdf.y;
    tagged(pdf, "P", () => {
      cells.forEach((cell, column) => {
        pdf.font(font).fontSize(9).fillColor(colors.ink);
        pdf.text(cell, left + column * width + 2, top + 4, { width: width - 10 });
      });
      pdf
        .moveTo(left, top + height)
        .lineTo(pdf.page.width - right, top + height)
        .lineWidth(index === 0 ? 1 : 0.4)
        .stroke(index === 0 ? colors.ink : colors.line);
    });
    pdf.x = left;
    pdf.y = top + height;
  });
}

/** Starts a new page if fewer points than this are left. */
function keepTogether(pdf: PdfDocument, points: number): void {
  if (pdf.y + points > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}
