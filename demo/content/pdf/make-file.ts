import { colors, type Drawing } from "../drawings/svg";
import type { Language } from "../entries/entry";
import { richText } from "../rich-text/rich-text";
import type { PdfFonts } from "./fonts";
import { paintDrawing } from "./paint-drawing";
import { closePdfDocument, openPdfDocument, tagged } from "./pdf-document";
import { writeText } from "./write-text";

/** Source of a file. */
type PdfSource =
  | { readonly kind: "guide"; readonly text: string; readonly boxes: boolean }
  | { readonly kind: "chart"; readonly drawing: Drawing; readonly legend: Drawing; readonly summary: string };

export interface PdfFile {
  readonly title: string;
  readonly language: Language;
  /** ISO 8601 date. */
  readonly revised: string;
  readonly source: PdfSource;
}

/** Renders a file: a guide as text, or a wall chart as a vector drawing. */
export function makeFile({ title, language, revised, source }: PdfFile, fonts: PdfFonts): Promise<Uint8Array> {
  const pdf = openPdfDocument({ title, language, revised, fonts, landscape: source.kind === "chart" });
  tagged(pdf, "H1", () => {
    pdf.font("bold").fontSize(20).fillColor(colors.ink).text(title);
  });
  pdf.moveDown(0.4);
  if (source.kind === "guide") {
    writeText(pdf, richText(source.text), { boxes: source.boxes });
    return closePdfDocument(pdf, language);
  }
  const { left, right, bottom } = pdf.page.margins;
  tagged(pdf, "P", () => {
    pdf.font("regular").fontSize(10).fillColor(colors.inkSoft).text(source.summary);
  });
  const top = pdf.y + 8;
  const width = pdf.page.width - left - right;
  const legendHeight = 62;
  const height = pdf.page.height - bottom - top - legendHeight;
  const paint = () => {
    paintDrawing(pdf, source.drawing, { x: left, y: top, width, height });
    paintDrawing(pdf, source.legend, { x: left, y: top + height + 6, width: width / 2, height: legendHeight - 6 });
  };
  tagged(pdf, "Figure", paint, title);
  return closePdfDocument(pdf, language);
}
