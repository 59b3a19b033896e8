/** Sheets of A4 or US Letter with a head, a foot and text in any of the shop's languages. Text only: nothing is loaded, nothing is run. */
import type { DocumentLanguage } from "@contracts/documents";
import { markOutline, nameOutline, wordmarkSize } from "@domain/brand/outlines";
import PDFDocument from "pdfkit";
import { toBytes } from "pdfkit/output";
import type { Box } from "./figures/drawing";
import { charactersIn } from "./font-characters";
import type { DocumentFonts } from "./fonts";
import { breakLines, type Measure, printable, runsOf, type Script, type ScriptOf, visualOrder } from "./runs";
import { type Leaf, openStructure, type Structure } from "./structure";

export const inks = { text: "#16191d", soft: "#4d5761", rule: "#c9ced4", action: "#14467c" } as const;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: "start" | "middle" | "end";
}

export interface FlowStyle extends TextStyle {
  readonly type?: Leaf;
  /** Said where the text is not in the document's language. */
  readonly english?: boolean;
  /** From the left edge, in points. */
  readonly indent?: number;
}

interface LabelStyle {
  readonly size: number;
  readonly color: string;
  readonly anchor: "start" | "middle" | "end";
}

export interface Paper extends Omit<Structure, "picture"> {
  /** Inner edges of the sheet. */
  readonly left: number;
  readonly width: number;
  /** Where the next thing begins; below the last one. */
  y: number;
  /** Writes text into a column and answers its height. */
  text(text: string, x: number, y: number, width: number, style?: TextStyle): number;
  heightOf(text: string, width: number, style?: TextStyle): number;
  /** One line that stands on the origin, for words in a picture. */
  label(text: string, style: LabelStyle): void;
  /** Draws a picture, with words for those who do not see it. */
  picture(alt: string, box: Box, draw: (canvas: PDFKit.PDFDocument) => void): void;
  rule(color?: string): void;
  /** Begins a new sheet where less than this many points are left; true when it did. */
  keep(points: number): boolean;
  /** Writes a paragraph across the sheet below the last thing; it goes on over as many sheets as it needs. */
  flow(text: string, style?: FlowStyle): void;
  /** Something was asked for that no font has; it was substituted. */
  lacksCharacters(): boolean;
  close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>>;
}

interface PaperOptions {
  readonly title: string;
  readonly language: DocumentLanguage;
  readonly fonts: DocumentFonts;
  readonly now: Date;
  readonly size?: "A4" | "LETTER";
}

const margin = 48;
const tags: Readonly<Record<DocumentLanguage, string>> = { EN: "en", JA: "ja", ZH: "zh-Hans" };
/** Room between lines; characters need more than letters. */
const leading = 1.35;

