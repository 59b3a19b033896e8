/** Precision that the engine uses for product numbers: every word must match exactly. */
export const productNumberPrecision = 11;

/**
 * True for a phrase that is meant as a product number: longer than 3 characters, fewer than 2 letters, a run of 4 or 5
 * digits (C-SEARCH-14). Whether it then searches precisely is the flag's decision.
 */
export function looksLikeProductNumber(query: string): boolean {
  const letters = query.match(/\p{L}/gu)?.length ?? 0;
  return [...query].length > 3 && letters < 2 && /(?<!\d)\d{4,5}(?!\d)/.test(query);
}
