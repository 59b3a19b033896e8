/** Lists of catalog numbers pasted from an order form, a mail or a spreadsheet. */
import { checkCode, foldCode, maxCodeLength } from "./code";

export interface ListedCode {
  readonly code: string;
  /** As written after the number on its line; null if there is none. */
  readonly quantity: string | null;
}

const separators = /[\s,;|、，；]+/;
const quantityPattern = /^[0-9]{1,4}$/;

/**
 * Codes of a pasted text in order, each with the quantity that follows it on its line. Null for a single code or part
 * of one, which is treated like typing.
 */
export function readCodeList(pasted: string): readonly ListedCode[] | null {
  const lines = pasted.normalize("NFKC").split(/[\r\n]+/);
  const listed = lines.flatMap(readLine);
  const tokens = lines.flatMap(tokensOf);
  // White space around a long code must not push its end out of the field.
  return tokens.length > 1 || (tokens.length === 1 && pasted.length > maxCodeLength) ? listed : null;
}

const tokensOf = (line: string): string[] => line.split(separators).filter((token) => token !== "");

function readLine(line: string): ListedCode[] {
  const codes: ListedCode[] = [];
  for (const token of tokensOf(line)) {
    const last = codes.at(-1);
    // A bare number is a quantity only after a code; at the start of a line it is a code without size.
    if (last && last.quantity === null && checkCode(last.code) === "valid" && quantityPattern.test(token)) {
      codes[codes.length - 1] = { ...last, quantity: token };
    } else {
      codes.push({ code: foldCode(token), quantity: null });
    }
  }
  return codes;
}
