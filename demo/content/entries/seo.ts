import type { Localized } from "../locales";
import type { Language } from "./entry";

/** Search-engine metadata of one language. */
export function seoMetadata(language: Language, title: Localized<string>, description: Localized<string>): unknown[] {
  return [
    { type: "title", value: title[language] },
    { type: "description", value: description[language] },
    { type: "og:title", value: title[language] },
    { type: "og:description", value: description[language] },
  ];
}
