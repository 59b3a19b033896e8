/** All countries known to the shop (C-CTRY-05), with code, searchable names and currency (C-CTRY-18). */
import { type Language, locales } from "@contracts/languages";
import { regionOfCountry, regions } from "@contracts/regions";
import rows from "./countries.generated.json";

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
  /** Names folded for comparison: those in the page's language, and all others. */
  readonly folded: readonly string[];
}

/** A row of the file that scripts/data/generate-countries.ts writes. Other names are searched, never shown. */
type CountryRow = readonly [
  value: string,
  currency: string,
  label: string,
  altNames: readonly string[],
  ja: string,
  jaAltNames: readonly string[],
  zh: string,
  zhAltNames: readonly string[],
];
// TypeScript reads the arrays of a JSON file as lists, not as tuples.
const countryRows = rows as unknown as readonly CountryRow[];

export const countries: readonly Country[] = countryRows.map(([value, currency, label, altNames, ja, , zh]) => ({
  value,
  currency,
  label,
  altNames,
  labels: { en: label, jp: ja, cn: zh },
}));

const byValue = new Map(countries.map((country) => [country.value, country]));
const currencies = new Set(countries.map(({ currency }) => currency));
let names: readonly Names[] | undefined;

export const defaultCountry = "US";
const defaultCurrency = "USD";

/** @param value ISO 3166 alpha-2, upper case */
export function isKnownCountry(value: string): boolean {
  return byValue.has(value);
}

/** True for the currency of a country. @param code ISO 4217, upper case */
export function isKnownCurrency(code: string): boolean {
  return currencies.has(code);
}

/** Null for an unknown code. */
export function getCountry(value: string): Country | null {
  return byValue.get(value) ?? null;
}

/** Currency of the country's region, else of the country; USD if unknown (C-CTRY-17, C-CTRY-18). */
export function currencyOf(country: string): string {
  const region = regionOfCountry(country);
  return (region && regions[region].currency) ?? byValue.get(country)?.currency ?? defaultCurrency;
}

/** Name in the page's language; the code itself if unknown. */
export function countryName(value: string, language: Language): string {
  return byValue.get(value)?.labels[language] ?? value;
}

/** English names that take an article inside a sentence. */
const withArticle =
  /^(United |U\.S\. |Philippines$|Bahamas$|Maldives$|Seychelles$|Comoros$|Gambia$|Isle of )|Islands?$|Netherlands$|Republic$|Territor(y|ies)$/;
const withoutArticle = /^(Norfolk|Christmas|Bouvet) Island$|^South Georgia /;

/** Name inside a sentence of the page's language: "the United States". */
export function countryInSentence(value: string, language: Language): string {
  const name = countryName(value, language);
  return language === "en" && withArticle.test(name) && !withoutArticle.test(name) ? `the ${name}` : name;
}

/** All countries, sorted by their names in the language. */
export function countriesByName(language: Language): readonly Country[] {
  const order = new Intl.Collator(locales[language].lang);
  return countries.toSorted((a, b) => order.compare(a.labels[language], b.labels[language]));
}

/**
 * Countries whose code or name matches the query. Rank: exact match, prefix of the name, prefix of a word, substring.
 * An empty query returns all.
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
  // Two letters inside words would match half of all countries.
  return wanted.length > 2 && name.includes(wanted) ? 3 : noMatch;
}

/** Japanese and Chinese names have no word breaks, so any position counts as a prefix; see `rankOf`. */
function foldedNames(): readonly Names[] {
  names ??= countryRows.map(([value, , label, altNames, ja, jaAltNames, zh, zhAltNames], index) => ({
    country: countries[index] as Country,
    folded: [value, label, ...altNames, ja, ...jaAltNames, zh, ...zhAltNames].map(fold),
  }));
  return names;
}

/** Ignores case, accents, width and punctuation. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
