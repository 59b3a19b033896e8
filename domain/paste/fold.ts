/** Folds a pasted text to plain characters. Offsets of spans count in the folded text. */

/** NFKC would write these as letters, which would then belong to the name before them. */
const tradeMarks = /[\u2122\u2120\u00ae\u00a9]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Soft hyphens, joiners and marks of direction, which take no space. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e]/g;

/** NFKC, plain dashes and line ends; words and numbers that a PDF broke at a line end are joined. */
export function foldPaste(text: string): string {
  return text
    .replace(tradeMarks, " ")
    .replace(invisible, "")
    .normalize("NFKC")
    .replace(dashes, "-")
    .replace(/\r\n?|\u2028|\u2029|\f|\v/g, "\n")
    .replace(/(?<=[a-z])-\n(?=[a-z])/g, "")
    .replace(/(?<=[A-Za-z0-9][-/])\n(?=\d)/g, "")
    .replace(/\bAB_\s(?=\d{5})/g, "AB_");
}
