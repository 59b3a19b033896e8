/** Writes a datasheet's figures, each with its caption beside it. */

import type { DatasheetDocument } from "@contracts/catalogue/documents";
import { isEnglishText } from "@domain/product-texts/english-text";
import { type PdfLayout, textColors } from "../pdf-layout";
import type { DocumentTexts } from "../texts";
import type { Box, Drawing } from "./drawing";
import { paintDrawing } from "./paint-drawing";
import { type RasterImage, readRasterImage } from "./raster-image";
import { readDrawing } from "./read-drawing";

type Figure = DatasheetDocument["figures"][number];
type FigureImage =
  | { readonly kind: "drawing"; readonly width: number; readonly height: number; readonly drawing: Drawing }
  | { readonly kind: "photograph"; readonly width: number; readonly height: number; readonly photograph: RasterImage };

const size = 9;
const small = { size: 8, color: textColors.soft } as const;
/**
 * At this width labels are as large as footnotes, photographs of 640 pixels are sharp in print, and a page holds three
 * figures and the imprint.
 */
const maxImageWidth = 272;
const maxImageHeight = 196;
const between = 16;
/** Longer captions go below the image, where they can continue on the next page. */
const maxCaptionBeside = 360;

/** Writes numbered figures. A figure that cannot be shown leaves its caption and a note on where to see it. */
export function writeFigures(layout: PdfLayout, figures: readonly Figure[], texts: DocumentTexts): void {
  figures.forEach((figure, index) => {
    const image = imageOf(figure);
    const title = texts.figure(index + 1, figure.application);
    if (image) writeWithImage(layout, figure, title, texts.figureShown(title), image);
    else {
      layout.keepTogether(40);
      layout.flow(title, { size, bold: true });
      layout.flow(texts.figureMissing, small);
      layout.flow(figure.caption, { size, english: isEnglishText(figure.caption) });
    }
    layout.y += 10;
  });
}

function writeWithImage(
  layout: PdfLayout,
  { caption }: Figure,
  title: string,
  shown: string,
  image: FigureImage,
): void {
  const scale = Math.min(maxImageWidth / image.width, maxImageHeight / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  // Captions align, however narrow an image is.
  const left = layout.left + maxImageWidth + between;
  const column = layout.width - maxImageWidth - between;
  const titleHeight = layout.heightOf(title, column, { size, bold: true });
  const captionHeight = layout.heightOf(caption, column, { size });
  const beside = titleHeight + captionHeight <= maxCaptionBeside;
  layout.keepTogether(beside ? Math.max(height, titleHeight + captionHeight) : height + 60);
  const box = { x: layout.left, y: layout.y, width, height };
  layout.image(shown, box, (canvas) => paint(canvas, layout, image, box));
  if (!beside) {
    layout.y += height + 6;
    layout.flow(title, { size, bold: true });
    layout.flow(caption, { size, english: isEnglishText(caption) });
    return;
  }
  layout.element("P", () => layout.text(title, left, layout.y, column, { size, bold: true }));
  layout.element(
    "P",
    () => layout.text(caption, left, layout.y + titleHeight, column, { size }),
    isEnglishText(caption),
  );
  layout.y += Math.max(height, titleHeight + captionHeight);
}

function paint(canvas: PDFKit.PDFDocument, layout: PdfLayout, image: FigureImage, box: Box): void {
  if (image.kind === "drawing") paintDrawing(canvas, layout.label, image.drawing, box);
  else canvas.image(image.photograph.bytes.buffer, box.x, box.y, { width: box.width, height: box.height });
  canvas.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).stroke(textColors.rule);
}

function imageOf({ picture: image }: Figure): FigureImage | null {
  if (image?.kind === "drawing") {
    const drawing = readDrawing(image.svg);
    return drawing && { kind: "drawing", width: drawing.width, height: drawing.height, drawing };
  }
  const photograph = image && readRasterImage(image.base64);
  return photograph && { kind: "photograph", width: photograph.width, height: photograph.height, photograph };
}
