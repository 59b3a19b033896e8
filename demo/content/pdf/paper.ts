import PDFDocument from "pdfkit";
import { colors } from "../drawings/svg";
import type { Language } from "../entries/entry";
import type { PdfFonts } from "./fonts";

export type Paper = PDFKit.PDFDocument;

export interface PaperOptions {
  readonly title: string;
  readonly language: Language;
  readonly fonts: PdfFonts;
  readonly landscape?: boolean;
  /** Creation date in the file; fixed, so that the same text gives the same bytes. */
  readonly revised: string;
}

const margin = 48;

/** Footer of every page. */
export const feet: Readonly<Record<Language, string>> = {
  en: "Benchside · demonstration, for research use only",
  ja: "Benchside・デモ用資料（研究用途のみ）",
  zh: "Benchside · 演示资料，仅供科研使用",
};

/** A tagged A4 document with fonts and language, for screen readers. */
export function openPaper({ title, language, fonts, landscape = false, revised }: PaperOptions): Paper {
  const paper = new PDFDocument({
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
  paper.registerFont("regular", Buffer.from(fonts.regular));
  paper.registerFont("bold", Buffer.from(fonts.bold));
  return paper;
}

/** Writes the content of one structure element below the previous one. */
export function tagged(paper: Paper, type: string, write: () => void, alt?: string): void {
  const element = paper.struct(type, alt === undefined ? {} : { alt }, [write]);
  paper.addStructure(element);
  element.end();
}

/** Writes the footer of every page and returns the finished file. */
export function closePaper(paper: Paper, language: Language): Promise<Uint8Array> {
  const { start, count } = paper.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    paper.switchToPage(at);
    writeFoot(paper, `${feet[language]}  ${at + 1} / ${count}`);
  }
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    paper.on("end", () => resolve(Buffer.concat(chunks)));
    paper.on("error", reject);
    paper.end();
  });
}

/** The footer is not part of the tagged structure. */
function writeFoot(paper: Paper, text: string): void {
  // The library would add a page for text below the margin.
  paper.page.margins.bottom = 0;
  paper.markContent("Artifact", { type: "Pagination" });
  paper.font("regular").fontSize(8).fillColor(colors.inkSoft);
  paper.text(text, margin, paper.page.height - margin + 14, { lineBreak: false });
  paper.endMarkedContent();
}
