/** Languages in which a page of the content service exists, for what its head says of its siblings. */
import { type Language, languages, locales } from "@domain/market/market";
import { articlePath } from "./page-lists.server";
import type { ContentContext } from "./page-reading.server";

/** A page that falls back to English does not exist in the language that it falls back from. */
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

/** When nobody can say, the page counts as existing: nothing is taken from search engines because a service is down. */
async function languagesWhere(exists: (language: Language) => Promise<boolean>): Promise<readonly Language[]> {
  const found = await Promise.all(languages.map(exists));
  return languages.filter((_, at) => found[at]);
}
