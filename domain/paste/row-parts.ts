/** Parts of a row that may each name a reagent. */
import type { QueryReading } from "../query-reading/read-query";
import { isCompound } from "../query-reading/words/compounds";

/** A longer row is running text. */
export const longestList = 1000;

const counted =
  "#?\\d{4,6}(?:[A-Z]{1,2}\\d?(?![A-Za-z\\d])|(?=\\s?[x×*(]))(?:\\s?[x×*]\\s?\\d{1,3}(?!\\d)|\\s?\\(\\d{1,3}\\))?";
/** "4060x3 9272*2 2118S": each number has a count or a size. */
const countedNumbers = new RegExp(`^\\s{0,8}(?:${counted}[\\s,;、/]{0,4}){2,60}$`);

/** Parts of a row between list separators; separators in brackets do not count. */
export function partsOfList(row: string): [number, number][] {
  if (countedNumbers.test(row))
    return [...row.matchAll(new RegExp(counted, "g"))].map(({ 0: { length }, index }) => [index, index + length]);
  const parts: [number, number][] = [];
  let [from, depth] = [0, 0];
  for (const { 0: sign, index } of row.matchAll(
    /[()[\]]|[;、]|,(?!\d{3}(?!\d))|\s(?:and|plus|&|\+)(?=\s)|および|及び|以及/gi,
  )) {
    if (/[([]/.test(sign)) depth += 1;
    else if (/[)\]]/.test(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      parts.push([from, index]);
      from = index + sign.length;
    }
  }
  return [...parts, [from, row.length] as [number, number]].filter(([begin, end]) =>
    /[\p{L}\p{N}]/u.test(row.slice(begin, end)),
  );
}

/**
 * "4060 (2), 9272 (1) and 5174": each part has one number without a size. Two parts are a list only if a word joins
 * them, because "4060, 1200" may be a number and a price.
 */
export function isListOfNumbers(row: string, parts: readonly [number, number][], start: number): boolean {
  const shown = parts.map(([from, to]) => row.slice(from - start, to - start));
  if (shown.length < 2 || (shown.length === 2 && !/\b(?:and|plus)\b|&|および|及び|以及/i.test(row))) return false;
  // Words that exclude numbers from an order may stand before the first one only.
  if (
    /\b(?:not|no longer|remove|delete|cancel|drop|skip|without|except|instead)\b|n['’]t\b|不要|取消|キャンセル|除/i.test(
      row,
    )
  )
    return false;
  if (countedNumbers.test(row)) return true;
  // "Yes please, go ahead with 4060 (2) and 9272 (1)": words stand before the first number.
  const from = shown.findIndex((part) => /\d/.test(part));
  return shown
    .slice(from)
    .every(
      (part) =>
        amountOfEach.test(part) ||
        [...part.matchAll(/(?<![\w.,:/-])#?\d{4,6}(?![\w/-]|[.,:]\d|\s?[%°])/g)].length === 1,
    );
}

/** "4060, 9272 and 2118, 100 µl each" */
const amountOfEach = /^\s*\d{1,4}\s?[μµu]?[lg]\s+each\s*$/i;

/** "goat anti-rabbit 488 and goat anti-mouse 594" is two reagents. Rows with numbers are not split here. */
export function reagentsOf(text: string, start: number, end: number): [number, number][] {
  const row = text.slice(start, end);
  const antis = [...row.matchAll(/\banti-|抗/gi)].map(({ index }) => index);
  const [first = 0, last = 0] = [antis[0], antis.at(-1)];
  const joint = /\band\b|&|および|和/i.exec(row.slice(first, last));
  if (!joint || /\d{4}/.test(row)) return [[start, end]];
  const at = start + first + joint.index;
  return [[start, at], ...reagentsOf(text, at + joint[0].length, end)];
}

/** "Rapamycin 100 nM": a compound at its concentration is part of a recipe. */
export const isOfRecipe = ({ targets, reagents, against }: QueryReading, row: string): boolean =>
  targets.length === 0 && against === null && reagents.every(isCompound) && /\d\s?[mμnp]?M\b/.test(row);
