/** Format of VAT IDs (A-ADDR-16 to A-ADDR-19). Whether a number was issued is checked elsewhere. */
import { plainDigits } from "./typed-digits";

const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  DE: /^DE\d{9}$/,
  GB: /^GB\d{1,12}$/,
};

export const vatIdExamples: Readonly<Record<string, string>> = {
  AT: "ATU12345678",
  DE: "DE123456789",
  GB: "GB123456789",
};

/** Registry spelling of a typed ID, which may be full width, lower case or in groups. */
export const writtenVatId = (typed: string): string =>
  plainDigits(typed)
    .replace(/[\s.-]/gu, "")
    .toUpperCase();

/** Countries whose addresses have a VAT ID. */
export const hasVatId = (country: string): boolean => Object.hasOwn(patterns, country);

/** True if the ID is empty or has the format of its country. Countries without a known format are not checked. */
export function isVatIdForm(country: string, vatId: string | null): boolean {
  if (!vatId) return true;
  return patterns[country]?.test(vatId) ?? /^[A-Z0-9+*./\- ]{2,20}$/i.test(vatId);
}

/** All zeros: valid format, but never issued. */
export const isPlaceholderVatId = (vatId: string): boolean => /^[A-Z]{2,3}0+$/i.test(vatId);

/** The first known ID, in registry spelling, if an order that is billed to the country may have it. */
export function vatIdAmong(country: string, known: readonly (string | null | undefined)[]): string | undefined {
  const own = hasVatId(country) ? writtenVatId(known.find(Boolean) ?? "") : "";
  return own && isVatIdForm(country, own) && !isPlaceholderVatId(own) ? own : undefined;
}
