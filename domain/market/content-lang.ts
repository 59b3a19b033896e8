import { type Language, locales } from "./market";

/**
 * `lang` for content that fell back to another language; null if it matches the page.
 * @param servedLocale as sent by the content service, such as `ja-jp`
 */
export function contentLang(servedLocale: string, pageLanguage: Language): string | null {
  if (servedLocale === locales[pageLanguage].iso) return null;
  return Object.values(locales).find(({ iso }) => iso === servedLocale)?.lang ?? servedLocale;
}
