/** Texts in the browser: loads the catalogue of the page's language and no other. */
import { isLanguage, type Language } from "@domain/market/market";
import { createBrowserTexts } from "./browser-texts";
import { defaultLanguage } from "./options";
import type { TextSource } from "./use-t";

const load = {
  en: () => import("./messages/en_EN"),
  jp: () => import("./messages/ja_JP"),
  cn: () => import("./messages/zh_CN"),
} as const;

/** Texts of the gallery: only its own pages load them, and nothing links to these from the shop. */
const loadExamples = {
  en: () => import("./messages/en_EN/examples"),
  jp: () => import("./messages/ja_JP/examples"),
  cn: () => import("./messages/zh_CN/examples"),
} as const;

/** The language that the document was rendered in: `<html data-language>`. */
function documentLanguage(): Language {
  const value = document.documentElement.dataset.language;
  return isLanguage(value) ? value : defaultLanguage;
}

/** Resolves when the texts are there; hydrate after that, inside `<I18nProvider i18n={…}>`. */
export async function initClientI18n(language: Language = documentLanguage()): Promise<TextSource> {
  const inGallery = /^\/examples(\/|$)/.test(location.pathname);
  const [{ messages }, gallery] = await Promise.all([load[language](), inGallery ? loadExamples[language]() : {}]);
  return createBrowserTexts(language, { ...messages, ...gallery });
}
