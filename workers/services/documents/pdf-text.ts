/**
 * Text of a PDF in file order, which is the reading order of most papers and order forms; columns that were written
 * line by line are reordered. Tabs separate the cells of a row, also of cells with several lines; empty lines separate
 * paragraphs.
 */
import type { PdfTextFault } from "@contracts/catalogue/documents";
import { maxPdfPages } from "@contracts/values/limits";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { inReadingOrder, type PdfCell } from "./pdf-columns";
import { withWholeRows } from "./pdf-rows";

type PdfText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: PdfTextFault };

/** Distances between two text items, as multiples of the letters' height. */
const sameLine = 0.6;
const cellGap = 1;
const wordGap = 0.12;
const paragraphGap = 1.9;

interface Piece {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export async function readPdfText(bytes: Uint8Array<ArrayBuffer>): Promise<PdfText> {
  const { getDocumentProxy } = await import("unpdf");
  let file: PDFDocumentProxy;
  try {
    file = await getDocumentProxy(bytes, { disableFontFace: true, verbosity: 0 });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === "PasswordException";
    return { ok: false, fault: isProtected ? "protected" : "broken" };
  }
  try {
    if (file.numPages > maxPdfPages) return { ok: false, fault: "long" };
    const pages: string[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(joined(items.flatMap(pieceOf)));
      page.cleanup();
    }
    const text = pages.join("\n\n");
    return text.trim() === "" ? { ok: false, fault: "empty" } : { ok: true, text };
  } catch {
    return { ok: false, fault: "broken" };
  } finally {
    await file.loadingTask.destroy();
  }
}

/** Null characters and the file's own spaces are dropped; gaps are more reliable. */
function pieceOf(item: object): Piece[] {
  if (!("str" in item && "transform" in item && "width" in item && "height" in item)) return [];
  const { str, transform, width, height } = item as { str: string; transform: number[]; width: number; height: number };
  const [, , , scale = 0, x = 0, y = 0] = transform;
  return str.trim() === "" ? [] : [{ str, x, y, width, height: height || Math.abs(scale) || 1 }];
}

function joined(pieces: readonly Piece[]): string {
  const cells = inReadingOrder(withWholeRows(cellsOf(pieces)));
  return cells.map((cell, index) => separator(cells[index - 1], cell) + cell.text).join("");
}

/** Joins items of a line without a gap between them to one cell. */
function cellsOf(pieces: readonly Piece[]): PdfCell[] {
  const cells: PdfCell[] = [];
  for (const { str, x, y, width, height } of pieces) {
    const before = cells.at(-1);
    const gap = before ? x - before.end : 0;
    const highest = Math.max(before?.height ?? 0, height);
    if (before && isSameLine(before, { x, y, height }) && gap <= highest * cellGap) {
      const space = gap > highest * wordGap && !/\s$/.test(before.text) && !/^\s/.test(str) ? " " : "";
      cells[cells.length - 1] = { text: before.text + space + str, x: before.x, end: x + width, y, height };
    } else cells.push({ text: str, x, end: x + width, y, height });
  }
  return cells;
}

type Placed = Pick<PdfCell, "x" | "y" | "height">;

function isSameLine(before: PdfCell, { x, y, height }: Placed): boolean {
  const highest = Math.max(before.height, height);
  return Math.abs(before.y - y) <= highest * sameLine && x - before.end > -highest;
}

function separator(before: PdfCell | undefined, cell: PdfCell): string {
  if (!before) return "";
  if (isSameLine(before, cell)) return "\t";
  const down = before.y - cell.y;
  return down > Math.max(before.height, cell.height) * paragraphGap || down < 0 ? "\n\n" : "\n";
}
