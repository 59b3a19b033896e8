/** Resolves country and language from the request and its visitor. Pure. */
import { regions } from "@contracts/regions";
import { currencyOf, defaultCountry, isKnownCountry } from "./countries";
import { isLanguage, type Language, locales, type Market, type Region } from "./market";

export const countryCookie = "country";
export const languageCookie = "language";
export const countryParameter = "country";
export const languageParameter = "language";
/**
 * Sets the country of one response, for clients such as crawlers that do not return the cookie that `country` sets.
 * Later responses are not affected.
 */
export const shownInParameter = "shown-in";
/** The same for the language. Links and forms of such a response repeat the parameter. */
export const shownLanguageParameter = "shown-language";

/** Possible sources of the country; null or empty if unset. */
export interface CountrySources {
  readonly registrationCountry: string | null;
  readonly region: Region;
  readonly parameter: string | null;
  readonly cookie: string | null;
  readonly clientHeader: string | null;
  readonly settings: string | null;
}

/**
 * Country of the first source that names a known one (C-CTRY-06, AMB-C-04). An unknown country in the parameter means
 * the default country (C-CTRY-08); other sources are skipped.
 */
export function resolveCountry(sources: CountrySources): string {
  return (
    known(sources.registrationCountry) ??
    regions[sources.region].country ??
    namedCountry(sources.parameter) ??
    known(sources.cookie) ??
    known(sources.clientHeader) ??
    known(sources.settings) ??
    defaultCountry
  );
}

/** True if only the settings service can name a country. */
export function needsSettings(sources: Omit<CountrySources, "settings">): boolean {
  return (
    !known(sources.registrationCountry) &&
    !regions[sources.region].country &&
    namedCountry(sources.parameter) === null &&
    !known(sources.cookie) &&
    !known(sources.clientHeader)
  );
}

/** Language from parameter or cookie if the host offers it, else the host's first language (C-CTRY-09, C-CTRY-10). */
export function resolveLanguage({
  region,
  parameter,
  cookie,
}: {
  region: Region;
  parameter: string | null;
  cookie: string | null;
}): Language {
  const { languages } = regions[region];
  const chosen = [languageOf(parameter), languageOf(cookie)];
  return chosen.find((language) => language !== null && languages.includes(language)) ?? languages[0];
}

/** Market of a region, country and language; all other fields derive from them. */
export function createMarket(region: Region, country: string, language: Language): Market {
  return { region, country, language, locale: locales[language].iso, currency: currencyOf(country) };
}

/** Country that an address names; null if it names none. An unknown one is the default country (C-CTRY-08). */
export function namedCountry(parameter: string | null): string | null {
  return parameter?.trim() ? (known(parameter) ?? defaultCountry) : null;
}

/** Country as stored in the cookie (C-CTRY-14). */
export function countryCookieValue(country: string): string {
  return country === "US" ? "USA" : country;
}

/** External code as ISO 3166: USA becomes US, and the client region NIR (Northern Ireland) becomes IE (C-CTRY-07). */
export function normalizeCountry(code: string): string {
  const upper = code.trim().toUpperCase();
  return upper === "USA" ? "US" : upper === "NIR" ? "IE" : upper;
}

/** Null for unsupported languages. */
export function languageOf(value: string | null): Language | null {
  return isLanguage(value) ? value : null;
}

function known(code: string | null): string | null {
  if (!code) return null;
  const country = normalizeCountry(code);
  return isKnownCountry(country) ? country : null;
}
