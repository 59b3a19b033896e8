/** Names of taxes with their rates. */
import type { TaxPortion } from "@contracts/commerce/cart";
import { type Language, locales } from "../market/market";
import { localName } from "../promotions/names";

/** "VAT 19 %", "消費税 10%"; the rate in the language's digits and signs. */
export function taxLabel({ name, names, partsPerMillion }: TaxPortion, language: Language): string {
  const rate = new Intl.NumberFormat(locales[language].lang, { style: "percent", maximumFractionDigits: 4 });
  return `${localName(name, names, language)} ${rate.format(partsPerMillion / 1_000_000)}`;
}
