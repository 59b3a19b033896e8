/**
 * Keeps letters, digits, space, hyphen, percent and ampersand (C-SEARCH-16). No page uses it yet, because the
 * requirement does not state where.
 */
export function cleanText(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N} %&-]+/gu, "");
}
