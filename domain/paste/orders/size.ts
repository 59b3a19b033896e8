/** Size of a product that a line names. */

const amount = /(?<![\w.,/-])(\d{1,4}(?:\.\d{1,2})?)\s?([μµu]l|ml|[μµu]g|mg)(?![\w/])(?!\s?\/)/gi;

/** "100 µl" and "100ul" alike. */
export const sizeKey = (size: string): string => size.toLowerCase().replaceAll(/\s/g, "").replaceAll(/[μµ]/g, "u");

/** The one amount that a line names, as written; null for none, and for several. */
export function sizeIn(text: string): string | null {
  const found = [...text.slice(0, 300).matchAll(amount)].map(([whole]) => whole);
  return new Set(found.map(sizeKey)).size === 1 ? (found[0] ?? null) : null;
}
