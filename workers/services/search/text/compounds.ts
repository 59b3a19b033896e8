/**
 * Splits text into compounds: words joined by hyphens, slashes and similar punctuation ("NF-κB", "Thr202/Tyr204"), and
 * runs of CJK characters.
 */
import { fold } from "./fold";

const cjk = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆ｰﾞﾟ";
const word = `(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}])+`;
const ties = "[-‐‑‒–—−_/.+&'’*·]{1,2}";
const compoundPattern = new RegExp(`[${cjk}]+|${word}(?:${ties}${word})*`, "gu");
const wordPattern = new RegExp(word, "gu");
/** The same for ASCII; most texts are ASCII, which is faster without script checks. */
const asciiPattern = /[A-Za-z0-9]+(?:[-_/.+&'*]{1,2}[A-Za-z0-9]+)*/g;
const cjkStart = new RegExp(`^[${cjk}]`, "u");

export interface Piece {
  /** Folded letters and digits, never empty. */
  readonly token: string;
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True if a slash precedes the piece, which makes it an alternative. */
  readonly afterSlash: boolean;
}

export interface Compound {
  readonly cjk: boolean;
  readonly start: number;
  readonly end: number;
  /** A CJK run is a single piece. */
  readonly pieces: readonly Piece[];
}

/** Compounds of a text as substrings. */
export function compoundTexts(text: string): readonly string[] {
  return text.match(isAscii(text) ? asciiPattern : compoundPattern) ?? [];
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

/** Compounds of a text in order. */
export function compoundsOf(text: string): Compound[] {
  if (/^[A-Za-z0-9]+$/.test(text)) {
    const piece = { token: text.toLowerCase(), start: 0, end: text.length, afterSlash: false };
    return [{ cjk: false, start: 0, end: text.length, pieces: [piece] }];
  }
  const compounds: Compound[] = [];
  for (const match of text.matchAll(isAscii(text) ? asciiPattern : compoundPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const isCjk = cjkStart.test(match[0]);
    const pieces = isCjk ? wholePiece(match[0], start) : piecesOf(match[0], start);
    if (pieces.length > 0) compounds.push({ cjk: isCjk, start, end, pieces });
  }
  return compounds;
}

function wholePiece(text: string, start: number): Piece[] {
  const token = fold(text);
  return token === "" ? [] : [{ token, start, end: start + text.length, afterSlash: false }];
}

function piecesOf(text: string, offset: number): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const token = fold(match[0]);
    if (token === "") continue;
    const start = offset + match.index;
    const afterSlash = match.index > 0 && text[match.index - 1] === "/";
    pieces.push({ token, start, end: start + match[0].length, afterSlash });
  }
  return pieces;
}
