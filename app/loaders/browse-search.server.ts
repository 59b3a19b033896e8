/** The searches behind the results page: from a state to hits, counts, and what the state became on the way. */
import type { SearchResult } from "@contracts/search-answers";
import { aliasFilter } from "@domain/search-query/alias-filter";
import type { AliasMatch } from "@domain/search-query/aliases";
import { readFacetCounts, readListCounts } from "@domain/search-query/facet-counts";
import { prepareProductQuery } from "@domain/search-query/prepare";
import {
  type ProductQuery,
  productCountQuery,
  productFacetPreload,
  productQueries,
} from "@domain/search-query/product-search";
import {
  resourceCountQuery,
  resourceFacetNames,
  resourceFacetPreload,
  resourceQueries,
} from "@domain/search-query/resource-search";
import type { SearchBody } from "@domain/search-query/search-body";
import { removeStopWords } from "@domain/search-query/stop-words";
import { dropEmptyFacets, type FacetCounts, resolveFacets } from "@domain/search-url/facet-match";
import { lastReachablePage } from "@domain/search-url/page-limit";
import { sortInTab } from "@domain/search-url/sort";
import { type BrowseState, type BrowseTab, countSelected } from "@domain/search-url/state";
import type { SearchFailed, SearchOutcome, SearchPort } from "./search-port.server";

export interface SearchContext {
  readonly flags: { readonly searchPrecision: boolean };
  /** Takes work that the page does not wait for. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface SearchedList {
  readonly ok: true;
  readonly state: BrowseState;
  readonly hits: readonly SearchResult[];
  readonly total: number;
  readonly counts: Readonly<Record<BrowseTab, number | null>>;
  readonly facets: FacetCounts;
  readonly alias: AliasMatch | null;
  readonly requestId: string;
}

const preloads = { product: productFacetPreload, resources: resourceFacetPreload } as const;

/** Runs a list: facet values checked against the catalogue, values without a hit dropped, the other tab counted. */
export async function searchList(
  search: Pick<SearchPort, "multiSearch">,
  asked: BrowseState,
  { flags, waitUntil }: SearchContext,
): Promise<SearchedList | SearchFailed> {
  const { tab } = asked;
  const prepared = prepareProductQuery(asked.query, flags);
  const preload = search.multiSearch(tab, [preloads[tab]()]);
  // Most lists need the pre-load only to have it at hand for the next one.
  const needed = countSelected(asked) > 0 || prepared.alias !== null;
  if (!needed) waitUntil(preload);
  const known = needed ? knownValues(await preload, tab) : null;
  const filter = prepared.alias && known ? aliasFilter(prepared.alias.alias, known.facets) : null;
  const query: ProductQuery =
    prepared.alias && !filter
      ? { text: removeStopWords(asked.query), precision: null, filter: null }
      : { text: prepared.text, precision: prepared.precision, filter };
  const first = checkedState(asked, known);
  const [list, other] = await Promise.all([
    runList(search, first, query),
    search.multiSearch(otherTab(tab), [otherCount(tab, asked, query)]),
  ]);
  if (!list.ok) return list;
  const total = other.ok ? (other.value[0]?.meta.page.total_results ?? null) : null;
  return {
    ...list,
    counts:
      tab === "product"
        ? { product: list.phraseTotal, resources: total }
        : { product: total, resources: list.phraseTotal },
    alias: filter && tab === "product" ? prepared.alias : null,
  };
}

type RunList = Omit<SearchedList, "counts" | "alias"> & { readonly phraseTotal: number | null };

async function runList(
  search: Pick<SearchPort, "multiSearch">,
  state: BrowseState,
  query: ProductQuery,
): Promise<RunList | SearchFailed> {
  const names = state.tab === "product" ? undefined : resourceFacetNames;
  const queries =
    state.tab === "product" ? productQueries(state, query) : resourceQueries(state, removeStopWords(state.query));
  const outcome = await search.multiSearch(state.tab, queries);
  if (!outcome.ok) return outcome;
  const [list, phraseAnswer] = outcome.value;
  if (!list) return { ok: false, unanswered: true, messages: [], status: 0 };
  const { shown, phrase } = readListCounts(state, outcome.value, names);
  const kept = dropEmptyFacets(state, phrase);
  if (kept !== state) return runList(search, kept, query);
  return {
    ok: true,
    state,
    hits: list.results,
    total: list.meta.page.total_results,
    facets: shown,
    requestId: list.meta.request_id,
    phraseTotal: (countSelected(state) > 0 ? phraseAnswer : list)?.meta.page.total_results ?? null,
  };
}

/** State with what the tab and the engine can do, and facet values in the catalogue's spelling. */
function checkedState(asked: BrowseState, known: FacetCounts | null): BrowseState {
  const facets = known ? resolveFacets(asked.facets, known.facets) : asked.facets;
  return {
    ...asked,
    page: Math.min(asked.page, lastReachablePage(asked.pageSize)),
    sort: sortInTab(asked.sort, asked.tab),
    facets: asked.tab === "product" ? facets : pick(facets, resourceFacetNames),
    other: asked.tab === "product" ? asked.other : [],
  };
}

function pick(facets: BrowseState["facets"], names: readonly (keyof BrowseState["facets"])[]): BrowseState["facets"] {
  return Object.fromEntries(names.flatMap((name) => (facets[name] ? [[name, facets[name]]] : [])));
}

/** Null when the pre-load failed: then values go to the engine as they were asked. */
function knownValues(outcome: SearchOutcome, tab: BrowseTab): FacetCounts | null {
  const answer = outcome.ok ? outcome.value[0] : undefined;
  return answer ? readFacetCounts(answer, tab === "product" ? undefined : resourceFacetNames) : null;
}

function otherTab(tab: BrowseTab): BrowseTab {
  return tab === "product" ? "resources" : "product";
}

function otherCount(tab: BrowseTab, asked: BrowseState, query: ProductQuery): SearchBody {
  return tab === "product" ? resourceCountQuery(removeStopWords(asked.query)) : productCountQuery(query);
}
