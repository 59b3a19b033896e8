/** Type-ahead queries: 3 products with the top 5 categories, 3 resources, 3 suggestions (C-TYPE-14). */

import type { FacetCounts } from "../search-url/facet-match";
import { defaultBrowseState } from "../search-url/state";
import { aliasFilter } from "./alias-filter";
import { findAlias } from "./aliases";
import { prepareProductQuery } from "./prepare";
import { productCountQuery, productListQuery, unread } from "./product-search";
import { resourceListQuery } from "./resource-search";
import { facetRequest, type SearchBody } from "./search-body";
import { removeStopWords } from "./stop-words";

export const typeAheadSizes = { products: 3, resources: 3, categories: 5, suggestions: 3, history: 3 } as const;

/** Delay after the last key press (C-TYPE-13). */
export const typeAheadDebounceMs = 500;

const raw = { raw: {} } as const;

/** True if a phrase filters by the names of categories, which must be loaded from the engine first. */
export const needsCategories = (query: string): boolean =>
  (findAlias(query) ?? findAlias(removeStopWords(query)))?.alias.target.field === "categories";

/**
 * Products and their most frequent categories, understood as by the results page: "for western blot" filters.
 * @param known values of the facets, if the phrase needs those of the categories
 */
export function typeAheadProductQuery(
  query: string,
  deps: Parameters<typeof prepareProductQuery>[1],
  known: FacetCounts["facets"] = {},
): SearchBody {
  const prepared = prepareProductQuery(query, deps);
  const filter = prepared.alias && aliasFilter(prepared.alias.alias, known);
  const read = { ...prepared.query, filters: [...prepared.query.filters, ...(filter ? [filter] : [])] };
  const product = prepared.alias && !filter ? { ...unread, text: removeStopWords(query) } : read;
  return {
    ...productListQuery(defaultBrowseState, product),
    page: { size: typeAheadSizes.products, current: 1 },
    facets: facetRequest(["categories"], typeAheadSizes.categories),
    result_fields: { productnumber: raw, name: raw, url: raw, clickurl: raw },
    record_analytics: false,
    analytics: { tags: ["Type-Ahead"] },
  };
}

/** Resources, without counts. */
export function typeAheadResourceQuery(query: string): SearchBody {
  return {
    ...resourceListQuery(defaultBrowseState, { text: removeStopWords(query), relaxed: false }),
    page: { size: typeAheadSizes.resources, current: 1 },
    facets: undefined,
    result_fields: { title: raw, url: raw, clickurl: raw },
    record_analytics: false,
    analytics: { tags: ["Type-Ahead"] },
  };
}

/** Completions from product names and symbols. */
export function suggestionQuery(query: string) {
  return {
    query,
    types: { documents: { fields: suggestedFields } },
    size: typeAheadSizes.suggestions,
  };
}

const suggestedFields = ["name", "targetsymbols", "categories"];

/** Products listed in search that have a completion. */
export const suggestedCountQuery = (phrase: string): SearchBody =>
  productCountQuery({
    ...unread,
    text: "",
    filters: [{ any: suggestedFields.map((field) => ({ [field]: [phrase] })) }],
  });
