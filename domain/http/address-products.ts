/** Addresses of pages about particular products. */

const aboutProducts = /^\/(?:products\/|lots\/\d{4,6}-|compare(?:[.?]|$))/;
const number = /(?<![0-9A-Za-z])\d{4,6}(?=[A-Z]{0,2}\d?(?![0-9A-Za-z]))/g;

/**
 * Numbers of the products of a page that shows no others: product, evidence, lot and compare pages. Null for a page that
 * may show any product, such as a list.
 * @param address path and query
 */
export function productsOfAddress(address: string): readonly string[] | null {
  const numbers = aboutProducts.test(address) ? (address.match(number) ?? []) : [];
  return numbers.length > 0 ? numbers : null;
}
