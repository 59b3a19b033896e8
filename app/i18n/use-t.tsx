import type { Language } from "@domain/market/market";
import { locales } from "@domain/market/market";
import type { i18n, TFunction } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { defaultLanguage, languages } from "./options";

/** Gives the tree below its texts; entry.server and entry.client put it around the app. */
export function I18nProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** The page's texts: `t("area.key")`, keys and placeholders typed by the English catalogue. */
export function useT(): TFunction {
  return useTranslation().t;
}

/** The language of the texts; known even where the root loader failed. */
export function usePageLanguage(): Language {
  const { i18n } = useTranslation();
  return languages.find((language) => locales[language].lang === i18n.language) ?? defaultLanguage;
}
