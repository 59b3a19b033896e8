/**
 * Queries for the product engine (C-SCALL-07). With chosen facets a list is one multi-search: the list, the counts of
 * the phrase alone, and for each chosen facet its counts without that facet's filter, which show the effect of another
 * value. More than 8 chosen facets exceed the 10 queries of a call, so the client makes two.
 */
import { type FacetName, facetNames, type OtherFacetName, otherFacetNames } from "@contracts/search/search-documents";
import { engineSearchFields } from "@contracts/search/search-engines";
import { facetSize } from "../search-url/facet-match";
import { sortInTab, sortOrders } from "../search-url/sort";
import type { BrowseState, FacetSelection } from "../search-url/state";
import { searchableStatuses } from "./allowed-statuses";
import { type Boosts, byCitations, lift } from "./boosts";
import { facetRequest, type SearchBody, type SearchFilter } from "./search-body";

const raw = { raw: {} } as const;
/** The fields of C-SCALL-10, and those a result row shows in addition. */
const resultFields = {
  productnumber: raw,
  skus: raw,
  name: { raw: {}, snippet: { size: 200, fallback: true } },
  title: raw,
  url: raw,
  clickurl: raw,
  headings: raw,
  categories: raw,
  applications: raw,
  applicationcodes: raw,
  speciesreactivity: raw,
  speciescodes: raw,
  hostspecies: raw,
  producttype: raw,
  status: raw,
  releaseddate: raw,
  totalcitationcount: raw,
  thumbnails: raw,
  thumbnailcodes: raw,
  sizes: raw,
  molecularweights: raw,
  clone: raw,
  clonality: raw,
  modificationcodes: raw,
  kindcode: raw,
  labelcode: raw,
  hostcode: raw,
} as const;

/** Discontinued products cannot be bought, so they come last in every order. */
const availableFirst = { discontinued: "asc" } as const;

/** Among equally good hits, rank the plain antibody before its other forms, and the more cited first. */
export const usualBoosts: Boosts = {
  totalcitationcount: [byCitations],
  labelcode: [lift("none", 1.3)],
  kindcode: [lift("Primary Antibody", 1.1)],
  modificationkind: [lift("none", 1.2)],
};

export interface ProductQuery {
  readonly text: string;
  readonly precision: number | null;
  /** Filters of an alias or of a reading. */
  readonly filters: readonly SearchFilter[];
  /** Order of a reading; null for the text's order. */
  readonly boosts: Boosts | null;
  /** Fields to search, if not all: product numbers, or those that name a product. */
  readonly within?: "numbers" | "names";
}

/** A query without a reading. */
export const unread = { precision: null, filters: [], boosts: null } as const;

const { productnumber, skus, targetsymbols, name, title, aliases, clone, headings } = engineSearchFields.product;
const searchFields = {
  all: engineSearchFields.product,
  numbers: { productnumber, skus },
  names: { productnumber, skus, targetsymbols, name, title, aliases, clone, headings },
} as const;

/** Queries of one list, in the order that `readProductAnswers` expects. */
export function productQueries(state: BrowseState, query: ProductQuery): readonly SearchBody[] {
  const chosen = facetNames.filter((name) => (state.facets[name]?.length ?? 0) > 0);
  const narrowed = chosen.length > 0 || state.other.length > 0;
  return [
    productListQuery(state, query),
    ...(narrowed ? [countQuery(query, {}, [], [...facetNames, ...otherFacetNames])] : []),
    ...chosen.map((name) => countQuery(query, { ...state.facets, [name]: undefined }, state.other, [name])),
  ];
}

/** Products by the words of their names in sequence, to find one whose name is the whole phrase. */
export function productNameQuery(phrase: string): SearchBody {
  return {
    ...baseQuery({ ...unread, text: phrase.replaceAll('"', ""), precision: wholePhrase, within: "names" }, {}, []),
    page: { size: 10, current: 1 },
    result_fields: { productnumber: raw, name: raw, title: raw },
    record_analytics: false,
  };
}

/** Every word, next to each other. */
const wholePhrase = 11;

/** One page of the list with its counts. */
export function productListQuery(state: BrowseState, query: ProductQuery): SearchBody {
  const order = sortOrders[sortInTab(state.sort, "product")];
  return {
    ...baseQuery(query, state.facets, state.other),
    page: { size: state.pageSize, current: state.page },
    sort: [availableFirst, { [order.field]: order.direction }],
    facets: facetRequest([...facetNames, ...otherFacetNames], facetSize),
    result_fields: resultFields,
  };
}

function countQuery(
  query: ProductQuery,
  facets: FacetSelection,
  other: readonly OtherFacetName[],
  counted: readonly (FacetName | OtherFacetName)[],
): SearchBody {
  return {
    ...baseQuery(query, facets, other),
    page: { size: 0, current: 1 },
    facets: facetRequest(counted, facetSize),
    result_fields: { productnumber: raw },
    record_analytics: false,
    analytics: { tags: ["Facet-Only"] },
  };
}

/** Product count of a phrase, for the label of the other tab. */
export function productCountQuery(query: ProductQuery, facets: FacetSelection = {}): SearchBody {
  return { ...countQuery(query, facets, [], []), facets: undefined, analytics: { tags: ["Tab-Count"] } };
}

/** All facet values (C-FACET-03): empty phrase, 50 values each, by value. */
export function productFacetPreload(): SearchBody {
  return {
    ...countQuery({ text: "", ...unread }, {}, [], []),
    facets: facetRequest([...facetNames, ...otherFacetNames], facetSize, { value: "asc" }),
    analytics: { tags: ["Facet-Preload"] },
  };
}

/** Lookup of one product by number (C-SEARCH-06). */
export function productNumberQuery(productNumber: string, precision: number): SearchBody {
  return {
    ...baseQuery({ ...unread, text: productNumber, precision, within: "numbers" }, {}, []),
    page: { size: 1, current: 1 },
    result_fields: { productnumber: raw, skus: raw, name: raw },
    record_analytics: false,
  };
}

/** Products of each of some genes, by symbol. */
export function symbolCountQuery(symbols: readonly string[]): SearchBody {
  const query = { ...unread, text: "", filters: [{ targetsymbols: symbols }] };
  return {
    ...countQuery(query, {}, [], []),
    facets: facetRequest(["targetsymbols"], maxSymbols),
    analytics: { tags: ["Related"] },
  };
}

/** The protocol's limit of facet values. */
const maxSymbols = 250;

/** First products of a query with their SKUs, for machine clients. */
export function productCodesQuery(query: ProductQuery, size: number): SearchBody {
  return {
    ...baseQuery(query, {}, []),
    page: { size, current: 1 },
    result_fields: { skus: raw },
    record_analytics: false,
  };
}

function baseQuery(query: ProductQuery, facets: FacetSelection, other: readonly OtherFacetName[]) {
  const filters: SearchFilter[] = [{ status: searchableStatuses }];
  filters.push(...query.filters);
  for (const name of facetNames) {
    const values = facets[name];
    if (values && values.length > 0) filters.push({ [name]: values });
  }
  for (const name of other) filters.push({ [name]: "true" });
  return {
    query: query.text,
    filters: { all: filters, none: [] },
    search_fields: searchFields[query.within ?? "all"],
    boosts: query.boosts ?? usualBoosts,
    ...(query.precision === null ? {} : { precision: query.precision }),
  };
}
