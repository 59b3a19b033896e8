/** Products of the panel builder with their names in one language. */
import type { PanelProducts } from "@contracts/panel";
import type { Language } from "../market/market";
import { nameInLanguage } from "../product-texts/product-in-language";

/** The products, each named in the language or, if it has no name there, in English. */
export function panelProductsIn({ antibodies, kits }: PanelProducts, language: Language): PanelProducts {
  return {
    antibodies: antibodies.map((item) => ({ ...item, name: nameInLanguage(item, language) })),
    kits: kits.map((item) => ({ ...item, name: nameInLanguage(item, language) })),
  };
}
