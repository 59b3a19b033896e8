/** Quantity of a row of a list. */
import { readBulkList } from "../quick-add/bulk-list";
import { count, countOf, measure as measures } from "./orders/ordered-names";
import { countOfSums } from "./orders/sums";

const measure =
  "(?:pcs?|pieces?|stk\\.?|stück|ea|each|vials?|units?|box|boxes|kits?|packs?|tubes?|bottles?|個|个|本|箱|セット|キット|点|枚|袋|支|瓶|盒|件|只|套|管)";
const patterns: readonly RegExp[] = [
  /(?:\b(?:qty|quantity|quant|menge|anzahl|qté)\b|数量|個数|本数|件数)\s{0,2}[.:：=]?\s{0,2}(-?\d{1,9}(?:[.,]\d{1,3})?)(?!\w)/i,
  /(?<![\w.-]|\d,)(\d{1,3})\s?[x×](?![\w])/i,
  /(?<![\w.-]|\d,)[x×]\s?(-?\d{1,9}(?:[.,]\d{1,3})?)(?![\w.,-])/i,
  new RegExp(`(?<![\\w.-]|\\d,)(\\d{1,3})\\s?${measure}(?![a-z])`, "i"),
  // The count comes before the unit price.
  /[\t;|]\s{0,4}(\d{1,3})\s{0,4}[\t;|]\s{0,4}(?:[$€£¥]\s?|(?:USD|EUR|GBP|JPY|CNY|RMB)\s?)?\d[\d.,]{0,12}[.,]\d\d(?!\d)/,
  // The end of "4060S 1,000" is not a quantity of its own, nor is that of "930,00".
  /(?:^|[\t;|]|(?<!\d(?=,\d{3}\s{0,4}$)|(?<!\d)\d{1,3}(?=,\d\d\s{0,4}$)),)\s{0,4}(\d{1,3})\s{0,4}$/,
  /^\s{0,4}(\d{1,2})\s{0,2}[\t]/,
];

/** The figure of a cell such as "3本", "2,00 St" or "x 2"; any other cell as it is. */
export function piecesOf(cell: string): string {
  const [, figures] = wholeCell.exec(cell.trim()) ?? [];
  return figures ?? cell;
}
const wholeCell = new RegExp(`^(?:[x×]\\s?)?(\\d{1,9}(?:[.,]\\d{1,3})?)\\s?(?:${measure}|st|[x×])?\\.?$`, "i");

/** "两支", after a name in Chinese. */
const inWords = /([一两二三四五六七八九十])(?:支|瓶|盒|套|管)(?!\p{Script=Han})/u;
/** "two vials of" */
const inLetters = new RegExp(`\\b(?!\\d)(${count})\\s(?:more\\s)?(?:(?:${measures})(?:\\sof)?|of)\\b`, "i");

/** "3" for 三; null for another character. */
function figureOf(sign: string | undefined): string | null {
  const value = sign === "两" ? 2 : "一二三四五六七八九十".indexOf(sign ?? " ") + 1;
  return value === 0 ? null : String(value);
}

/** A lot, an expiry date and a dilution, whose figures are not quantities. */
const uncounted =
  /(?:\b(?:lot|batch)\b\s{0,2}(?:no\.?|number|nr\.?)?|ロット(?:番号)?|批号|批次)\s{0,2}[:：#.]?\s{0,2}#?(?=[\w-]{0,20}\d)[A-Za-z0-9][\w-]{0,20}|\b(?:exp(?:iry|ires|iration)?\.?)(?: ?date)?\s{0,2}[:.]?\s{0,2}\d[\d/.-]{3,10}|(?<![\w:/.])1\s?[:/]\s?\d[\d,]{1,6}(?![\w:/])/gi;

const withoutUncounted = (row: string): string => row.replace(uncounted, (found) => " ".repeat(found.length));

interface Quantity {
  readonly value: string;
  readonly at: number;
  /** Start of the value with its multiplication sign or unit: "2 x". */
  readonly start: number;
  readonly end: number;
}

/**
 * Quantities in a row by product number, as in a pasted list. A quantity is "" if it cannot be read ("two of the
 * 4060S"); a number without a quantity has no entry.
 */
export function quantitiesIn(row: string): ReadonlyMap<string, string> {
  const { entries } = readBulkList(withoutUncounted(row.slice(0, 300).replaceAll("\n", " ")).replace(/[\s;,]+$/, ""));
  return new Map(
    entries.flatMap(({ code, quantity }) => (code === "" || quantity === "1" ? [] : [[code, quantity] as const])),
  );
}

/** Quantity in the row's text, as written; null if it states none. */
export function quantityIn(row: string): Quantity | null {
  // Long lines are prose, whose amounts are not quantities.
  const text = withoutUncounted(row.slice(0, 300));
  const sum = countOfSums(text);
  if (sum) return { ...sum, start: sum.at, end: sum.at + sum.value.length };
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const value = found?.[1];
    if (!found || value === undefined) continue;
    const { 0: whole, index } = found;
    return { value, at: index + whole.indexOf(value), start: index, end: index + whole.length };
  }
  // Beside a number, a count in words is left to the user.
  const told = /\d{4}/.test(text) ? null : inLetters.exec(text);
  if (told?.[1])
    return { value: countOf(told[1]), at: told.index, start: told.index, end: told.index + told[0].length };
  const word = inWords.exec(text);
  const value = figureOf(word?.[1]);
  return word && value !== null ? { value, at: word.index, start: word.index, end: word.index + word[0].length } : null;
}
