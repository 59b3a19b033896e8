/** Texts of the chat in each language. Visitors of a country may read the shop in any of its languages. */
import texts from "./texts.json";

export const chatLanguages = ["en", "ja", "zh"] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

export const chatTexts: Readonly<Record<ChatLanguage, typeof texts.en>> = texts;
