import type { Language } from "@domain/market/market";
import { locales } from "@domain/market/market";
import type { TFunction } from "i18next";
import { createContext, type ReactNode, useContext } from "react";
import { defaultLanguage, languages } from "./options";

/** Texts of one language: an i18next instance on the server, `createBrowserTexts` in the browser. */
export interface TextSource {
  /** BCP 47 tag. */
  readonly language: string;
  readonly t: TFunction;
  getResource(language: string, namespace: string, key: string): unknown;
}

const TextsContext = createContext<TextSource | null>(null);

/** Gives the tree below its texts; entry.server and entry.client put it around the app. */
export function I18nProvider({ i18n, children }: { i18n: TextSource; children: ReactNode }) {
  return <TextsContext.Provider value={i18n}>{children}</TextsContext.Provider>;
}

/** The source itself, for keys that are made from data. */
export function useTexts(): TextSource {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("There is no I18nProvider above.");
  return texts;
}

/** The page's texts: `t("area.key")`, keys and placeholders typed by the English catalogue. */
export function useT(): TFunction {
  return useTexts().t;
}

/** The language of the texts; known even where the root loader failed. */
export function usePageLanguage(): Language {
  const texts = useTexts();
  return languages.find((language) => locales[language].lang === texts.language) ?? defaultLanguage;
}
