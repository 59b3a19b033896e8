import type { Language } from "@domain/market/market";
import { locales } from "@domain/market/market";
import { createContext, type ReactNode, useContext } from "react";
import { defaultLanguage, languages } from "./options";
import type { Translate } from "./translate";

/** Texts of one language: i18next on the server, `createBrowserTexts` in the browser. */
export interface TextSource {
  /** BCP 47 tag. */
  readonly language: string;
  readonly t: Translate;
  getResource(language: string, namespace: string, key: string): unknown;
}

const TextsContext = createContext<TextSource | null>(null);

/** Provides texts to the tree; used by entry.server and entry.client. */
export function I18nProvider({ i18n, children }: { i18n: TextSource; children: ReactNode }) {
  return <TextsContext.Provider value={i18n}>{children}</TextsContext.Provider>;
}

/** The source itself, for keys built from data. */
export function useTexts(): TextSource {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("There is no I18nProvider above.");
  return texts;
}

/** The page's texts: `t("area.key")`, typed by the English catalogue. */
export function useT(): Translate {
  return useTexts().t;
}

/** Language of the texts; available even if the root loader failed. */
export function usePageLanguage(): Language {
  const texts = useTexts();
  return languages.find((language) => locales[language].lang === texts.language) ?? defaultLanguage;
}
