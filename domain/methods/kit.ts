/** A methods kit: products with the user's lot, application and dilution. */

export const kitPath = "/methods";

export const kitStyles = ["star", "elife", "nature", "mdar", "hubmap", "omap", "miflowcyt", "nih", "text"] as const;
export type KitStyle = (typeof kitStyles)[number];
export const defaultStyle: KitStyle = "star";

const usualFields = ["product", "lot", "application", "dilution"] as const;
/** Facts of imaging and of the sample, which most rows leave out. */
const furtherFields = ["species", "cycle", "channel"] as const;
export const kitFields = [...usualFields, ...furtherFields] as const;
export type KitField = (typeof kitFields)[number];

/** One row of a kit; an empty or missing text is a blank, which tables show as such. */
export type KitItem = Readonly<Record<(typeof usualFields)[number], string>> &
  Readonly<Partial<Record<(typeof furtherFields)[number], string>>>;

/**
 * Limits of an address. The door refuses addresses above 8,192 characters, and a Chinese character takes nine when
 * encoded.
 */
export const kitLimits = {
  items: 40,
  address: 7_000,
  fields: { product: 12, lot: 40, application: 30, dilution: 40, species: 40, cycle: 10, channel: 30 },
} as const;

/** One line of text that every format can hold: no control characters, no code points that XML forbids. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff\s]+/gu, " ")
    .trim();
}
