/** Decimal and thousands marks by country. */

const marks = new Map<string, "." | ",">();

/**
 * Decimal separator of a country's main language: "1,000" is a thousand in the United States, and one in Germany.
 * @param country ISO 3166-1 alpha-2
 */
export function decimalMarkOf(country: string): "." | "," {
  const known = marks.get(country);
  if (known) return known;
  const { language } = new Intl.Locale("und", { region: country }).maximize();
  const parts = new Intl.NumberFormat(`${language}-${country}`, { numberingSystem: "latn" }).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
  marks.set(country, mark);
  return mark;
}
