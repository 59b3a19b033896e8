/** Names of promotions in the reader's language. Lines carry the plain name, the codes of a cart carry all of them. */

import type { LocalNames } from "@contracts/catalogue/local-names";
import type { Cart } from "@contracts/commerce/cart";
import { type Language, locales } from "../market/market";

/** `names` in a language; `name` where there are none. */
export function localName(name: string, names: LocalNames | undefined, language: Language): string {
  return names?.[locales[language].file] ?? name;
}

/** Says the plain name of a promotion in a language. */
export function promotionNames(
  { discountCodes }: Pick<Cart, "discountCodes">,
  language: Language,
): (name: string) => string {
  const known = new Map(discountCodes.map(({ discountCode }) => [discountCode.name, discountCode.names]));
  return (name) => localName(name, known.get(name), language);
}
