/**
 * Query parameters that a public page reads, by the pattern of its route. They are part of the key under which the page
 * is stored; everything else in the address (tracking, mistakes) is dropped before the page sees it.
 */
import { facetNames } from "@contracts/search/search-documents";
import { newStructure, oldStructure } from "../search-url/structure";

const search = [newStructure, oldStructure].flatMap(({ query, pageSize, sort }) => [query, pageSize, sort]);

/** Filters of a product's citations. */
const product = ["application", "reactants", "citations"];

/** What a datasheet prints, and why there is no file of it. */
const datasheet = ["images", "protocol", "size", "pdf"];

const byPattern: Readonly<Record<string, readonly string[]>> = {
  "/browse": [...search, "tab", "nr", "other", "redirect", "noscroll", "qs", "view", ...facetNames],
  // Lists on content pages: what is chosen of them, and the page.
  "/*": ["category", "collection", "format", "page"],
  "/country": ["find", "return"],
  "/products/compare": ["productIds", "add"],
  "/products/:id": product,
  "/products/:category/:id": product,
  "/products/:id/datasheet": datasheet,
  "/products/:category/:id/datasheet": datasheet,
  "/products/:id/export/:file": product,
  "/products/include/protocol": ["productIds", "application"],
};

/** @param pattern path of the matched route, for example `/products/:id` */
export function knownParameters(pattern: string): readonly string[] {
  return byPattern[pattern] ?? [];
}

/** The query with known parameters only, ordered by name; values of one name keep their order. Empty or begins with `?`. */
export function canonicalQuery(params: URLSearchParams, known: readonly string[]): string {
  if (known.length === 0) return "";
  const kept = [...params].filter(([name]) => known.includes(name)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
