import { parseProductAddress } from "../product-page/address";

/**
 * The address of a page or a file of a renumbered product, under its new number. A category before the number is left
 * out, as on the product's own page.
 */
export function renumberedPath({ pathname, search }: URL, from: string, to: string): string {
  const segments = pathname.split("/");
  const below = segments.slice(isNumber(segments[2], from) ? 3 : 4);
  return ["/products", to, ...below].join("/") + search;
}

const isNumber = (segment: string | undefined, key: string): boolean =>
  parseProductAddress(decodeURIComponent(segment ?? ""))?.key === key;
