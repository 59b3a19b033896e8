/**
 * Texts in the browser. The catalogues use two features of i18next, interpolation and plurals; these forty lines
 * replace 14 KB of script on every page (decision 0010). A test compares every key.
 */
import { type Language, locales } from "@domain/market/market";
import type { TextSource } from "./use-t";

type Catalogue = { readonly [key: string]: string | Catalogue };

export function createBrowserTexts(language: Language, catalogue: Catalogue): TextSource {
  const tag = locales[language].lang;
  const plurals = new Intl.PluralRules(tag);
  const find = (key: string) =>
    key
      .split(".")
      .reduce<string | Catalogue | undefined>(
        (node, part) => (typeof node === "object" ? node[part] : undefined),
        catalogue,
      );

  function translate(key: string, values: Readonly<Record<string, unknown>> = {}): string {
    const plural = typeof values.count === "number" ? find(`${key}_${plurals.select(values.count)}`) : undefined;
    const text = plural ?? find(key);
    if (typeof text !== "string") {
      console.error("no text", key);
      return key;
    }
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  }

  return {
    language: tag,
    t: translate,
    getResource: (_language, _namespace, key) => find(key),
  };
}
