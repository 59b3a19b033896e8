/** Datasheet of a product as PDF: facts, applications, texts, figures and, on request, protocols. */
import type { DatasheetDocument } from "@contracts/catalogue/documents";
import { writeFigures } from "./figures/write-figures";
import { inks, type Paper } from "./sheet";
import { type Cell, writeTable } from "./table";
import type { DocumentTexts } from "./texts";

/** Small, because most datasheets should fit one or two pages. */
const size = 9;
const compact = { size, room: 2.5 } as const;
const small = { size: 8, color: inks.soft } as const;

export const datasheetTitle = ({ productNumber, productName }: DatasheetDocument, texts: DocumentTexts): string =>
  `${texts.datasheet} ${productNumber} ${productName}`;

export function writeDatasheet(paper: Paper, sheet: DatasheetDocument, texts: DocumentTexts): void {
  paper.flow(`${texts.datasheet} ${sheet.productNumber}`, { size: 11, color: inks.soft });
  paper.flow(sheet.productName, { type: "H1", size: 18, bold: true, english: true });
  paper.flow([sheet.productType, sheet.revised].filter(Boolean).join(" · "), { size: 10, color: inks.soft });
  paper.y += 10;
  writeFacts(paper, sheet.facts);
  writeApplications(paper, sheet, texts);
  writeIncludes(paper, sheet.includes, texts);
  for (const { title, paragraphs } of sheet.parts) {
    heading(paper, title);
    for (const { text, english } of paragraphs) paragraph(paper, text, english);
  }
  if (sheet.figures.length > 0 || sheet.figuresMissing) heading(paper, texts.figures);
  if (sheet.figuresMissing) paper.flow(texts.figuresMissing, small);
  writeFigures(paper, sheet.figures, texts);
  for (const protocol of sheet.protocols) writeProtocol(paper, protocol, texts);
  writeImprint(paper, sheet);
}

type Fact = DatasheetDocument["facts"][number];

/** Groups facts in pairs, one pair per line. A text taller than a page continues alone below its term. */
function pairsOf(paper: Paper, facts: readonly Fact[], width: number): readonly (readonly Fact[])[] {
  const pairs: Fact[][] = [];
  for (const fact of facts) {
    const [first = "", ...rest] = paper.parts(fact.text, width, { size });
    const last = pairs.at(-1);
    if (last?.length === 1 && rest.length === 0) last.push(fact);
    else pairs.push([{ ...fact, text: first }], ...rest.map((text) => [{ ...fact, text }]));
  }
  return pairs;
}

/** Writes facts in two columns. */
function writeFacts(paper: Paper, facts: DatasheetDocument["facts"]): void {
  const between = 18;
  const column = (paper.width - between) / 2;
  const term = column * 0.38;
  const value = column - term;
  paper.group("L", () => {
    for (const pair of pairsOf(paper, facts, value)) {
      const heights = pair.map((fact) =>
        Math.max(paper.heightOf(fact.text, value, { size }), paper.heightOf(fact.term, term - 6, { size })),
      );
      const height = Math.max(...heights);
      paper.keep(height + 5);
      paper.rule();
      const top = paper.y + 2.5;
      pair.forEach((fact, place) => {
        const x = paper.left + place * (column + between);
        paper.group("LI", () => {
          paper.element("Lbl", () => paper.text(fact.term, x, top, term - 6, { size, color: inks.soft }));
          paper.element("LBody", () => paper.text(fact.text, x + term, top, value, { size }), fact.english);
        });
      });
      paper.y = top + height + 2.5;
    }
  });
  if (facts.length > 0) paper.rule();
  paper.y += 12;
}

const applicationShares = [0.38, 0.2, 0.42] as const;

function writeApplications(paper: Paper, sheet: DatasheetDocument, texts: DocumentTexts): void {
  const { applications, predicted } = sheet;
  if (applications.length === 0) return;
  heading(paper, texts.applications);
  const cells = (values: readonly string[]): Cell[] =>
    applicationShares.map((share, index) => [values[index] ?? "", share, "start"]);
  writeTable(
    paper,
    cells([texts.application, texts.dilution, texts.tested]),
    applications.map(({ name, dilution, tested }) => cells([name, dilution ?? "–", tested || "–"])),
    compact,
  );
  paper.y += 4;
  if (predicted) paper.flow(texts.predicted(predicted), small);
  for (const { name, note } of applications) {
    if (note === null) continue;
    paper.flow(name, { size, bold: true });
    paper.flow(note, { size, english: true });
  }
  paper.y += 8;
}

const includeShares = [0.14, 0.46, 0.2, 0.2] as const;

function writeIncludes(paper: Paper, includes: DatasheetDocument["includes"], texts: DocumentTexts): void {
  if (includes.length === 0) return;
  heading(paper, texts.includes);
  const cells = (values: readonly string[], english = false): Cell[] =>
    includeShares.map((share, index) => [values[index] ?? "", share, "start", english && index !== 0]);
  writeTable(
    paper,
    cells([texts.catalogNumber, texts.product, texts.size, texts.storage]),
    includes.map(({ number, name, quantity, storage }) => cells([number, name, quantity, storage], true)),
    compact,
  );
  paper.y += 12;
}

const volumeShares = [0.3, 0.3] as const;

function writeProtocol(paper: Paper, protocol: DatasheetDocument["protocols"][number], texts: DocumentTexts): void {
  const { title, dilution, volumes, steps } = protocol;
  heading(paper, texts.protocol(title.text), title.english);
  if (dilution) paragraph(paper, `${texts.dilution}: ${dilution}`);
  if (volumes.length > 0) {
    const cells = (values: readonly string[]): Cell[] =>
      volumeShares.map((share, index) => [values[index] ?? "", share, "start"]);
    writeTable(
      paper,
      cells([texts.finalVolume, texts.stockVolume]),
      volumes.map(({ final, stock }) => cells([final, stock])),
      compact,
    );
    paper.y += 8;
  }
  steps.forEach((step, index) => {
    paper.keep(40);
    paper.flow(`${index + 1}. ${step.title}`, { type: "H3", size: 10, bold: true, english: true });
    for (const item of step.items) paragraph(paper, item, true, 14);
  });
}

function writeImprint(paper: Paper, { statements, address }: DatasheetDocument): void {
  paper.y += 8;
  paper.keep(40);
  paper.rule(inks.text);
  paper.y += 5;
  for (const statement of statements) paper.flow(statement, { ...small, english: true });
  if (address) paper.flow(address, small);
}

/** Keeps the heading together with the first lines below it. */
function heading(paper: Paper, title: string, english = false): void {
  paper.keep(60);
  paper.y += 4;
  paper.flow(title, { type: "H2", size: 12, bold: true, english });
  paper.y += 2;
}

function paragraph(paper: Paper, text: string, english = false, indent = 0): void {
  paper.flow(text, { size, english, indent });
  paper.y += 4;
}
