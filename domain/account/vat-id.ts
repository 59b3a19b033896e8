/** The form of VAT ids (A-ADDR-16 to A-ADDR-19). Whether a number was ever given out is asked elsewhere. */
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

/** As a registry writes it, from what somebody typed: full width, lower case, in groups. */
export const writtenVatId = (typed: string): string =>
  plainDigits(typed)
    .replace(/[\s.-]/gu, "")
    .toUpperCase();

/** Countries whose addresses have a VAT id. */
export const hasVatId = (country: string): boolean => Object.hasOwn(patterns, country);

/** The id may be left out. What is entered has the form of its country; other countries' ids are not checked. */
export function isVatIdForm(country: string, vatId: string | null): boolean {
  if (!vatId) return true;
  return patterns[country]?.test(vatId) ?? /^[A-Z0-9+*./\- ]{2,20}$/i.test(vatId);
}

/** A number of nothing but zeros has the form and is nobody's. */
export const isPlaceholderVatId = (vatId: string): boolean => /^[A-Z]{2,3}0+$/i.test(vatId);
