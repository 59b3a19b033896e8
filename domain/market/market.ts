/** The market of a request. Pages receive its values and never test the host name. */
import { type Language, locales } from "@contracts/languages";
import type { Region } from "@contracts/regions";

export { type Language, languages, locales } from "@contracts/languages";
export type { Region } from "@contracts/regions";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(locales, value);
}

export type LocaleIso = (typeof locales)[Language]["iso"];

export interface Market {
  readonly region: Region;
  /** ISO 3166 alpha-2, upper case. */
  readonly country: string;
  readonly language: Language;
  readonly locale: LocaleIso;
  /** ISO 4217. */
  readonly currency: string;
  /** Set for a procurement session, which may buy where the country's own shoppers may not (AMB-C-08). */
  readonly procurement?: boolean;
  /** Price group of the shopper's company, whose prices pages show; absent at the list prices. */
  readonly priceGroup?: string;
}
