/**
 * Keeps letters, digits, space, hyphen, percent and ampersand (C-SEARCH-16). No page calls it yet: the row does not say
 * where.
 */
export function cleanText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N} %&-]+/gu, "");
}
