/** Turns a phrase into a product query: free text, an alias filter, or an exact product number. */
import { type AliasMatch, findAlias } from "./aliases";
import { labelledProductNumber, looksLikeProductNumber, productNumberPrecision } from "./product-number";
import { removeStopWords } from "./stop-words";

interface PreparedQuery {
  /** Text for the engine without stop words; "" matches everything. */
  readonly text: string;
  readonly alias: AliasMatch | null;
  /** Precision to send; null for the engine's default. */
  readonly precision: number | null;
}

/** @param query a cleaned phrase */
export function prepareProductQuery(query: string, flags: { readonly searchPrecision: boolean }): PreparedQuery {
  const text = removeStopWords(query);
  const match = findAlias(query) ?? findAlias(text);
  if (match) return { text: removeStopWords(match.rest), alias: match, precision: null };
  const precise = flags.searchPrecision && looksLikeProductNumber(text);
  if (precise) return { text, alias: null, precision: productNumberPrecision };
  return { text: labelledProductNumber(text) ?? text, alias: null, precision: null };
}
