/** Languages in which a content page exists, for its language alternates. */
import { type Language, languages, locales } from "@domain/market/market";
import type { ContentContext } from "./page-build.server";
import { articlePath } from "./page-lists.server";

/** A page that falls back to English does not exist in the language it falls back from. */
export function pageLanguages({ services }: ContentContext, path: string): Promise<readonly Language[]> {
  return languagesWhere(async (language) => {
    const result = await services.content.isPageWrittenIn(locales[language].iso, path);
    return !result.ok || result.value;
  });
}

/** @param path canonical path of the article, whose name may differ by language */
export function articleLanguages({ services }: ContentContext, id: string, path: string): Promise<readonly Language[]> {
  return languagesWhere(async (language) => {
    const locale = locales[language].iso;
    const result = await services.content.supportArticle(locale, id);
    if (!result.ok) return true;
    return result.value?.system.locale === locale && articlePath(result.value) === path;
  });
}

/** During an outage the page counts as existing, so that it stays indexed. */
async function languagesWhere(exists: (language: Language) => Promise<boolean>): Promise<readonly Language[]> {
  const found = await Promise.all(languages.map(exists));
  return languages.filter((_, at) => found[at]);
}
