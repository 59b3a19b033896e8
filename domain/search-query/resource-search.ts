/**
 * Queries for the resources engine. Resources have no status, and only the facets that their documents fill
 * (C-FACET-05).
 */
import type { FacetName } from "@contracts/search/search-documents";
import { facetSize } from "../search-url/facet-match";
import { sortInTab, sortOrders } from "../search-url/sort";
import type { BrowseState, FacetSelection } from "../search-url/state";
import { anySubjectWord, mostWords } from "./knowledge-base/article-text";
import { type FieldFilter, facetRequest, type SearchBody } from "./search-body";

export const resourceFacetNames = ["categories", "applications"] as const satisfies readonly FacetName[];

const raw = { raw: {} } as const;
const resultFields = {
  title: { raw: {}, snippet: { size: 200, fallback: true } },
  url: raw,
  clickurl: raw,
  headings: raw,
  categories: raw,
  applications: raw,
  releaseddate: raw,
  body: { snippet: { size: 300, fallback: true } },
  thumbnail: raw,
} as const;

export interface ResourceQuery {
  readonly text: string;
  /** True if any word that names a subject is enough, in the fields that state the subject. */
  readonly relaxed: boolean;
}

/** Queries of one list, as for products: the list, the counts of the phrase alone, and counts per chosen facet. */
export function resourceQueries(state: BrowseState, query: ResourceQuery): readonly SearchBody[] {
  const chosen = resourceFacetNames.filter((name) => (state.facets[name]?.length ?? 0) > 0);
  return [
    resourceListQuery(state, query),
    ...(chosen.length > 0 ? [countQuery(query, {}, resourceFacetNames)] : []),
    ...chosen.map((name) => countQuery(query, { ...state.facets, [name]: undefined }, [name])),
  ];
}

/** One page of resources with all facet counts. */
export function resourceListQuery(state: BrowseState, query: ResourceQuery): SearchBody {
  const order = sortOrders[sortInTab(state.sort, "resources")];
  return {
    ...baseQuery(query, state.facets),
    page: { size: state.pageSize, current: state.page },
    sort: { [order.field]: order.direction },
    facets: facetRequest(resourceFacetNames, facetSize),
    result_fields: resultFields,
  };
}

/** Resource count of a phrase, for the label of the other tab. */
export function resourceCountQuery(text: string, facets: FacetSelection): SearchBody {
  return {
    ...countQuery({ text, relaxed: false }, facets, []),
    facets: undefined,
    analytics: { tags: ["Tab-Count"] },
  };
}

/** All facet values (C-FACET-03). */
export function resourceFacetPreload(): SearchBody {
  return {
    ...countQuery({ text: "", relaxed: false }, {}, []),
    facets: facetRequest(resourceFacetNames, facetSize, { value: "asc" }),
    analytics: { tags: ["Facet-Preload"] },
  };
}

function countQuery(query: ResourceQuery, facets: FacetSelection, counted: readonly FacetName[]): SearchBody {
  return {
    ...baseQuery(query, facets),
    page: { size: 0, current: 1 },
    facets: facetRequest(counted, facetSize),
    result_fields: { url: raw },
    record_analytics: false,
    analytics: { tags: ["Facet-Only"] },
  };
}

function baseQuery({ text, relaxed }: ResourceQuery, facets: FacetSelection) {
  const filters: FieldFilter[] = [];
  for (const name of resourceFacetNames) {
    const values = facets[name];
    if (values && values.length > 0) filters.push({ [name]: values });
  }
  return {
    ...(relaxed ? anySubjectWord(text, "resources") : mostWords(text, "resources")),
    filters: { all: filters, none: [] },
  };
}