export function openPaper({ title, language, fonts, now, size: sheet = "A4" }: PaperOptions): Paper {
  const document = new PDFDocument({
    size: sheet,
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    // None: the library's own default is a font that it would read from a disk.
    font: "",
    pdfVersion: "1.7",
    lang: tags[language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: "Benchside", CreationDate: now },
  });
  const sources = {
    regular: fonts.regular,
    bold: fonts.bold,
    characters: fonts[language === "ZH" ? "chinese" : "japanese"],
    others: fonts[language === "ZH" ? "japanese" : "chinese"],
    hebrew: fonts.hebrew,
  };
  const scripts = (["letters", "characters", "others", "hebrew"] as const).map((script) => ({
    script,
    has: charactersIn(sources[script === "letters" ? "regular" : script]),
  }));
  const fontOf = (character: string) => scripts.find(({ has }) => has(character.codePointAt(0) ?? 0));
  const scriptOf: ScriptOf = (character) => fontOf(character)?.script ?? "letters";
  let lacking = false;
  const shown = (text: string): string => {
    const printed = printable(text, (character) => fontOf(character) !== undefined);
    lacking ||= printed.lacking;
    return printed.text;
  };
  // The library takes a buffer of the runtime it was typed for; bytes are all that it reads.
  for (const [name, bytes] of Object.entries(sources)) document.registerFont(name, Buffer.from(bytes.buffer));
  const scriptFont = (script: Script, bold: boolean) => (script === "letters" ? (bold ? "bold" : "regular") : script);
  const measure =
    ({ size = 10, bold = false }: TextStyle): Measure =>
    (text, script) =>
      document.font(scriptFont(script, bold)).fontSize(size).widthOfString(text);
  function writeLines(lines: readonly string[], x: number, y: number, width: number, style: TextStyle): void {
    const { size = 10, bold = false, color = inks.text, align = "start" } = style;
    const widthOf = measure(style);
    lines.forEach((line, index) => {
      const runs = visualOrder(runsOf(line, scriptOf));
      const whole = runs.reduce((sum, run) => sum + widthOf(run.text, run.script), 0);
      let at = x + (align === "end" ? width - whole : align === "middle" ? (width - whole) / 2 : 0);
      for (const run of runs) {
        document.font(scriptFont(run.script, bold)).fontSize(size).fillColor(color);
        document.text(run.text, at, y + (index + 0.8) * size * leading, { lineBreak: false, baseline: "alphabetic" });
        at += widthOf(run.text, run.script);
      }
    });
  }
  const bottom = () => document.page.height - margin - 20;
  const structure = openStructure(document);

  const paper: Paper = {
    element: structure.element,
    group: structure.group,
    left: margin,
    width: document.page.width - 2 * margin,
    y: margin,
    heightOf: (text, width, style = {}) =>
      breakLines(shown(text), width, measure(style), scriptOf).length * (style.size ?? 10) * leading,
    text(text, x, y, width, style = {}) {
      const lines = breakLines(shown(text), width, measure(style), scriptOf);
      writeLines(lines, x, y, width, style);
      return lines.length * (style.size ?? 10) * leading;
    },
    flow(text, { type = "P", english = false, indent = 0, ...style } = {}) {
      const height = (style.size ?? 10) * leading;
      const lines = breakLines(shown(text), paper.width - indent, measure(style), scriptOf);
      const writing = structure.open(type, english);
      for (let from = 0; from < lines.length; ) {
        // No line stands alone at the foot of a sheet.
        paper.keep(height * Math.min(2, lines.length - from));
        const part = lines.slice(from, from + Math.floor((bottom() - paper.y) / height));
        writing.add(() => writeLines(part, margin + indent, paper.y, paper.width - indent, style));
        paper.y += part.length * height;
        from += part.length;
      }
      writing.end();
    },
    label(text, { size, color, anchor }) {
      writeLines([shown(text)], 0, -0.8 * size * leading, 0, { size, color, align: anchor });
    },
    picture(alt, { x, y, width, height }, draw) {
      structure.picture(alt, [x, y, x + width, y + height], () => draw(document));
    },
    rule(color = inks.rule) {
      document.markContent("Artifact", { type: "Layout" });
      document
        .moveTo(margin, paper.y)
        .lineTo(margin + paper.width, paper.y)
        .lineWidth(0.6)
        .stroke(color);
      document.endMarkedContent();
    },
    keep(points) {
      if (paper.y + points <= bottom()) return false;
      document.addPage();
      paper.y = margin;
      return true;
    },
    lacksCharacters: () => lacking,
    close(foot) {
      const { start, count } = document.bufferedPageRange();
      for (let at = start; at < start + count; at += 1) {
        document.switchToPage(at);
        // Below the margin the library would begin a page of its own.
        document.page.margins.bottom = 0;
        document.markContent("Artifact", { type: "Pagination" });
        paper.text(foot(at + 1, count), margin, document.page.height - margin, paper.width, {
          size: 8,
          color: inks.soft,
        });
        document.endMarkedContent();
      }
      structure.end();
      const bytes = toBytes(document);
      document.end();
      return bytes;
    },
  };
  drawWordmark(document);
  paper.y += 44;
  return paper;
}

function drawWordmark(document: PDFKit.PDFDocument): void {
  document.markContent("Artifact", { type: "Layout" });
  document.save().translate(margin, margin).scale(0.95).path(markOutline).fill(inks.action);
  document.translate(wordmarkSize.nameX, wordmarkSize.nameY).path(nameOutline).fill(inks.text).restore();
  document.endMarkedContent();
}
