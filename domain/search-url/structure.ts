/**
 * The two structures of the search address (C-SURL-02 to C-SURL-15). A flag selects the one to write; both are read,
 * and `q` wins over `search` (AMB-C-01).
 */
export interface UrlStructure {
  readonly query: "q" | "search";
  readonly pageSize: "results-per-page" | "resultsPerPage";
  readonly sort: "sort-by" | "sortby";
  readonly separator: "," | "|";
}

export const newStructure: UrlStructure = {
  query: "q",
  pageSize: "results-per-page",
  sort: "sort-by",
  separator: ",",
};

export const oldStructure: UrlStructure = {
  query: "search",
  pageSize: "resultsPerPage",
  sort: "sortby",
  separator: "|",
};

/** Structure to write, by the feature flag. */
export function urlStructure(newSearchUrl: boolean): UrlStructure {
  return newSearchUrl ? newStructure : oldStructure;
}

export const browsePath = "/browse";
