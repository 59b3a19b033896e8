/** Type-ahead queries: 3 products with the top 5 categories, 3 resources, 3 suggestions (C-TYPE-14). */

import { defaultBrowseState } from "../search-url/state";
import { prepareProductQuery } from "./prepare";
import { productListQuery, unread } from "./product-search";
import { resourceListQuery } from "./resource-search";
import { facetRequest, type SearchBody } from "./search-body";
import { removeStopWords } from "./stop-words";

export const typeAheadSizes = { products: 3, resources: 3, categories: 5, suggestions: 3, history: 3 } as const;

/** Delay after the last key press (C-TYPE-13). */
export const typeAheadDebounceMs = 500;

const raw = { raw: {} } as const;

/** Products and their most frequent categories; aliases are searched as text here. */
export function typeAheadProductQuery(query: string, deps: Parameters<typeof prepareProductQuery>[1]): SearchBody {
  const prepared = prepareProductQuery(query, deps);
  const product = prepared.alias ? { ...unread, text: removeStopWords(query) } : prepared.query;
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
    types: { documents: { fields: ["name", "targetsymbols", "categories"] } },
    size: typeAheadSizes.suggestions,
  } as const;
}
