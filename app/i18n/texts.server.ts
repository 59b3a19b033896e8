/** i18next on the server: all catalogues bundled, one instance of remix-i18next per request (C-LOC-01 to C-LOC-04). */
import { type Language, locales } from "@domain/market/market";
import { RemixI18Next } from "remix-i18next/server";
import { createBrowserTexts } from "./browser-texts";
import { messages as en } from "./messages/en_EN";
import { messages as jp } from "./messages/ja_JP";
import { onDemand as enOnDemand } from "./messages/on-demand/en_EN";
import { onDemand as jpOnDemand } from "./messages/on-demand/ja_JP";
import { onDemand as cnOnDemand } from "./messages/on-demand/zh_CN";
import { messages as cn } from "./messages/zh_CN";
import { defaultLanguage, i18nOptions, languages } from "./options";
import type { Translate } from "./translate";
import type { TextSource } from "./use-t";

const catalogues = {
  en: { ...en, ...enOnDemand },
  jp: { ...jp, ...jpOnDemand },
  cn: { ...cn, ...cnOnDemand },
} as const;

/** Detection is off (C-LOC-04): the market decides the language, see `createT`. */
export const remixI18n = new RemixI18Next({
  detection: { supportedLanguages: languages, fallbackLanguage: defaultLanguage, order: [] },
});

function options(language: Language) {
  return { ...i18nOptions(language), resources: { [locales[language].lang]: { translation: catalogues[language] } } };
}

const rendering = new Map<Language, TextSource>();

/**
 * Texts for `<I18nProvider>`: pages look up several hundred keys, and the browser's lookup is much faster than i18next.
 * It is stateless, so one per language serves all requests.
 */
export function pageTexts(language: Language): TextSource {
  const known = rendering.get(language) ?? createBrowserTexts(language, catalogues[language]);
  rendering.set(language, known);
  return known;
}

/** Texts for loaders, actions and the edge's slots: an instance of its own, in the market's language. */
export function createT(language: Language): Promise<Translate> {
  return remixI18n.getFixedT(locales[language].lang, undefined, options(language)) as Promise<Translate>;
}
