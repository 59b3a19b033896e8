/**
 * Query parameters that public pages read, by route pattern. They are part of the page key; all others (tracking,
 * typos) are dropped before the page sees them.
 */
import { facetNames } from "@contracts/search/search-documents";
import { newStructure, oldStructure } from "../search-url/structure";
import { listParameters } from "./list-parameters";

const search = [newStructure, oldStructure].flatMap(({ query, pageSize, sort }) => [query, pageSize, sort]);

/** Filters of a product's citations, and the former number that led here. */
const product = ["application", "reactants", "citations", "from"];

/** Options of the datasheet, and why a PDF could not be made. */
const datasheet = ["images", "protocol", "size", "pdf"];

/** Items and style of a methods kit. */
const methods = ["item", "as"];

/** Texts of a panel, and the alternative requested as a file. */
const panelBuilder = ["markers", "on", "channels", "dye", "more", "curve", "cycles", "pick"];

const byPattern: Readonly<Record<string, readonly string[]>> = {
  "/browse": [...search, "tab", "nr", "other", "redirect", "noscroll", "qs", "view", ...facetNames],
  // Lists on content pages: filters and page number.
  "/*": listParameters,
  "/country": ["find", "return"],
  "/methods": methods,
  "/methods/:file": methods,
  "/panel-builder": panelBuilder,
  "/panel-builder/:file": panelBuilder,
  "/products/compare": ["productIds", "add", "differences"],
  "/products/:id": product,
  "/products/:category/:id": product,
  "/products/:id/datasheet": datasheet,
  "/products/:category/:id/datasheet": datasheet,
  "/products/:id/export/:file": product,
  "/products/:id/lots": ["lot"],
  "/lots": ["product", "lot"],
  "/lots/:number": ["expires", "pdf"],
  // Application identifiers of GS1: lot and expiry date.
  "/01/*": ["10", "17"],
  "/products/include/protocol": ["productIds", "application"],
};

/** @param pattern path of the matched route, for example `/products/:id` */
export function knownParameters(pattern: string): readonly string[] {
  return byPattern[pattern] ?? [];
}

/**
 * The query with known parameters only, ordered by name; repeated values keep their order. Empty or starts with `?`.
 */
export function canonicalQuery(params: URLSearchParams, known: readonly string[]): string {
  if (known.length === 0) return "";
  const kept = [...params].filter(([name]) => known.includes(name)).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
