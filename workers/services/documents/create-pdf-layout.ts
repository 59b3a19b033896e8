/**
 * Layout of A4 or US Letter pages with header, footer and text in any of the shop's languages. Text is never
 * interpreted, and nothing is loaded.
 */
import type { DocumentLanguage } from "@contracts/catalogue/documents";
import { markOutline, nameOutline, wordmarkSize } from "@domain/brand/outlines";
import PDFDocument from "pdfkit";
import { toBytes } from "pdfkit/output";
import { charactersIn } from "./font-characters";
import type { DocumentFonts } from "./fonts";
import { type PdfLayout, type TextStyle, textColors } from "./pdf-layout";
import {
  breakLines,
  figuresOf,
  type Measure,
  partsOfLines,
  printable,
  runsOf,
  type Script,
  type ScriptOf,
  shiftOf,
  visualOrder,
} from "./runs";
import { openStructure } from "./structure";

interface PdfLayoutOptions {
  readonly title: string;
  readonly language: DocumentLanguage;
  readonly fonts: DocumentFonts;
  readonly now: Date;
  readonly size?: "A4" | "LETTER";
  /** Adds bookmarks of the headings. Viewers open their panel, which a short document does not need. */
  readonly outline?: boolean;
}

const margin = 48;
const tags: Readonly<Record<DocumentLanguage, string>> = { EN: "en", JA: "ja", ZH: "zh-Hans" };
/** Size of superscript and subscript relative to the surrounding text. */
const shiftedSize = 0.62;
/** Width of the outline of bold characters relative to the font size. */
const boldOutline = 0.03;
const rise = { raised: 0.33, lowered: -0.12 } as const;
const isScript = (script: Script): script is keyof typeof rise => script in rise;
/** Maximum height of a table row's part; leaves room for a table head, on US Letter too. */
const maxPartHeight = 560;
/** Line height; CJK characters need more than Latin letters. */
const lineHeight = 1.35;

