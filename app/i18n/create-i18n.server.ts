/** i18next on the server: all catalogues in the bundle, an instance per request (C-LOC-01 to C-LOC-04). */
import { type Language, locales } from "@domain/market/market";
import { createInstance, type i18n, type TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { createBrowserTexts } from "./browser-texts";
import { messages as en } from "./messages/en_EN";
import { messages as jp } from "./messages/ja_JP";
import { onDemand as enOnDemand } from "./messages/on-demand/en_EN";
import { onDemand as jpOnDemand } from "./messages/on-demand/ja_JP";
import { onDemand as cnOnDemand } from "./messages/on-demand/zh_CN";
import { messages as cn } from "./messages/zh_CN";
import { defaultLanguage, i18nOptions, languages } from "./options";
import type { TextSource } from "./use-t";

const catalogues = {
  en: { ...en, ...enOnDemand },
  jp: { ...jp, ...jpOnDemand },
  cn: { ...cn, ...cnOnDemand },
} as const;

/** Detection order is empty: whatever a request carries, this layer answers the default language. */
export const remixI18n = new RemixI18Next({
  detection: { supportedLanguages: languages, fallbackLanguage: defaultLanguage, order: [] },
});

function options(language: Language) {
  return { ...i18nOptions(language), resources: { [locales[language].lang]: { translation: catalogues[language] } } };
}

const rendering = new Map<Language, TextSource>();

/**
 * Texts for `<I18nProvider>`: a page asks for several hundred, and the browser's own reader of the same catalogues
 * gives them in a fraction of the time. It keeps no state, so one per language serves every request.
 */
export function pageTexts(language: Language): TextSource {
  const known = rendering.get(language) ?? createBrowserTexts(language, catalogues[language]);
  rendering.set(language, known);
  return known;
}

/** The instance for loaders and actions, in the language that the market says. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.init(options(language));
  return instance;
}

/** Texts where nothing is rendered: resource routes, mails, logs for people. */
export function createT(language: Language): Promise<TFunction> {
  return remixI18n.getFixedT(locales[language].lang, undefined, options(language));
}
