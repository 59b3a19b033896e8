/**
 * State of the search results page as its address holds it. Every value here is already known to be allowed:
 * `parseBrowseUrl` is the only way in from text (rows C-SURL-02 to C-SURL-19).
 */
import type { FacetName, OtherFacetName } from "@contracts/search/search-documents";
import type { SortName } from "./sort";

export const browseTabs = ["product", "resources"] as const;
export type BrowseTab = (typeof browseTabs)[number];

export const pageSizes = [30, 60, 100, 200] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 30;

/** Chosen values by facet. Keys come from the list of facets alone, so no text of an address can become a key. */
export type FacetSelection = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export interface BrowseState {
  /** Cleaned phrase, "" for none. */
  readonly query: string;
  readonly tab: BrowseTab;
  /** 1 or more. */
  readonly page: number;
  readonly pageSize: PageSize;
  readonly sort: SortName;
  readonly facets: FacetSelection;
  /** Boolean facets that must be true. */
  readonly other: readonly OtherFacetName[];
  /** false: a single hit is listed; true: it redirects even when facets narrowed the list; null: it redirects when only the phrase did. */
  readonly redirect: boolean | null;
  /** The page keeps its scroll position. */
  readonly noscroll: boolean;
  /** Marker of what started the search, kept in the address; "" for none. */
  readonly source: string;
}

/** What reset returns to: page 1, product tab, Relevance, no facets (C-SEARCH-07). */
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

/** State after a change by the visitor. Whatever changes the list starts again at its first page. */
export function changeBrowseState(state: BrowseState, change: Partial<BrowseState>): BrowseState {
  return { ...state, page: 1, noscroll: false, ...change };
}

/** State with defaults again but the phrase and its marker. */
export function resetBrowseState(state: BrowseState): BrowseState {
  return { ...defaultBrowseState, query: state.query, source: state.source, redirect: state.redirect };
}

/** Number of chosen facet values, boolean facets included. */
export function countSelected(state: Pick<BrowseState, "facets" | "other">): number {
  return Object.values(state.facets).reduce((sum, values) => sum + (values?.length ?? 0), state.other.length);
}

/** True when two states ask for the same list order, page size and filters, whatever the order of their values. */
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
