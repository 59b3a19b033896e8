/** Catalog numbers as people type them into quick add (rows T-QADD-07 to T-QADD-10). */

/** Longest input; the field does not take an eighth character. */
export const maxCodeLength = 7;

/** Input this long or shorter is still being typed: it gets no verdict. */
const typingLength = 3;

/** Four or more digits, one or more letters, then optional digits: 4060S, 12345T1. */
const codePattern = /^[0-9]{4,}[A-Z]+[0-9]*$/;

/** Upper case, full-width characters folded, no white space. Nothing is cut: a longer code is another product's. */
export function foldCode(input: string): string {
  return input.normalize("NFKC").replace(/\s+/g, "").toUpperCase();
}

/** What the field takes of a code that is being typed: folded, at most seven characters. */
export function normaliseCode(input: string): string {
  return Array.from(foldCode(input)).slice(0, maxCodeLength).join("");
}

export type CodeCheck = "typing" | "invalid" | "valid";

/** What a normalised code is by its form alone. */
export function checkCode(code: string): CodeCheck {
  if (code.length <= typingLength) return "typing";
  return code.length <= maxCodeLength && codePattern.test(code) ? "valid" : "invalid";
}
