import { colors } from "../drawings/svg";
import { type ElementNode, isText, type RichTextDocument, type RichTextNode } from "../rich-text/nodes";
import { plainText } from "../rich-text/rich-text";
import { type Paper, tagged } from "./paper";

interface WriteOptions {
  /** List items get a checkbox. */
  readonly boxes?: boolean;
}

const sizes = { h2: 14, h3: 11.5, h4: 10.5, body: 10 } as const;

/** Writes a rich text below the existing content, between the margins. */
export function writeText(paper: Paper, text: RichTextDocument, options: WriteOptions = {}): void {
  for (const node of text.children) if (!isText(node)) writeBlock(paper, node, options);
}

function writeBlock(paper: Paper, node: ElementNode, options: WriteOptions): void {
  switch (node.type) {
    case "h2":
    case "h3":
    case "h4":
      paper.moveDown(0.6);
      keepTogether(paper, 60);
      tagged(paper, node.type.toUpperCase(), () => {
        paper
          .font("bold")
          .fontSize(sizes[node.type as "h2"])
          .fillColor(colors.action)
          .text(plainText(node));
      });
      paper.moveDown(0.25);
      return;
    case "ul":
    case "ol":
      writeList(paper, node, options, 0);
      paper.moveDown(0.4);
      return;
    case "table":
      writeTable(paper, node);
      paper.moveDown(0.6);
      return;
    case "p":
    case "blockquote":
      tagged(paper, "P", () => writeWords(paper, node));
      paper.moveDown(0.4);
      return;
    default:
      throw new Error(`PDF: no way to write '${node.type}'`);
  }
}

/** Inline text with its bold parts. */
function writeWords(paper: Paper, node: ElementNode, options: PDFKit.Mixins.TextOptions = {}): void {
  const runs = runsOf(node, false);
  paper.fontSize(sizes.body).fillColor(colors.ink);
  runs.forEach(({ text, bold }, at) => {
    paper.font(bold ? "bold" : "regular").text(text, { ...options, lineGap: 2, continued: at < runs.length - 1 });
  });
}

function runsOf(node: RichTextNode, bold: boolean): { text: string; bold: boolean }[] {
  if (isText(node)) return node.text === "" ? [] : [{ text: node.text, bold: bold || node.bold === true }];
  return node.children.flatMap((child) => runsOf(child, bold));
}

function writeList(paper: Paper, list: ElementNode, options: WriteOptions, depth: number): void {
  const left = paper.page.margins.left + depth * 18;
  list.children.forEach((item, index) => {
    if (isText(item)) return;
    keepTogether(paper, 30);
    const inner = item.children.filter((child): child is ElementNode => !isText(child));
    const top = paper.y;
    tagged(paper, "P", () => {
      if (list.type === "ul" && options.boxes)
        paper
          .rect(left, top + 2, 8, 8)
          .lineWidth(0.8)
          .stroke(colors.ink);
      else {
        const mark = list.type === "ul" ? "•" : `${index + 1}.`;
        paper.font("regular").fontSize(sizes.body).fillColor(colors.ink).text(mark, left, top, { lineBreak: false });
      }
      paper.x = left + 18;
      paper.y = top;
      const own = inner.find(({ type }) => type !== "ul" && type !== "ol");
      if (own) writeWords(paper, own, { width: paper.page.width - paper.page.margins.right - left - 18 });
    });
    for (const child of inner)
      if (child.type === "ul" || child.type === "ol") writeList(paper, child, options, depth + 1);
    paper.y += 2;
  });
  paper.x = paper.page.margins.left;
}

function writeTable(paper: Paper, table: ElementNode): void {
  const rows = table.children.flatMap((part) => (isText(part) ? [] : part.children));
  const cellsOf = (row: RichTextNode) => (isText(row) ? [] : row.children.map(plainText));
  const [head, ...body] = rows.map(cellsOf);
  if (!head) return;
  const { left, right } = paper.page.margins;
  const width = (paper.page.width - left - right) / head.length;
  [head, ...body].forEach((cells, index) => {
    const font = index === 0 ? "bold" : "regular";
    paper.font(font).fontSize(9);
    const heights = cells.map((cell) => paper.heightOfString(cell || " ", { width: width - 10 }));
    const height = Math.max(...heights, 12) + 8;
    keepTogether(paper, height);
    const top = paper.y;
    tagged(paper, "P", () => {
      cells.forEach((cell, column) => {
        paper.font(font).fontSize(9).fillColor(colors.ink);
        paper.text(cell, left + column * width + 2, top + 4, { width: width - 10 });
      });
      paper
        .moveTo(left, top + height)
        .lineTo(paper.page.width - right, top + height)
        .lineWidth(index === 0 ? 1 : 0.4)
        .stroke(index === 0 ? colors.ink : colors.line);
    });
    paper.x = left;
    paper.y = top + height;
  });
}

/** Starts a new page if fewer points than this are left. */
function keepTogether(paper: Paper, points: number): void {
  if (paper.y + points > paper.page.height - paper.page.margins.bottom) paper.addPage();
}
