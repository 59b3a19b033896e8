/**
 * State of the search results page. All values are valid, because `parseBrowseUrl` is the only way to create one from
 * text (rows C-SURL-02 to C-SURL-19).
 */
import type { FacetName, OtherFacetName } from "@contracts/search/search-documents";
import type { SortName } from "./sort";

export const browseTabs = ["product", "resources"] as const;
export type BrowseTab = (typeof browseTabs)[number];

export const pageSizes = [30, 60, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 30;

/** Chosen values by facet. Keys come from the facet list, never from the address. */
export type FacetSelection = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export interface BrowseState {
  /** Cleaned phrase; "" if none. */
  readonly query: string;
  readonly tab: BrowseTab;
  /** 1 or more. */
  readonly page: number;
  readonly pageSize: PageSize;
  readonly sort: SortName;
  readonly facets: FacetSelection;
  /** Boolean facets that must be true. */
  readonly other: readonly OtherFacetName[];
  /** Redirect of a single hit. false: never; true: always; null: only without chosen facets. */
  readonly redirect: boolean | null;
  /** Keep the scroll position. */
  readonly noscroll: boolean;
  /** Source of the search, from the address; "" if none. */
  readonly source: string;
}

/** State after a reset: page 1, product tab, Relevance, no facets (C-SEARCH-07). */
export const defaultBrowseState: BrowseState = {
  query: "",
  tab: "product",
  page: 1,
  pageSize: defaultPageSize,
  sort: "relevance",
  facets: {},
  other: [],
  redirect: null,
  noscroll: false,
  source: "",
};

/** State after a change; anything but paging returns to page 1. */
export function changeBrowseState(state: BrowseState, change: Partial<BrowseState>): BrowseState {
  return { ...state, page: 1, noscroll: false, ...change };
}

/** Default state with the phrase and its source. */
export function resetBrowseState(state: BrowseState): BrowseState {
  return { ...defaultBrowseState, query: state.query, source: state.source, redirect: state.redirect };
}

/** Number of chosen facet values, including boolean ones. */
export function countSelected(state: Pick<BrowseState, "facets" | "other">): number {
  return Object.values(state.facets).reduce((sum, values) => sum + (values?.length ?? 0), state.other.length);
}

/** True if sort order, page size and filters are equal, regardless of value order. */
export function sameChoices(a: BrowseState, b: BrowseState): boolean {
  return choicesKey(a) === choicesKey(b);
}

function choicesKey({ facets, other, sort, pageSize }: BrowseState): string {
  const chosen = Object.entries(facets)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, [...values].sort()] as const)
    .sort(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify([chosen, [...other].sort(), sort, pageSize]);
}
