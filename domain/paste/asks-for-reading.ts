/** Distinguishes a text that needs full reading from a list of the shop's own numbers. */

import { declinesNumber, leavesChoice } from "./declined";
import { foldPaste, sizeBehindNumber } from "./fold";
import { isReply } from "./frame/answered";
import { namesMaker } from "./marks";
import { maxPasteCharacters } from "./read-paste";
import { pasteTokens } from "./tokens";
import { vendorByNumberForm } from "./vendors";

/**
 * True if a text must be read as more than a list of the shop's numbers, because it
 * - names makers or registry numbers, or has a number in another maker's form;
 * - excludes a number, or offers two as alternatives;
 * - is a mail or the HTML source of a table;
 * - has rows that name an antibody;
 * - has rows without a number, and none of its numbers is certainly the shop's.
 * @param entries rows as a list; the code is empty in a row without one of the shop's numbers
 */
export function asksForReading(
  text: string,
  entries: readonly { readonly code: string; readonly text?: string }[],
): boolean {
  if (text === "") return false;
  const folded = foldPaste(text.slice(0, maxPasteCharacters));
  if (/\bAB_\d{4,10}\b/i.test(folded) || namesMaker(folded) || hasForeignNumber(folded)) return true;
  if (quotedOrHtml.test(text) || isReply(text) || declinesNumber(folded) || leavesChoice(folded)) return true;
  // The size is chosen by its amount.
  if (entries.some(({ code }) => /^\d+$/.test(code)) && text.search(sizeBehindNumber) >= 0) return true;
  if (entries.some(({ code, text: row = "" }) => code === "" && namesAntibody.test(row))) return true;
  // Digits alone may be a year, the number of an order, or another maker's.
  const isSure = entries.some(({ code }) => /^\d{4,6}[A-Z]/i.test(code));
  return !isSure && entries.some(({ code }) => code === "") && /\p{L}{2}/u.test(folded);
}

/** HTML source of a table, or quoted lines of a mail. */
const quotedOrHtml = /<t[dh][\s>]|^\s{0,3}>\s?\S/im;

/** "3 vials of anti-PTEN (2101)", "GAPDH抗体(2118)×3": a row without a number in the shop's form that asks for something. */
const namesAntibody =
  /\d.*(?:\banti-[\p{L}\p{N}]|\bantibod|antik(?:ö|oe)rper|\banticorps|\banticuerpo|\banticorp[oi])|(?:\banti-[\p{L}\p{N}]|\bantibod|antik(?:ö|oe)rper|\banticorps|\banticuerpo|\banticorp[oi]).*\d|抗(?:体|體).*(?<!\d)\d{4,6}(?!\d)/iu;

const hasForeignNumber = (text: string): boolean =>
  pasteTokens(text).some(
    ({ kind, text: word }) => kind === "word" && /\d{3}/.test(word) && vendorByNumberForm(word) !== null,
  );
