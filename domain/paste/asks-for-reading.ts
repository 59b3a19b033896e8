/** Tells a text that has to be read from a list of our own numbers. */
import { foldPaste } from "./fold";
import { namesMaker } from "./marks";
import { maxPasteCharacters } from "./read-paste";
import { pasteTokens } from "./tokens";
import { vendorByNumberForm } from "./vendors";

/**
 * True if a text names makers or registry numbers, or has a number in another maker's form, so that some numbers may not
 * be the shop's; and if none of its numbers is surely the shop's, beside rows without one.
 * @param entries rows that the reader of lists finds in it; the code is empty in a row without a number of the shop
 */
export function asksForReading(text: string, entries: readonly { readonly code: string }[]): boolean {
  if (text === "") return false;
  const folded = foldPaste(text.slice(0, maxPasteCharacters));
  if (/\bAB_\d{4,10}\b/i.test(folded) || namesMaker(folded) || hasForeignNumber(folded)) return true;
  // Digits alone may be a year, the number of an order, or another maker's.
  const isSure = entries.some(({ code }) => /^\d{4,6}[A-Z]/i.test(code));
  return !isSure && entries.some(({ code }) => code === "") && /\p{L}{2}/u.test(folded);
}

const hasForeignNumber = (text: string): boolean =>
  pasteTokens(text).some(
    ({ kind, text: word }) => kind === "word" && /\d{3}/.test(word) && vendorByNumberForm(word) !== null,
  );
