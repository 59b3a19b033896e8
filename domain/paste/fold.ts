/** Folds a pasted text to plain characters. Offsets of spans count in the folded text. */
import { withWholeMakers } from "./frame/broken-makers";
import { linesOfJson } from "./frame/json-rows";

/** NFKC would write these as letters, which would then belong to the name before them. */
const tradeMarks = /[\u2122\u2120\u00ae\u00a9]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Soft hyphens, joiners and marks of direction, which take no space. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e]/g;

const tableRow = /<t[dh][\s>]/i;
const tag = /<\/?[a-z][a-z0-9]{0,15}(?:\s[^<>]{0,500})?\/?>/gi;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Source of an HTML table as lines of cells. */
function withoutTags(text: string): string {
  if (!tableRow.test(text)) return text;
  return text
    .replace(/\s*\n\s*/g, " ")
    .replace(/<\/t[dh]>\s{0,20}(?=<t[dh][\s>])/gi, "\t")
    .replace(/<\/(?:tr|table|p|h\d|caption)>/gi, "\n")
    .replace(tag, " ")
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/[^\S\n\t]*([\n\t])[^\S\n\t]*/g, "$1")
    .trim();
}

/** Quote marks before the lines of a mail that is being replied to. */
const quoted = /^[^\S\n]{0,3}(?:>[^\S\n]?)+/gm;

/** The hyphen of "4060-100UL", and no part of another maker's number. */
export const sizeBehindNumber = /(?<=(?<![\w.-])\d{4,6}[A-Z]{0,2})-(?=\d{1,4}(?:\.\d{1,2})?\s?[μµum][lg]\b)/gi;

/** "[10:03] Lena: ", "14/03/2024, 10:03 - Lena: ": who said a line of a chat, and when. */
const speaker =
  /^[^\S\n]{0,3}(?:\[(?:\d[\d./-]{4,10},?[^\S\n])?\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?\]|\d[\d./-]{4,10},?[^\S\n]\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)? -|\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?)[^\S\n]{1,3}\p{L}[\p{L}\p{M} .'_-]{0,30}[:：][^\S\n]?/gimu;

const withoutSpeakers = (text: string): string =>
  (text.match(speaker) ?? []).length > 1 ? text.replace(speaker, "") : text;

/** NFKC, plain dashes and line ends, no quote markers; words and numbers that a PDF broke at a line end are joined. */
export function foldPaste(text: string): string {
  return withWholeMakers(
    withoutSpeakers(withoutTags(linesOfJson(text) ?? text).replace(quoted, ""))
      .replace(tradeMarks, " ")
      .replace(invisible, "")
      .normalize("NFKC")
      .replace(dashes, "-")
      .replace(/\r\n?|\u2028|\u2029|\f|\v/g, "\n")
      .replace(/(?<=[a-z])-\n(?=[a-z])/g, "")
      .replace(/(?<=[A-Za-z0-9][-/])\n(?=\d)/g, "")
      .replace(/\bAB_\s(?=\d{5})/g, "AB_")
      .replace(sizeBehindNumber, " ")
      // "2x9272S", "4060Sx3"
      .replace(/(?<![A-Za-z0-9.-])(\d{1,3})[xX×](?=\d{4,6}[A-Z]{1,2}\d?(?![A-Za-z0-9]))/g, "$1 x ")
      .replace(/(?<![A-Za-z0-9.-])(\d{4,6}(?:[A-Z]{1,2}\d?)?)[x×](?=\d{1,3}(?![A-Za-z0-9.,]))/g, "$1 x ")
      // Dots that lead to the figure of a line, as in a table of contents.
      .replace(/[^\S\n]?\.{3,80}[^\S\n]?(?=\d{1,4}[^\S\n]{0,4}$)/gm, "\t"),
  );
}
