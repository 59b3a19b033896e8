/** Which country and language a request is for: pure rules over what the request and its visitor say. */
import { currencyOf, defaultCountry, isKnownCountry } from "./countries";
import { isLanguage, type Language, locales, type Market, type Region } from "./market";

export const countryCookie = "country";
export const languageCookie = "language";
export const countryParameter = "country";
export const languageParameter = "language";

/** Everything that may name a country; null or empty means that it says nothing. */
export interface CountrySources {
  readonly registrationCountry: string | null;
  readonly region: Region;
  readonly parameter: string | null;
  readonly cookie: string | null;
  readonly clientHeader: string | null;
  readonly settings: string | null;
}

const regionCountry: Readonly<Record<Region, string | null>> = { global: null, jp: "JP", cn: "CN" };
const regionLanguage: Readonly<Record<Region, Language | null>> = { global: null, jp: "jp", cn: "cn" };

/**
 * The first source that names a known country decides (C-CTRY-06, AMB-C-04). Only a parameter that names an unknown one
 * decides as well: for the default country (C-CTRY-08).
 */
export function resolveCountry(sources: CountrySources): string {
  return (
    known(sources.registrationCountry) ??
    regionCountry[sources.region] ??
    (sources.parameter ? (known(sources.parameter) ?? defaultCountry) : null) ??
    known(sources.cookie) ??
    known(sources.clientHeader) ??
    known(sources.settings) ??
    defaultCountry
  );
}

/** True when nothing but the last resort, the settings service, could name a country. */
export function needsSettings(sources: Omit<CountrySources, "settings">): boolean {
  return (
    !known(sources.registrationCountry) &&
    !regionCountry[sources.region] &&
    !sources.parameter &&
    !known(sources.cookie) &&
    !known(sources.clientHeader)
  );
}

/** Host, then parameter, then cookie, then English (C-CTRY-09, C-CTRY-10). */
export function resolveLanguage(sources: {
  region: Region;
  parameter: string | null;
  cookie: string | null;
}): Language {
  return regionLanguage[sources.region] ?? languageOf(sources.parameter) ?? languageOf(sources.cookie) ?? "en";
}

/** Everything else of a market follows from these three. */
export function createMarket(region: Region, country: string, language: Language): Market {
  return { region, country, language, locale: locales[language].iso, currency: currencyOf(country) };
}

/** The storefront that a country belongs to (C-CTRY-12). */
export function regionOf(country: string): Region {
  return country === "JP" ? "jp" : country === "CN" ? "cn" : "global";
}

/** True for countries with a site of their own (C-CTRY-19). */
export function regionalSiteAvailable(country: string): boolean {
  return regionOf(country) !== "global";
}

/** How the cookie writes a country (C-CTRY-14). */
export function countryCookieValue(country: string): string {
  return country === "US" ? "USA" : country;
}

/** A code from outside as ISO 3166: USA is US, and the client region NIR, Northern Ireland, is sold to from IE (C-CTRY-07). */
export function normaliseCountry(code: string): string {
  const upper = code.trim().toUpperCase();
  return upper === "USA" ? "US" : upper === "NIR" ? "IE" : upper;
}

/** Null for text that names no language of the shop. */
export function languageOf(value: string | null): Language | null {
  return isLanguage(value) ? value : null;
}

function known(code: string | null): string | null {
  if (!code) return null;
  const country = normaliseCountry(code);
  return isKnownCountry(country) ? country : null;
}
