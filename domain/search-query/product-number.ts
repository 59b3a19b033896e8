import { searchedAsOurs, vendorNames } from "../paste/vendors";

/** Engine precision for product numbers: every word must match exactly. */
export const productNumberPrecision = 11;

/**
 * True if the phrase looks like a product number: more than 3 characters, fewer than 2 letters, a run of 4 or 5 digits
 * (C-SEARCH-14). A flag decides whether the search is then exact.
 */
export function looksLikeProductNumber(query: string): boolean {
  const letters = query.match(/\p{L}/gu)?.length ?? 0;
  return [...query].length > 3 && letters < 2 && /(?<!\d)\d{4,5}(?!\d)/.test(query);
}

/** Spellings of the makers in {@link searchedAsOurs}. */
const ours = "benchside|cst|cell signall?ing(?: technology)?";
const label = [
  "(?:cat(?:alog(?:ue)?)?|prod(?:uct)?|item|art(?:ikel|icle)?|order|bestell|part|sku|ref(?:erence)?)[.-]?\\s*(?:no|nr|num|number|nummer|code|id)?[.:]?",
  "p/n[.:]?",
  "(?:no|nr|number)[.:]?",
  `(?:${ours})[-#]?`,
  "(?:製品|カタログ|商品)番号[:：]?",
  "(?:货号|产品编号|目录号)[:：]?",
].join("|");
const quantity = "\\d+(?:[.,]\\d+)?\\s*(?:[µμu]?[lg]|m[lg]|tests?|assays?|kits?|reactions?|rxns?)";
const labeledNumber = new RegExp(
  `^(?:(?:${label})\\s*){0,2}#?\\s*(\\d{4,6})(?:\\s?-?\\s?([a-z]{1,2}))?(?:[\\s,-]+\\(?${quantity}\\)?)?$`,
  "i",
);

const makerBehind = new RegExp(`(?<=\\d[a-z]{0,2})[\\s,]+\\(?(?:${ours})\\)?$`, "i");

/** Number and size from a phrase that only describes one product: "Cat. No. 4060S", "4060S 50 µl". */
export function labeledProductNumber(query: string): string | null {
  const [, number, size = ""] = labeledNumber.exec(query.replace(makerBehind, "")) ?? [];
  return number === undefined ? null : number + size.toUpperCase();
}

/**
 * Product number in a phrase, without its size; null if there is none or more than one. A number after another maker's
 * name, or joined to letters ("MA5-14520", "sc-47778"), is that maker's.
 */
export function findProductNumber(query: string): string | null {
  if (namesMaker(query)) return null;
  const [found, ...more] = query.matchAll(
    /(?<![\p{L}\p{N}]|[\p{L}\p{N}][-–.])(\d{4,6})(?:\s?-?[a-z]{1,2}\d?)?(?![\p{L}\p{N}])/giu,
  );
  return found && more.length === 0 ? (found[1] ?? null) : null;
}

function namesMaker(query: string): boolean {
  const words = query.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.some((word, at) =>
    (vendorNames.get(word) ?? []).some(
      (name) => !searchedAsOurs.has(name.id) && name.words.every((part, index) => words[at + index] === part),
    ),
  );
}
