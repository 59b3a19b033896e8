/** Turns a phrase into a product query: read by its names, an alias filter, exact product numbers, or free text. */
import type { NameTable } from "../query-reading/name-table";
import { listedNumbers, registryId } from "../query-reading/product-numbers";
import { readingQuery } from "../query-reading/product-query";
import { type QueryReading, readQuery } from "../query-reading/read-query";
import { type AliasMatch, findAlias } from "./aliases";
import { labelledProductNumber, looksLikeProductNumber, productNumberPrecision } from "./product-number";
import { type ProductQuery, unread } from "./product-search";
import { removeStopWords } from "./stop-words";

export interface PreparedQuery {
  /** Without the filter of the alias, which needs the catalogue's values. */
  readonly query: ProductQuery;
  readonly alias: AliasMatch | null;
  /** Reading that the query comes from; null if the text engine reads the phrase. */
  readonly reading: QueryReading | null;
  /** Words that name something, for a search by any of them. */
  readonly content: readonly string[];
}

interface Deps {
  readonly flags: { readonly searchPrecision: boolean };
  readonly names: NameTable;
}

/** @param phrase a cleaned phrase */
export function prepareProductQuery(phrase: string, { flags, names }: Deps): PreparedQuery {
  const text = removeStopWords(phrase);
  const plain = { alias: null, reading: null, content: [] };
  const numbers = listedNumbers(phrase);
  if (numbers.length > 0) return { ...plain, query: { ...unread, text: "", filters: [{ productnumber: numbers }] } };
  const registered = registryId(phrase);
  if (registered !== null)
    return { ...plain, query: { ...unread, text: registered, precision: productNumberPrecision } };
  const alias = findAlias(phrase) ?? findAlias(text);
  if (alias) {
    const words = removeStopWords(alias.rest);
    const reading = readQuery(alias.rest, names);
    const query = reading && words !== "" ? readingQuery(reading, alias.rest) : null;
    return { ...plain, query: query ?? { ...unread, text: words }, alias, reading: query && reading };
  }
  if (flags.searchPrecision && looksLikeProductNumber(text))
    return { ...plain, query: { ...unread, text, precision: productNumberPrecision } };
  const labelled = labelledProductNumber(text);
  if (labelled !== null) return { ...plain, query: { ...unread, text: labelled } };
  const reading = readQuery(phrase, names);
  const query = reading && readingQuery(reading, phrase);
  return { ...plain, query: query ?? { ...unread, text }, reading: query && reading, content: reading?.rest ?? [] };
}
