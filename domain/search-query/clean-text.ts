/** Keeps letters, digits, space, hyphen, percent and ampersand (C-SEARCH-16). Used for analytics. */
export function cleanText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N} %&-]+/gu, "");
}
