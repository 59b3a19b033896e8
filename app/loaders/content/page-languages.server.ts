/** Languages in which a content page exists, for its language alternates. */
import { type Language, languages, locales } from "@domain/market/market";
import { articlePath } from "./components/lists.server";
import type { ContentContext } from "./page-build.server";

/** A page that falls back to English does not exist in the language it falls back from. */
export function pageLanguages(context: ContentContext, path: string): Promise<readonly Language[]> {
  return languagesWhere(context, async (language) => {
    const result = await context.services.content.isPageWrittenIn(locales[language].iso, path);
    return result.ok ? result.value : null;
  });
}

/** @param path canonical path of the article, whose name may differ by language */
export function articleLanguages(context: ContentContext, id: string, path: string): Promise<readonly Language[]> {
  return languagesWhere(context, async (language) => {
    const locale = locales[language].iso;
    const result = await context.services.content.supportArticle(locale, id);
    if (!result.ok) return null;
    return result.value?.system.locale === locale && articlePath(result.value) === path;
  });
}

/**
 * During an outage the page counts as existing, so that it stays indexed. It is not stored then, because it may name a
 * language in which it does not exist.
 * @param exists resolves to null during an outage of the content service
 */
async function languagesWhere(
  context: ContentContext,
  exists: (language: Language) => Promise<boolean | null>,
): Promise<readonly Language[]> {
  const found = await Promise.all(languages.map(exists));
  if (found.includes(null)) context.degraded();
  return languages.filter((_, at) => found[at] !== false);
}
