/** Leaves letters, digits, space, hyphen, percent and ampersand (C-SEARCH-16). Texts of analytics pass through it. */
export function cleanText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N} %&-]+/gu, "");
}
