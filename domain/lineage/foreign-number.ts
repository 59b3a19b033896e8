/** Numbers of other makers' reagents, as records state them and as people type them. */
import { fitsVendor, ownVendor, searchedAsOurs, vendorByNumberForm, vendorNames, vendors } from "../paste/vendors";
import { foldIdentifier } from "./identifiers";

/** One spelling of another maker's number: "AB 1234" and "ab1234" are the same. */
export const foldForeign = (text: string): string => foldIdentifier(text).replaceAll(" ", "");

interface ForeignPhrase {
  readonly folded: string;
  /** Maker that the phrase names, or the only one whose numbers have this form; null if there is none. */
  readonly maker: string | null;
  /** True if the phrase names a maker whose numbers have this form and are never searched as the shop's. */
  readonly isForeign: boolean;
  /** As typed. */
  readonly number: string;
  /** True for the maker that the phrase names, or for every maker if it names none. */
  isOf(vendor: string): boolean;
}

const words = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Other words of an order line, or of a question about alternatives, beside maker and number. */
const around =
  /^(?:cat|catalog|catalogue|no|nr|number|inc|ltd|gmbh|co|corp|alternatives?|equivalents?|replacements?|substitutes?|counterparts?|similar|same|instead|replace|replaces|replacing|an?|as|for|from|of|the|to|your|do|you|have|の?(?:代替品?|同等品|相当品|代わり)|的?(?:替代品?|等同品|同类产品))$/;

/**
 * Id of the maker that all the words name, if its numbers have this form; without words, of the only maker with this
 * form.
 */
function makerOf(maker: readonly string[], number: string): string | null {
  if (maker.length === 0) return vendorByNumberForm(number);
  const named = vendorNames.get(maker[0] ?? "")?.find((one) => one.words.join(" ") === maker.join(" "));
  return named && named.id !== ownVendor && fitsVendor(named.id, number) ? named.id : null;
}

/**
 * A phrase that is a number with digits, alone or beside a maker's name: "Example Antibodies EX-4060", "EX-4060 Example
 * Antibodies", "alternative to EX-4060"; null for others.
 */
export function foreignPhrase(phrase: string): ForeignPhrase | null {
  const parts = phrase.trim().slice(0, 100).replace(glued, " $& ").trim().split(/\s+/);
  const beside = (at: number) => words(parts.toSpliced(at, 1).join(" ")).filter((word) => !around.test(word));
  const places = parts.length > 1 ? [parts.length - 1, ...parts.keys()] : [0];
  const at = places.find((place) => isNumber(parts[place] ?? "") && beside(place).every((word) => !/\d/.test(word)));
  if (at === undefined) return null;
  const written = (parts[at] ?? "").replace(/^[-#:(]+/, "").replace(/[?!.,;:)]+$/, "");
  const maker = beside(at);
  if (maker.length > 4) return null;
  const named = makerOf(maker, written);
  return {
    folded: foldForeign(written),
    maker: vendors.get(named ?? "")?.name ?? null,
    isForeign: named !== null && maker.length > 0 && !searchedAsOurs.has(named),
    number: written,
    isOf: (vendor) => {
      const known = words(vendor);
      return maker.every((word) => known.includes(word));
    },
  };
}

const isNumber = (text: string): boolean => /\d/.test(text) && foldForeign(text.replace(/^[-#:(]+/, "")).length >= 3;

/** Japanese and Chinese words, which have no space around them, and the end of "CST" in "CST4060". */
const glued = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?<=^cst)(?=[-#]?\d)/giu;
