/** English names of the languages of people who write to the shop. */
import type { Language } from "@contracts/languages";

const names: Readonly<Record<Language, string>> = { en: "English", jp: "Japanese", cn: "Chinese" };

export const languageName = (language: string): string => names[language as Language] ?? language;
