/** Postal codes of the countries whose form the shop checks (A-ADDR-11 to A-ADDR-15); others are only kept short. */

/**
 * Great Britain: area and district, then sector and unit, with the letters that each place can have; besides these the
 * codes of Girobank, of forces' post and of the territories overseas.
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

/** False for a code that cannot be one of the country; an empty one only where the country's codes are checked. */
export function isPostalCode(country: string, code: string | null): boolean {
  const pattern = patterns[country];
  if (!pattern) return code === null || /^[\p{L}\p{N} -]{0,12}$/u.test(code);
  return code !== null && pattern.test(code);
}
