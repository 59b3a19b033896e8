/** Datasheet of a product as PDF: facts, applications, texts, figures and, on request, protocols. */
import type { DatasheetDocument } from "@contracts/catalogue/documents";
import { isEnglishText } from "@domain/product-texts/english-text";
import { type QrCode, qrCode } from "@domain/qr-code/qr-code";
import { writeFacts } from "./fact-list";
import { writeFigures } from "./figures/write-figures";
import { type PdfLayout, textColors } from "./pdf-layout";
import { type Cell, writeTable } from "./table";
import type { DocumentTexts } from "./texts";

/** Text sizes; small, because most datasheets should fit one or two pages. */
const size = 9;
const compact = { size, room: 2.5 } as const;
const small = { size: 8, color: textColors.soft } as const;

const nameOf = ({ kind }: DatasheetDocument, texts: DocumentTexts): string =>
  kind === "safety" ? texts.safetySheet : texts.datasheet;

export const datasheetTitle = (datasheet: DatasheetDocument, texts: DocumentTexts): string =>
  `${nameOf(datasheet, texts)} ${datasheet.productNumber} ${datasheet.productName}`;

export function writeDatasheet(layout: PdfLayout, datasheet: DatasheetDocument, texts: DocumentTexts): void {
  layout.flow(`${nameOf(datasheet, texts)} ${datasheet.productNumber}`, { size: 11, color: textColors.soft });
  layout.flow(datasheet.productName, {
    type: "H1",
    size: 18,
    bold: true,
    english: isEnglishText(datasheet.productName),
  });
  layout.flow([datasheet.productType, datasheet.revised].filter(Boolean).join(" · "), {
    size: 10,
    color: textColors.soft,
  });
  layout.y += 10;
  writeFacts(layout, datasheet.facts);
  writeApplications(layout, datasheet, texts);
  writeSizes(layout, datasheet.sizes, texts);
  writeIncludes(layout, datasheet.includes, texts);
  for (const { title, paragraphs } of datasheet.parts) {
    heading(layout, title);
    for (const { text, english } of paragraphs) paragraph(layout, text, english);
  }
  if (datasheet.figures.length > 0 || datasheet.figuresMissing) heading(layout, texts.figures);
  if (datasheet.figuresMissing) layout.flow(texts.figuresMissing, small);
  writeFigures(layout, datasheet.figures, texts);
  for (const protocol of datasheet.protocols) writeProtocol(layout, protocol, texts);
  writeImprint(layout, datasheet, texts);
}

const applicationShares = [0.38, 0.2, 0.42] as const;

function writeApplications(layout: PdfLayout, datasheet: DatasheetDocument, texts: DocumentTexts): void {
  const { applications, predicted } = datasheet;
  if (applications.length === 0) return;
  heading(layout, texts.applications);
  const cells = (values: readonly string[]): Cell[] =>
    applicationShares.map((share, index) => [values[index] ?? "", share, "start"]);
  writeTable(
    layout,
    cells([texts.application, texts.dilution, texts.tested]),
    applications.map(({ name, dilution, tested }) => cells([name, dilution ?? "–", tested || "–"])),
    compact,
  );
  layout.y += 4;
  if (predicted) layout.flow(texts.predicted(predicted), small);
  for (const { name, note } of applications) {
    if (note === null) continue;
    layout.flow(name, { size, bold: true });
    layout.flow(note, { size, english: isEnglishText(note) });
  }
  layout.y += 8;
}

const sizeShares = [0.3, 0.7] as const;

function writeSizes(layout: PdfLayout, sizes: DatasheetDocument["sizes"], texts: DocumentTexts): void {
  if (sizes.length === 0) return;
  heading(layout, texts.ordering);
  const cells = (values: readonly string[]): Cell[] =>
    sizeShares.map((share, index) => [values[index] ?? "", share, "start"]);
  writeTable(
    layout,
    cells([texts.catalogNumber, texts.size]),
    sizes.map(({ number, size: text }) => cells([number, text])),
    compact,
  );
  layout.y += 12;
}

const includeShares = [0.14, 0.46, 0.2, 0.2] as const;

function writeIncludes(layout: PdfLayout, includes: DatasheetDocument["includes"], texts: DocumentTexts): void {
  if (includes.length === 0) return;
  heading(layout, texts.includes);
  const cells = (values: readonly string[], ofCatalogue = false): Cell[] =>
    includeShares.map((share, index) => {
      const value = values[index] ?? "";
      return [value, share, "start", ofCatalogue && index !== 0 && isEnglishText(value)];
    });
  writeTable(
    layout,
    cells([texts.catalogNumber, texts.product, texts.size, texts.storage]),
    includes.map(({ number, name, quantity, storage }) => cells([number, name, quantity, storage], true)),
    compact,
  );
  layout.y += 12;
}

const volumeShares = [0.3, 0.3] as const;

function writeProtocol(
  layout: PdfLayout,
  protocol: DatasheetDocument["protocols"][number],
  texts: DocumentTexts,
): void {
  const { title, dilution, volumes, steps } = protocol;
  heading(layout, texts.protocol(title.text), title.english);
  if (dilution) paragraph(layout, `${texts.dilution}: ${dilution}`);
  if (volumes.length > 0) {
    const cells = (values: readonly string[]): Cell[] =>
      volumeShares.map((share, index) => [values[index] ?? "", share, "start"]);
    writeTable(
      layout,
      cells([texts.finalVolume, texts.stockVolume]),
      volumes.map(({ final, stock }) => cells([final, stock])),
      compact,
    );
    layout.y += 8;
  }
  steps.forEach((step, index) => {
    layout.keepTogether(40);
    layout.flow(`${index + 1}. ${step.title}`, {
      type: "H3",
      size: 10,
      bold: true,
      english: isEnglishText(step.title),
    });
    for (const item of step.items) paragraph(layout, item, isEnglishText(item), 14);
  });
}

/** Side of the QR code in points: 2 cm, which a phone can scan from paper at 20 cm. */
const codeSide = 57;

function writeImprint(layout: PdfLayout, { statements, address, link }: DatasheetDocument, texts: DocumentTexts): void {
  layout.y += 8;
  layout.keepTogether(codeSide + 20);
  layout.rule(textColors.text);
  layout.y += 5;
  const top = layout.y;
  const indent = link === null ? 0 : codeSide + 8;
  if (link !== null) drawCode(layout, qrCode(link), texts.qrCode);
  for (const statement of statements) {
    layout.flow(statement, { ...small, indent, english: isEnglishText(statement) });
  }
  if (address) layout.flow(address, { ...small, indent, ...(link !== null && { link, color: textColors.action }) });
  // Long statements may continue on another page, which does not have the code.
  if (link !== null && layout.y > top) layout.y = Math.max(layout.y, top + codeSide);
}

function drawCode(layout: PdfLayout, { size: modules, path }: QrCode, alt: string): void {
  const { left: x, y } = layout;
  layout.image(alt, { x, y, width: codeSide, height: codeSide }, (canvas) => {
    canvas
      .save()
      .translate(x, y)
      .scale(codeSide / modules)
      .path(path)
      .fill(textColors.text)
      .restore();
  });
}

/** Keeps the heading together with the first lines below it. */
function heading(layout: PdfLayout, title: string, english = false): void {
  layout.keepTogether(60);
  layout.y += 4;
  layout.flow(title, { type: "H2", size: 12, bold: true, english });
  layout.y += 2;
}

function paragraph(layout: PdfLayout, text: string, english = false, indent = 0): void {
  layout.flow(text, { size, english, indent });
  layout.y += 4;
}
