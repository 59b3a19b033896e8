/** Order and case do not make two values different. */
function sameness(values: readonly string[]): string {
  return JSON.stringify([...new Set(values.map((value) => value.trim().toLowerCase()))].sort());
}

/**
 * Which products have an attribute in common with another one (C-COMP-07).
 *
 * @param products values of one attribute, a list per product; an empty list is no value and shared with nobody
 */
export function sharedWithAnother(products: readonly (readonly string[])[]): boolean[] {
  const keys = products.map((values) => (values.length > 0 ? sameness(values) : null));
  return keys.map((key, index) => key !== null && keys.some((other, at) => at !== index && other === key));
}
