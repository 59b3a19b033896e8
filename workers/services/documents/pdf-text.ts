/**
 * Text of a PDF in the order in which the file writes it, which is the order of reading in papers and order forms. Cells
 * of a row are separated by tabs, paragraphs by empty lines.
 */
import type { PdfTextFault } from "@contracts/catalogue/documents";
import { maxPdfPages } from "@contracts/values/limits";
import type { PDFDocumentProxy } from "unpdf/pdfjs";

type PdfText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: PdfTextFault };

/** Distances between two pieces of text, as multiples of the letters' height. */
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

/** Null marks and spaces of the file itself are left out; gaps say more. */
function pieceOf(item: object): Piece[] {
  if (!("str" in item && "transform" in item && "width" in item && "height" in item)) return [];
  const { str, transform, width, height } = item as { str: string; transform: number[]; width: number; height: number };
  const [, , , scale = 0, x = 0, y = 0] = transform;
  return str.trim() === "" ? [] : [{ str, x, y, width, height: height || Math.abs(scale) || 1 }];
}

function joined(pieces: readonly Piece[]): string {
  let text = "";
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    text += (before ? between(before, piece) : "") + piece.str;
  });
  return text;
}

function between(before: Piece, piece: Piece): string {
  const height = Math.max(before.height, piece.height);
  const down = before.y - piece.y;
  const gap = piece.x - (before.x + before.width);
  if (Math.abs(down) <= height * sameLine && gap > -height) {
    if (gap > height * cellGap) return "\t";
    return gap > height * wordGap && !/\s$/.test(before.str) && !/^\s/.test(piece.str) ? " " : "";
  }
  return down > height * paragraphGap || down < 0 ? "\n\n" : "\n";
}
