/**
 * Postal code formats of the countries that the shop checks (A-ADDR-11 to A-ADDR-15), and of those with a host of their
 * own. For other countries only the length is limited.
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

/** Countries whose addresses may lack a code: what is typed must be one. */
const optionalPatterns: Readonly<Record<string, RegExp>> = {
  JP: /^\d{3}-?\d{4}$/,
  CN: /^\d{6}$/,
};

/** Shown beside a refused code. */
export const postalCodeExamples: Readonly<Record<string, string>> = {
  US: "01923",
  DE: "10115",
  AT: "1010",
  NL: "2333 CR",
  GB: "SW1A 1AA",
  JP: "154-0023",
  CN: "266033",
};

/** True if the code has a valid format for the country. An empty code is valid only where none is needed. */
export function isPostalCode(country: string, code: string | null): boolean {
  const needed = patterns[country];
  if (needed) return code !== null && needed.test(code);
  return code === null || (optionalPatterns[country] ?? /^[\p{L}\p{N} -]{0,12}$/u).test(code);
}
