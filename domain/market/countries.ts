/** Every country that the shop knows (C-CTRY-05): code, names to find it by, and its currency (C-CTRY-18). */
import { countryRows } from "./countries.generated";
import type { Language } from "./market";

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly label: string;
  readonly altNames: readonly string[];
  readonly labels: Readonly<Record<Language, string>>;
}

interface Names {
  readonly country: Country;
  /** Folded for comparison: names in the page's language and all others. */
  readonly folded: readonly string[];
}

export const countries: readonly Country[] = countryRows.map(([value, currency, label, altNames, ja, , zh]) => ({
  value,
  currency,
  label,
  altNames,
  labels: { en: label, jp: ja, cn: zh },
}));

const byValue = new Map(countries.map((country) => [country.value, country]));
let names: readonly Names[] | undefined;

export const defaultCountry = "US";
const defaultCurrency = "USD";

/** @param value ISO 3166 alpha-2, upper case */
export function isKnownCountry(value: string): boolean {
  return byValue.has(value);
}

/** Null for a code that nobody knows. */
export function getCountry(value: string): Country | null {
  return byValue.get(value) ?? null;
}

/** Currency of daily use; USD for a country that nobody knows (C-CTRY-17, C-CTRY-18). */
export function currencyOf(country: string): string {
  return byValue.get(country)?.currency ?? defaultCurrency;
}

/** Name of a country in the page's language; the code itself when it is not known. */
export function countryName(value: string, language: Language): string {
  return byValue.get(value)?.labels[language] ?? value;
}

/** All countries, in the order of their names in a language. */
export function countriesByName(language: Language): readonly Country[] {
  const order = new Intl.Collator(language === "jp" ? "ja" : language === "cn" ? "zh-Hans" : "en");
  return countries.toSorted((a, b) => order.compare(a.labels[language], b.labels[language]));
}

/**
 * Countries whose code, name or other name matches what was typed, best first: the whole name or code, then a name
 * that begins so, then one with a word that begins so, then one that contains it. An empty query finds all.
 */
export function findCountries(query: string, language: Language): readonly Country[] {
  const wanted = fold(query);
  if (!wanted) return countriesByName(language);
  return foldedNames()
    .map(({ country, folded }) => ({ country, rank: Math.min(...folded.map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank || a.country.labels[language].localeCompare(b.country.labels[language]))
    .map(({ country }) => country);
}

const noMatch = 9;

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  // Two letters inside of words find half the world.
  return wanted.length > 2 && name.includes(wanted) ? 3 : noMatch;
}

/** Japanese and Chinese names have no words to begin with, so any position counts for them; see `rankOf`. */
function foldedNames(): readonly Names[] {
  names ??= countryRows.map(([value, , label, altNames, ja, jaAltNames, zh, zhAltNames], index) => ({
    country: countries[index] as Country,
    folded: [value, label, ...altNames, ja, ...jaAltNames, zh, ...zhAltNames].map(fold),
  }));
  return names;
}

/** Case, accents, width and punctuation do not count. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
