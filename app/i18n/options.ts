/** Options that server and browser share: the language is decided outside, nothing is detected, stored or fetched. */
import { type Language, locales } from "@domain/market/market";
import type { InitOptions } from "i18next";

export const languages = Object.keys(locales) as Language[];
export const defaultLanguage: Language = "en";

/**
 * Options of one instance.
 * @param language the page's language; the instance knows no other and never falls back, because every catalogue is complete
 */
export function i18nOptions(language: Language): InitOptions {
  return {
    lng: locales[language].lang,
    fallbackLng: false,
    load: "currentOnly",
    defaultNS: "translation",
    initImmediate: false,
    returnNull: false,
    // React escapes; texts outside of React are escaped where they are used.
    interpolation: { escapeValue: false },
  };
}
