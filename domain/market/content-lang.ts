import { type Language, locales } from "./market";

/**
 * `lang` for content that came in another language than the page's, because it fell back; null when it did not.
 * @param servedLocale as the content service writes it, such as `ja-jp`
 */
export function contentLang(servedLocale: string, pageLanguage: Language): string | null {
  if (servedLocale === locales[pageLanguage].iso) return null;
  return Object.values(locales).find(({ iso }) => iso === servedLocale)?.lang ?? servedLocale;
}
