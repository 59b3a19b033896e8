/** Texts of the hosted pages, which have their own origin and share none with the shop. */
import texts from "./texts.json";

export type CardTexts = typeof texts.en;
export const cardTexts: Readonly<Record<"en" | "ja" | "zh", CardTexts>> = texts;
