/** Distinguishes a text that needs full reading from a list of the shop's own numbers. */

import { declinesNumber, leavesChoice } from "./declined";
import { foldPaste, sizeBehindNumber } from "./fold";
import { isAnswer } from "./frame/answered";
import { namesMaker } from "./marks";
import { maxPasteCharacters } from "./read-paste";
import { pasteTokens } from "./tokens";
import { vendorByNumberForm } from "./vendors";

/**
 * True if some numbers of a text may not be the shop's: it names makers or registry numbers, or has a number in another
 * maker's form. Also true if it takes a number out of an order or leaves a choice, if it is a mail or the source of a table, and if some
 * rows name an antibody, or have no number and no number is certainly the shop's.
 * @param entries rows that the reader of lists finds in it; the code is empty in a row without a number of the shop
 */
export function asksForReading(
  text: string,
  entries: readonly { readonly code: string; readonly text?: string }[],
): boolean {
  if (text === "") return false;
  const folded = foldPaste(text.slice(0, maxPasteCharacters));
  if (/\bAB_\d{4,10}\b/i.test(folded) || namesMaker(folded) || hasForeignNumber(folded)) return true;
  if (isLetter.test(text) || isAnswer(text) || declinesNumber(folded) || leavesChoice(folded)) return true;
  // The size is chosen by its amount.
  if (entries.some(({ code }) => /^\d+$/.test(code)) && text.search(sizeBehindNumber) >= 0) return true;
  if (entries.some(({ code, text: row = "" }) => code === "" && namesAntibody.test(row))) return true;
  // Digits alone may be a year, the number of an order, or another maker's.
  const isSure = entries.some(({ code }) => /^\d{4,6}[A-Z]/i.test(code));
  return !isSure && entries.some(({ code }) => code === "") && /\p{L}{2}/u.test(folded);
}

/** HTML source of a table, or quoted lines of a mail. */
const isLetter = /<t[dh][\s>]|^\s{0,3}>\s?\S/im;

/** "3 vials of anti-PTEN (2101)", "GAPDH抗体(2118)×3": a row without a number in the shop's form that asks for something. */
const namesAntibody =
  /\d.*(?:\banti-[\p{L}\p{N}]|\bantibod)|(?:\banti-[\p{L}\p{N}]|\bantibod).*\d|抗(?:体|體).*(?<!\d)\d{4,6}(?!\d)/iu;

const hasForeignNumber = (text: string): boolean =>
  pasteTokens(text).some(
    ({ kind, text: word }) => kind === "word" && /\d{3}/.test(word) && vendorByNumberForm(word) !== null,
  );
