/** Names of taxes with their rates. */
import type { TaxPortion } from "@contracts/commerce/cart";
import { type Language, locales } from "../market/market";
import { localName } from "../promotions/names";

const exempt: Readonly<Record<Language, (name: string, certificate: string) => string>> = {
  en: (name, certificate) => `${name}: exempt, certificate ${certificate}`,
  jp: (name, certificate) => `${name}：免税、証明書 ${certificate}`,
  cn: (name, certificate) => `${name}：免税，证书 ${certificate}`,
};

/** "VAT 19 %", "消費税 10%", "Sales tax: exempt, certificate E-77"; the rate is formatted for the language. */
export function taxLabel({ name, names, partsPerMillion, exemption }: TaxPortion, language: Language): string {
  if (exemption) return exempt[language](localName(name, names, language), exemption);
  const rate = new Intl.NumberFormat(locales[language].lang, { style: "percent", maximumFractionDigits: 4 });
  return `${localName(name, names, language)} ${rate.format(partsPerMillion / 1_000_000)}`;
}
