import { type Language, languages, locales } from "../market/market";

export interface Origins {
  readonly current: string;
  readonly global: string;
  readonly jp: string;
  readonly cn: string;
}

export interface Alternate {
  readonly hrefLang: string;
  readonly href: string;
}

/**
 * Language versions of a page, each on its own host: English on the main host, Japanese and Chinese on theirs. A
 * language chosen by cookie on the main host does not change the canonical page.
 */
export function alternatesOf(path: string, origins: Origins, existing: readonly Language[] = languages): Alternate[] {
  const siblings = languages
    .filter((language) => existing.includes(language))
    .map((language) => ({ hrefLang: locales[language].lang, href: originOf(language, origins) + path }));
  return existing.includes("en") ? [...siblings, { hrefLang: "x-default", href: origins.global + path }] : siblings;
}

function originOf(language: Language, origins: Origins): string {
  return { en: origins.global, jp: origins.jp, cn: origins.cn }[language];
}
