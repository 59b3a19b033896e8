/** Numbers of other makers' reagents, as records state them and as people type them. */
import { fitsVendor, ownVendor, vendorByNumberForm, vendorNames, vendors } from "../paste/vendors";
import { foldIdentifier } from "./identifiers";

/** One spelling of another maker's number: "AB 1234" and "ab1234" are the same. */
export const foldForeign = (text: string): string => foldIdentifier(text).replaceAll(" ", "");

interface ForeignPhrase {
  readonly folded: string;
  /** Maker that the phrase names, or the only one whose numbers have this form; null if there is none. */
  readonly maker: string | null;
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

/** Words of an order line besides maker and number. */
const around = /^(?:cat|catalog|catalogue|no|nr|number|inc|ltd|gmbh|co|corp)$/;

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
 * A phrase that is a number with digits, alone or after a maker's name: "Example Antibodies EX-4060"; null for others.
 */
export function foreignPhrase(phrase: string): ForeignPhrase | null {
  const text = phrase.trim().slice(0, 100);
  const [number = ""] = /\S+$/.exec(text) ?? [];
  const isNumber = /\d/.test(number) && foldForeign(number).length >= 3;
  if (!isNumber) return null;
  const maker = words(text.slice(0, text.length - number.length)).filter((word) => !around.test(word));
  if (maker.length > 4) return null;
  const written = number.replace(/^#/, "");
  return {
    folded: foldForeign(written),
    maker: vendors.get(makerOf(maker, written) ?? "")?.name ?? null,
    number: written,
    isOf: (vendor) => {
      const known = words(vendor);
      return maker.every((word) => known.includes(word));
    },
  };
}
