/** Tells a text that has to be read from a list of our own numbers. */
import { foldPaste } from "./fold";
import { namesMaker } from "./marks";
import { maxPasteCharacters } from "./read-paste";

/**
 * True if a text names makers or registry numbers, so that some numbers may not be the shop's, or if it has none of the
 * shop's numbers.
 * @param entries rows that the reader of lists finds in it; the code is empty in a row without a number of the shop
 */
export function asksForReading(text: string, entries: readonly { readonly code: string }[]): boolean {
  if (text === "") return false;
  const folded = foldPaste(text.slice(0, maxPasteCharacters));
  if (/\bAB_\d{4,10}\b/i.test(folded) || namesMaker(folded)) return true;
  return entries.every(({ code }) => code === "") && /\p{L}{2}/u.test(folded);
}
