/** Writes a datasheet's figures, each with its caption beside it. */
import type { DatasheetDocument } from "@contracts/catalogue/documents";
import { inks, type Paper } from "../sheet";
import type { DocumentTexts } from "../texts";
import type { Box, Drawing } from "./drawing";
import { paintDrawing } from "./paint-drawing";
import { type Photograph, readPhotograph } from "./photograph";
import { readDrawing } from "./read-drawing";

type Figure = DatasheetDocument["figures"][number];
type Picture =
  | { readonly kind: "drawing"; readonly width: number; readonly height: number; readonly drawing: Drawing }
  | { readonly kind: "photograph"; readonly width: number; readonly height: number; readonly photograph: Photograph };

const size = 9;
const small = { size: 8, color: inks.soft } as const;
/**
 * At this width labels are as large as footnotes, photographs of 640 pixels are sharp in print, and a page holds three
 * figures and the imprint.
 */
const widest = 272;
const tallest = 196;
const between = 16;
/** Longer captions go below the image, where they can continue on the next page. */
const longestBeside = 360;

/** Writes numbered figures. One that cannot be shown keeps its caption and a note on where to see it. */
export function writeFigures(paper: Paper, figures: readonly Figure[], texts: DocumentTexts): void {
  figures.forEach((figure, index) => {
    const picture = pictureOf(figure);
    const title = texts.figure(index + 1, figure.application);
    if (picture) writeWithPicture(paper, figure, title, texts.figureShown(title), picture);
    else {
      paper.keep(40);
      paper.flow(title, { size, bold: true });
      paper.flow(texts.figureMissing, small);
      paper.flow(figure.caption, { size, english: true });
    }
    paper.y += 10;
  });
}

function writeWithPicture(paper: Paper, { caption }: Figure, title: string, shown: string, picture: Picture): void {
  const scale = Math.min(widest / picture.width, tallest / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  // Captions align, however narrow an image is.
  const left = paper.left + widest + between;
  const column = paper.width - widest - between;
  const titleHeight = paper.heightOf(title, column, { size, bold: true });
  const captionHeight = paper.heightOf(caption, column, { size });
  const beside = titleHeight + captionHeight <= longestBeside;
  paper.keep(beside ? Math.max(height, titleHeight + captionHeight) : height + 60);
  const box = { x: paper.left, y: paper.y, width, height };
  paper.picture(shown, box, (canvas) => paint(canvas, paper, picture, box));
  if (!beside) {
    paper.y += height + 6;
    paper.flow(title, { size, bold: true });
    paper.flow(caption, { size, english: true });
    return;
  }
  paper.element("P", () => paper.text(title, left, paper.y, column, { size, bold: true }));
  paper.element("P", () => paper.text(caption, left, paper.y + titleHeight, column, { size }), true);
  paper.y += Math.max(height, titleHeight + captionHeight);
}

function paint(canvas: PDFKit.PDFDocument, paper: Paper, picture: Picture, box: Box): void {
  if (picture.kind === "drawing") paintDrawing(canvas, paper.label, picture.drawing, box);
  else canvas.image(picture.photograph.bytes.buffer, box.x, box.y, { width: box.width, height: box.height });
  canvas.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).stroke(inks.rule);
}

function pictureOf({ picture }: Figure): Picture | null {
  if (picture?.kind === "drawing") {
    const drawing = readDrawing(picture.svg);
    return drawing && { kind: "drawing", width: drawing.width, height: drawing.height, drawing };
  }
  const photograph = picture && readPhotograph(picture.base64);
  return photograph && { kind: "photograph", width: photograph.width, height: photograph.height, photograph };
}