export function createPdfLayout({
  title,
  language,
  fonts,
  now,
  size: pageSize = "A4",
  outline = false,
}: PdfLayoutOptions): PdfLayout {
  const document = new PDFDocument({
    size: pageSize,
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    // Otherwise the library would read its default font from disk.
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
  const scriptOf: ScriptOf = (character) => fontOf(character)?.script ?? shiftOf(character) ?? "letters";
  let lacking = false;
  const shown = (text: string): string => {
    const printed = printable(text, (character) => fontOf(character) !== undefined || shiftOf(character) !== null);
    lacking ||= printed.lacking;
    return printed.text;
  };
  // The library's types demand a Buffer, but it only reads bytes.
  for (const [name, bytes] of Object.entries(sources)) document.registerFont(name, Buffer.from(bytes.buffer));
  const scriptFont = (script: Script, bold: boolean) =>
    script === "letters" || isScript(script) ? (bold ? "bold" : "regular") : script;
  const widths = new Map<string, number>();
  /** Text width in thousandths of the font size, memoized: layout measures the same words several times. */
  function widthInEm(font: string, text: string): number {
    const known = widths.get(`${font} ${text}`);
    if (known !== undefined) return known;
    const width = document.font(font).fontSize(1000).widthOfString(text);
    widths.set(`${font} ${text}`, width);
    return width;
  }
  const measure =
    ({ size = 10, bold = false }: TextStyle): Measure =>
    (text, script) =>
      isScript(script)
        ? (widthInEm(scriptFont(script, bold), figuresOf(text)) * size * shiftedSize) / 1000
        : (widthInEm(scriptFont(script, bold), text) * size) / 1000;
  const broken = new Map<string, readonly string[]>();
  function linesOf(text: string, width: number, style: TextStyle = {}): readonly string[] {
    const key = `${style.size} ${style.bold} ${width} ${text}`;
    const known = broken.get(key) ?? breakLines(shown(text), width, measure(style), scriptOf);
    broken.set(key, known);
    return known;
  }
  function writeLines(lines: readonly string[], x: number, y: number, width: number, style: TextStyle): void {
    const { size = 10, bold = false, color = textColors.text, align = "start", link } = style;
    const widthOf = measure(style);
    lines.forEach((line, index) => {
      const runs = visualOrder(runsOf(line, scriptOf));
      const whole = runs.reduce((sum, run) => sum + widthOf(run.text, run.script), 0);
      let at = x + (align === "end" ? width - whole : align === "middle" ? (width - whole) / 2 : 0);
      for (const run of runs) {
        const { text, script } = run;
        const [share, up] = isScript(script) ? [shiftedSize, rise[script]] : [1, 0];
        document
          .font(scriptFont(script, bold))
          .fontSize(size * share)
          .fillColor(color);
        const baselineY = y + ((index + 0.8) * lineHeight - up) * size;
        const written = isScript(script) ? figuresOf(text) : text;
        // The fonts of characters have one weight; an outline makes it bold.
        const outlined = bold && (script === "characters" || script === "others");
        if (outlined) document.lineWidth(size * boldOutline).strokeColor(color);
        document.text(written, at, baselineY, {
          lineBreak: false,
          baseline: "alphabetic",
          ...(outlined && { fill: true, stroke: true }),
          ...(link !== undefined && { link }),
        });
        at += widthOf(run.text, run.script);
      }
    });
  }
  const bottom = () => document.page.height - margin - 20;
  const structure = openStructure(document);
  let chapter = document.outline;
  /** Adds a bookmark of a first or second level heading at the current position. */
  function enter(type: "H1" | "H2", text: string): void {
    // The library subtracts these from the page's right and top edge; its types omit them.
    const place: object = { top: layout.y, left: document.page.width };
    if (type === "H1") chapter = document.outline.addItem(text, { ...place, expanded: true });
    else chapter.addItem(text, place);
  }

  const layout: PdfLayout = {
    element: structure.element,
    group: structure.group,
    left: margin,
    width: document.page.width - 2 * margin,
    y: margin,
    heightOf: (text, width, style = {}) => linesOf(text, width, style).length * (style.size ?? 10) * lineHeight,
    parts: (text, width, style = {}) => {
      const most = Math.floor(maxPartHeight / ((style.size ?? 10) * lineHeight));
      return partsOfLines(shown(text), linesOf(text, width, style), most);
    },
    text(text, x, y, width, style = {}) {
      const lines = linesOf(text, width, style);
      writeLines(lines, x, y, width, style);
      return lines.length * (style.size ?? 10) * lineHeight;
    },
    flow(text, { type = "P", english = false, indent = 0, ...style } = {}) {
      const height = (style.size ?? 10) * lineHeight;
      const lines = linesOf(text, layout.width - indent, style);
      if (style.link !== undefined && type !== "Link") {
        return structure.group("P", () => layout.flow(text, { ...style, type: "Link", english, indent }));
      }
      if (outline && (type === "H1" || type === "H2")) {
        layout.keepTogether(height * Math.min(2, lines.length));
        enter(type, text);
      }
      const writing = structure.open(type, english);
      for (let from = 0; from < lines.length; ) {
        // Avoids a single line at the bottom of a page.
        layout.keepTogether(height * Math.min(2, lines.length - from));
        const part = lines.slice(from, from + Math.floor((bottom() - layout.y) / height));
        writing.add(() => writeLines(part, margin + indent, layout.y, layout.width - indent, style));
        layout.y += part.length * height;
        from += part.length;
      }
      writing.end();
    },
    label(text, { size, color, anchor }) {
      writeLines([shown(text)], 0, -0.8 * size * lineHeight, 0, { size, color, align: anchor });
    },
    image(alt, { x, y, width, height }, draw) {
      structure.image(alt, [x, y, x + width, y + height], () => draw(document));
    },
    rule(color = textColors.rule) {
      document.markContent("Artifact", { type: "Layout" });
      document
        .moveTo(margin, layout.y)
        .lineTo(margin + layout.width, layout.y)
        .lineWidth(0.6)
        .stroke(color);
      document.endMarkedContent();
    },
    keepTogether(points) {
      if (layout.y + points <= bottom()) return false;
      document.addPage();
      layout.y = margin;
      return true;
    },
    hasMissingGlyphs: () => lacking,
    close(foot) {
      const { start, count } = document.bufferedPageRange();
      for (let at = start; at < start + count; at += 1) {
        document.switchToPage(at);
        // The library would add a page for text below the margin.
        document.page.margins.bottom = 0;
        document.markContent("Artifact", { type: "Pagination" });
        const style = { size: 8, color: textColors.soft };
        const [y, half] = [document.page.height - margin, layout.width / 2];
        layout.text(foot(at + 1, count), margin, y, half, style);
        // The title repeats on every page, so separated pages can be identified.
        const [first = "", ...rest] = linesOf(title, half, style);
        writeLines([rest.length > 0 ? `${first} …` : first], margin + half, y, half, { ...style, align: "end" });
        document.endMarkedContent();
      }
      structure.end();
      const bytes = toBytes(document);
      document.end();
      return bytes;
    },
  };
  drawWordmark(document);
  layout.y += 44;
  return layout;
}

function drawWordmark(document: PDFKit.PDFDocument): void {
  document.markContent("Artifact", { type: "Layout" });
  document.save().translate(margin, margin).scale(0.95).path(markOutline).fill(textColors.action);
  document.translate(wordmarkSize.nameX, wordmarkSize.nameY).path(nameOutline).fill(textColors.text).restore();
  document.endMarkedContent();
}
