/** Validation of catalog numbers typed into quick add (rows T-QADD-07 to T-QADD-10). */

/** Maximum input length; the field ignores further characters. */
export const maxCodeLength = 7;

/** Input up to this length is considered incomplete and gets no result. */
const typingLength = 3;

/** Four or more digits, one or more letters, optional digits: 4060S, 12345T1. */
const codePattern = /^[0-9]{4,}[A-Z]+[0-9]*$/;

/** Upper case, half width, no white space. Never cuts, because a longer code could be another product's. */
export function foldCode(input: string): string {
  return input.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}

/** Value of the field while typing: folded, at most seven characters. */
export function normalizeCode(input: string): string {
  return Array.from(foldCode(input)).slice(0, maxCodeLength).join("");
}

type CodeCheck = "typing" | "invalid" | "valid";

/** Classifies a normalized code by its format alone. */
export function checkCode(code: string): CodeCheck {
  if (code.length <= typingLength) return "typing";
  return code.length <= maxCodeLength && codePattern.test(code) ? "valid" : "invalid";
}
