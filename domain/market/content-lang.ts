import { type Language, locales } from "./market";

/** `lang` for content that came in another language than the page's, because it fell back; undefined when it did not. */
export function contentLang(servedLocale: string, pageLanguage: Language): string | undefined {
  const served = Object.values(locales).find(({ iso }) => iso === servedLocale);
  return served && served.code !== pageLanguage ? served.lang : undefined;
}
