import { isEnglishText } from "@domain/product-texts/english-text";
import { useTexts } from "./use-t";

/** `lang` of a catalogue text: "en" where it fell back to English, undefined where it is in the page's language. */
export function useTextLang(): (text: string) => "en" | undefined {
  const { language } = useTexts();
  return (text) => (language !== "en" && isEnglishText(text) ? "en" : undefined);
}
