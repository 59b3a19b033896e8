import PDFDocument from "pdfkit";
import { colors } from "../drawings/svg";
import type { Language } from "../entries/entry";
import type { PdfFonts } from "./fonts";

export type PdfDocument = PDFKit.PDFDocument;

interface PdfDocumentOptions {
  readonly title: string;
  readonly language: Language;
  readonly fonts: PdfFonts;
  readonly landscape?: boolean;
  /** Creation date in the file; fixed, so that the same text produces the same bytes. */
  readonly revised: string;
}

const margin = 48;

/** Footer of every page. */
export const footers: Readonly<Record<Language, string>> = {
  en: "Benchside · demonstration, for research use only",
  ja: "Benchside・デモ用資料（研究用途のみ）",
  zh: "Benchside · 演示资料，仅供科研使用",
};

/** A tagged A4 document with fonts and language, for screen readers. */
export function openPdfDocument({
  title,
  language,
  fonts,
  landscape = false,
  revised,
}: PdfDocumentOptions): PdfDocument {
  const pdf = new PDFDocument({
    size: "A4",
    layout: landscape ? "landscape" : "portrait",
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: "1.7",
    lang: { en: "en", ja: "ja", zh: "zh-Hans" }[language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: "Benchside", CreationDate: new Date(`${revised}T00:00:00Z`) },
  });
  pdf.registerFont("regular", Buffer.from(fonts.regular));
  pdf.registerFont("bold", Buffer.from(fonts.bold));
  return pdf;
}

/** Writes the content of one structure element below the previous one. */
export function tagged(pdf: PdfDocument, type: string, write: () => void, alt?: string): void {
  const element = pdf.struct(type, alt === undefined ? {} : { alt }, [write]);
  pdf.addStructure(element);
  element.end();
}

/** Writes the footer of every page and returns the finished file. */
export function closePdfDocument(pdf: PdfDocument, language: Language): Promise<Uint8Array> {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at);
    writeFooter(pdf, `${footers[language]}  ${at + 1} / ${count}`);
  }
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    pdf.end();
  });
}

/** The footer is not part of the tagged structure. */
function writeFooter(pdf: PdfDocument, text: string): void {
  // Otherwise the library would add a page for text below the margin.
  pdf.page.margins.bottom = 0;
  pdf.markContent("Artifact", { type: "Pagination" });
  pdf.font("regular").fontSize(8).fillColor(colors.inkSoft);
  pdf.text(text, margin, pdf.page.height - margin + 14, { lineBreak: false });
  pdf.endMarkedContent();
}
