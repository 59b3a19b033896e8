import { vocabularyKey } from "@domain/vocabulary/keys";
import { useTranslation } from "react-i18next";

/** Names of the catalogue's codes in the page's language; an unknown code is shown as it is. */
export function useVocabulary() {
  const { i18n } = useTranslation();
  return (group: "application" | "species" | "productType" | "host", code: string): string => {
    const name: unknown = i18n.getResource(i18n.language, "translation", `vocabulary.${group}.${vocabularyKey(code)}`);
    return typeof name === "string" ? name : code;
  };
}
