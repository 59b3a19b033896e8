/** Key that ignores order and case. */
function sameness(values: readonly string[]): string {
  return JSON.stringify([...new Set(values.map((value) => value.trim().toLowerCase()))].sort());
}

/** True if all of several products have the same value, or all have none. */
export function sharedByAll(products: readonly (readonly string[])[]): boolean {
  return products.length > 1 && new Set(products.map(sameness)).size === 1;
}

/**
 * True for each product that shares the attribute's value with another product (C-COMP-07).
 * @param products values of one attribute, one list per product; an empty list is never shared
 */
export function sharedWithAnother(products: readonly (readonly string[])[]): boolean[] {
  const keys = products.map((values) => (values.length > 0 ? sameness(values) : null));
  return keys.map((key, index) => key !== null && keys.some((other, at) => at !== index && other === key));
}
