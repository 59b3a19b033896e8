/** Translated promotion names. Lines hold only the plain name; the cart's codes hold all translations. */

import type { LocalNames } from "@contracts/catalogue/local-names";
import type { Cart } from "@contracts/commerce/cart";
import { type Language, locales } from "../market/market";

/** The translation, falling back to `name`. */
export function localName(name: string, names: LocalNames | undefined, language: Language): string {
  return names?.[locales[language].file] ?? name;
}

/** Returns a function that translates plain promotion names. */
export function promotionNames(
  { discountCodes }: Pick<Cart, "discountCodes">,
  language: Language,
): (name: string) => string {
  const known = new Map(discountCodes.map(({ discountCode }) => [discountCode.name, discountCode.names]));
  return (name) => localName(name, known.get(name), language);
}
