import { type Language, languages, locales } from "@contracts/languages";
import { mainRegion, type Region, regionNames, regions } from "@contracts/regions";

export type Origins = Readonly<Record<Region | "current", string>>;

export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** The `hreflang` of a region: its language, with its country where another region already has the language. */
const hrefLangs = regionNames.map((region, index) => {
  const { country, languages: own } = regions[region];
  const [language] = own;
  const isTaken = regionNames.slice(0, index).some((other) => regions[other].languages[0] === language);
  const { lang } = locales[language];
  return { region, language, hrefLang: isTaken ? `${lang}-${country}` : lang };
});

/**
 * The page on every region's host where it exists in the region's language. A language chosen by cookie on the main host
 * does not change the canonical page.
 */
export function alternatesOf(path: string, origins: Origins, existing: readonly Language[] = languages): Alternate[] {
  const siblings = hrefLangs
    .filter(({ language }) => existing.includes(language))
    .map(({ region, hrefLang }) => ({ hrefLang, href: origins[region] + path }));
  const isInMainLanguage = existing.includes(regions[mainRegion].languages[0]);
  return isInMainLanguage ? [...siblings, { hrefLang: "x-default", href: origins[mainRegion] + path }] : siblings;
}
