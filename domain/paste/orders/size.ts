/** Size of a product that a line names. */

const eastAsian: readonly (readonly [RegExp, string])[] = [
  [/微升|マイクロリットル/g, "ul"],
  [/毫升|ミリリットル/g, "ml"],
  [/微克|マイクログラム/g, "ug"],
  [/毫克|ミリグラム/g, "mg"],
];
const amount =
  /(?<![\w.,/-])(\d{1,4}(?:\.\d{1,2})?)\s?(?:(?:[μµu]l|ml|[μµu]g|mg)(?![\w/])|[微毫][升克]|(?:マイクロ|ミリ)(?:リットル|グラム))(?!\s?\/)/gi;

/** "100 µl", "100ul" and "100微升" alike. */
export const sizeKey = (size: string): string =>
  eastAsian
    .reduce((text, [unit, letters]) => text.replaceAll(unit, letters), size.toLowerCase())
    .replaceAll(/\s/g, "")
    .replaceAll(/[μµ]/g, "u");

/** The one amount that a line names, as written; null for none, and for several. */
export function sizeIn(text: string): string | null {
  const found = [...text.slice(0, 300).matchAll(amount)].map(([whole]) => whole);
  return new Set(found.map(sizeKey)).size === 1 ? (found[0] ?? null) : null;
}
