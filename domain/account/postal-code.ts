/**
 * Postal code formats of the countries that the shop checks (A-ADDR-11 to A-ADDR-15). For other countries only the
 * length is limited.
 */

/**
 * Great Britain: area and district, then sector and unit, with the letters allowed in each position. Also Girobank,
 * British forces and overseas territories.
 */
const british = [
  "GIR ?0AA",
  "BFPO ?\\d{1,4}",
  "(?:ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TKCA) ?1ZZ",
  "GX11 ?1AA",
  "[A-PR-UWYZ](?:\\d{1,2}|[A-HK-Y]\\d{1,2}|\\d[A-HJKPSTUW]|[A-HK-Y]\\d[ABEHMNPRVWXY]) ?\\d[ABD-HJLNP-UW-Z]{2}",
].join("|");

const patterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}$/,
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  GB: new RegExp(`^(?:${british})$`, "i"),
};

/** Shown beside a refused code. */
export const postalCodeExamples: Readonly<Record<string, string>> = {
  US: "01923",
  DE: "10115",
  AT: "1010",
  NL: "2333 CR",
  GB: "SW1A 1AA",
};

/** True if the code has a valid format for the country. An empty code is valid only where the format is not checked. */
export function isPostalCode(country: string, code: string | null): boolean {
  const pattern = patterns[country];
  if (!pattern) return code === null || /^[\p{L}\p{N} -]{0,12}$/u.test(code);
  return code !== null && pattern.test(code);
}
