/** Text of PDFs: lines, cells and paragraphs in reading order, and files without text. */
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { readPdfText } from "./pdf-text";

type Options = ConstructorParameters<typeof PDFDocument>[0];

function pdf(draw: (document: PDFKit.PDFDocument) => void, options: Options = {}): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    draw(document);
    document.end();
  });
}
const textOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readPdfText(bytes);
  return read.ok ? read.text : read.fault;
};

describe("the text of a PDF", () => {
  it("keeps the lines of a paragraph together and paragraphs apart", async () => {
    const bytes = await pdf((document) => {
      document.fontSize(11);
      document.text(
        "Sections were stained with anti-CD8 (clone D8A8Y, Cell Signaling 85336, 1:200) overnight.",
        72,
        72,
        {
          width: 200,
        },
      );
      document.moveDown(2).text("Membranes were blocked.", { width: 200 });
    });
    const text = await textOf(bytes);
    expect(text.replaceAll(/(?<!\n)\n(?!\n)/g, " ")).toBe(
      "Sections were stained with anti-CD8 (clone D8A8Y, Cell Signaling 85336, 1:200) overnight.\n\nMembranes were blocked.",
    );
  });

  it("separates the cells of a row by tabs", async () => {
    const bytes = await pdf((document) => {
      document.fontSize(9);
      [
        ["Rabbit anti-Akt", "Cell Signaling Technology", "4060", "2"],
        ["Mouse anti-Actin", "Abcam", "ab8224", "1"],
      ].forEach((cells, row) => {
        cells.forEach((cell, column) => {
          document.text(cell, 60 + column * 130, 80 + row * 16, { lineBreak: false });
        });
      });
    });
    expect(await textOf(bytes)).toBe(
      "Rabbit anti-Akt\tCell Signaling Technology\t4060\t2\nMouse anti-Actin\tAbcam\tab8224\t1",
    );
  });

  const broken = [
    ["Phospho-Akt (Ser473)", "Rabbit monoclonal", "Cell Signaling Technology", "4060", "1:1000"],
    ["Beta-actin", "Mouse monoclonal, clone AC-15", "Santa Cruz Biotechnology", "sc-69879", "1:5000"],
    ["Vimentin", "Rabbit", "Abcam", "ab92547", "1:500"],
  ];
  const wholeRows = broken.map((cells) => cells.join("\t")).join("\n");
  const widths = [70, 110, 90, 60, 60];
  const startOf = (column: number) => 60 + widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const linesOf = (cell: string) => cell.match(/\S+(?:\s\S{1,5}(?=\s|$))?/g) ?? [cell];

  it("keeps a table row with broken cells together, written cell by cell", async () => {
    const bytes = await pdf((document) => {
      document.fontSize(9);
      broken.forEach((cells, row) => {
        cells.forEach((cell, column) => {
          const width = (widths[column] ?? 60) - 8;
          document.text(cell, startOf(column), 80 + row * 60, { width });
        });
      });
    });
    expect((await textOf(bytes)).replaceAll(/\n+/g, "\n")).toBe(wholeRows);
  });

  it("keeps a row with broken cells together, written line by line", async () => {
    const bytes = await pdf((document) => {
      document.fontSize(9);
      broken.forEach((cells, row) => {
        const most = Math.max(...cells.map((cell) => linesOf(cell).length));
        for (let line = 0; line < most; line += 1) {
          cells.forEach((cell, column) => {
            const text = linesOf(cell)[line];
            if (text) document.text(text, startOf(column), 80 + row * 60 + line * 11, { lineBreak: false });
          });
        }
      });
    });
    expect((await textOf(bytes)).replaceAll(/\n+/g, "\n")).toBe(wholeRows);
  });

  it("puts columns in order that the file writes line by line", async () => {
    const left = [
      "Membranes were probed with an anti-Akt",
      "antibody (Cell Signaling Technology,",
      "4060, 1:1000) in the buffer of the kit",
      "and washed with TBST for an hour.",
      "The blots were then developed.",
    ];
    const right = [
      "Cells were fixed in methanol and then",
      "stained with Benchside antibodies to",
      "EGFR (4267S) and to p44/42 MAPK from",
      "the same shop, and DAPI was used.",
    ];
    const bytes = await pdf((document) => {
      document.fontSize(10).text("Materials and methods of a paper whose title crosses both of its columns", 54, 60);
      left.forEach((line, row) => {
        document.text(line, 54, 100 + row * 12, { lineBreak: false });
        if (right[row]) document.text(right[row], 310, 100 + row * 12, { lineBreak: false });
      });
    });
    expect((await textOf(bytes)).split("\n\n").slice(1)).toEqual([left.join("\n"), right.join("\n")]);
  });

  it("of several pages is in page order", async () => {
    const bytes = await pdf((document) => {
      document.text("4060S").addPage().text("9272S");
    });
    expect(await textOf(bytes)).toBe("4060S\n\n9272S");
  });

  it("is missing with a reason", async () => {
    const many = await pdf((document) => {
      for (let page = 0; page < 100; page += 1) document.addPage();
    });
    const blank = await pdf((document) => document.rect(10, 10, 50, 50).fill());
    const locked = await pdf((document) => document.text("4060S"), { userPassword: "secret", pdfVersion: "1.7" });
    const whole = await pdf((document) => document.text("4060S"));
    expect(await Promise.all([many, blank, locked, whole.slice(0, 200), new Uint8Array(2000)].map(textOf))).toEqual([
      "long",
      "empty",
      "protected",
      "broken",
      "broken",
    ]);
  });
});
