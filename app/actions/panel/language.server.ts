import type { QuoteLanguage } from "@contracts/commerce/quotes";
import type { Market } from "@domain/market/market";

const languages = { en: "en", jp: "ja", cn: "zh" } as const;

/** The page's language in the codes of mails and documents. */
export const panelLanguage = ({ language }: Pick<Market, "language">): QuoteLanguage => languages[language];
