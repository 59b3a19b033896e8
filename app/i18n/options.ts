/** i18next options shared by server and browser: no detection, storage or loading. */
import { type Language, locales } from "@domain/market/market";
import type { InitOptions } from "i18next";

export const languages = Object.keys(locales) as Language[];
export const defaultLanguage: Language = "en";

/**
 * Options of one instance.
 * @param language the only language of the instance; no fallback, because every catalogue is complete
 */
export function i18nOptions(language: Language): InitOptions {
  return {
    lng: locales[language].lang,
    fallbackLng: false,
    load: "currentOnly",
    defaultNS: "translation",
    initImmediate: false,
    returnNull: false,
    // React escapes texts; elsewhere they are escaped where they are used.
    interpolation: { escapeValue: false },
  };
}
