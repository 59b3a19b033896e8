/** Lines that name no reagent: captions, column headings of tables copied from a PDF, mail headers, primers. */
import { roleOf } from "../columns";

const caption =
  /^\s{0,4}(?:(?:supplementa(?:ry|l)|suppl\.?|extended data)\s)?(?:tables?|tab\.|fig(?:ure)?s?)\.?\s?[A-Z]{0,2}\d{1,3}(?![\w-])|^\s{0,4}(?:表|図|图)\s?[A-Z]?\d{1,3}(?!\d)/i;
const mailHead =
  /^\s{0,4}(?:from|sent|date|to|cc|bcc|subject|reply-to|von|gesendet|betreff|差出人|送信日時|宛先|件名|发件人|收件人|发送时间|主题)\s?[:：]|^\s{0,4}-{2,12}\s?[\p{L}'’ ]{5,40}\s?-{2,12}\s{0,4}$/iu;
/** A year and the zone of a time: "5 Mar 2024 09:14:22 +0100". */
const date = /\b(?:19|20)\d\d\b|(?<=\d\s)[+-]\d{4}\b/g;
const primer = /(?<![A-Za-z])[ACGTU]{15,60}(?![A-Za-z])/;
const closing =
  /^\s{0,4}(?:best(?: regards| wishes)?|(?:kind |warm |many )?(?:regards|thanks)|thanks?(?: you| a lot| in advance)?|cheers|(?:yours )?sincerely|(?:mit )?(?:freundlichen|besten|viele) grü(?:ß|ss)en?|cordialement|此致|谢谢)\s?[,.!]?\s{0,4}$/i;
/** The beginning of "Thanks, Tom (room 3106)". */
const closingWords =
  /^\s{0,4}(?:best(?: regards| wishes)?|(?:kind |warm |many )?(?:regards|thanks)|thank you|cheers|(?:yours )?sincerely|(?:viele|beste|liebe) grüße|cordialement)\s?[,!.]\s{0,2}/i;
const person =
  /^(?:Dr\.?\s)?(?:\p{Lu}\.\s){0,2}\p{Lu}\p{Ll}{1,15}(?:\s\p{Lu}(?:\p{Ll}{1,15}|\.)){0,2}\s{0,2}(?:\([^()\n]{0,40}\))?[.\s]{0,4}$/u;
const hasNumber = /(?<![\w.-])\d{4,6}(?:[A-Z]{1,2}\d?)?(?![\w-])/;

const longestHead = 3;

/**
 * True for a closing formula, a line with a primer, and a caption, column heading or mail header without a product
 * number.
 */
export const isHeading = (line: string): boolean =>
  line.length < 300 &&
  (isClosing(line) ||
    primer.test(line) ||
    (mailHead.test(line) && !hasNumber.test(line.replace(date, ""))) ||
    (!hasNumber.test(line) && (caption.test(line) || mailHead.test(line) || isColumnHead(line))));

function isClosing(line: string): boolean {
  const [words] = closingWords.exec(line) ?? [];
  return words !== undefined && person.test(line.slice(words.length));
}

/** True if every word belongs to a column's name: "Antibody Company Catalog number Dilution", "Cat. No." */
function isColumnHead(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.length > 12) return false;
  let columns = 0;
  for (let at = 0; at < words.length; columns += 1) {
    const lengths = Array.from({ length: Math.min(longestHead, words.length - at) }, (_, less) => longestHead - less);
    const length = lengths.find((count) => roleOf(words.slice(at, at + count).join(" ")) !== null);
    if (length === undefined) return false;
    at += length;
  }
  // "Antibodies" alone may be the heading of a part of the table; the caller recognizes that it names no reagent.
  return columns > 1 || (columns === 1 && (roleOf(line) !== "target" || /^\s*names?\s*$/i.test(line)));
}

/** True for a name below "Best regards,". */
export const isSignature = (before: string | undefined, line: string): boolean =>
  before !== undefined && closing.test(before) && /^\s{0,4}\p{Lu}[\p{L}.' -]{1,40}$/u.test(line);
