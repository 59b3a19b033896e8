import { vocabularyKey } from "@domain/vocabulary/keys";
import { useTexts } from "./use-t";

type VocabularyGroup =
  | "application"
  | "species"
  | "productType"
  | "host"
  | "unit"
  | "sensitivity"
  | "clonality"
  | "formulation";

/** Names of catalogue codes in the page's language; unknown codes are returned as they are. */
export function useVocabulary() {
  const texts = useTexts();
  return (group: VocabularyGroup, code: string): string => {
    const name: unknown = texts.getResource(
      texts.language,
      "translation",
      `vocabulary.${group}.${vocabularyKey(code)}`,
    );
    return typeof name === "string" ? name : code;
  };
}

/** Amount and unit of a size in the page's language: "100 µl", "1 キット". */
export function useSizeText() {
  const name = useVocabulary();
  return ({ amount, unit }: { readonly amount: string; readonly unit: string }) =>
    `${amount} ${name("unit", unit)}`.trim();
}
