/** Searches of the results page: returns hits, counts and the effective state. */

import type { SearchResult } from "@contracts/search/search-answers";
import type { EngineLocale } from "@contracts/search/search-engines";
import type { NameTable } from "@domain/query-reading/name-table";
import { readingQuery, withRuledOutUses } from "@domain/query-reading/product-query";
import { furtherWordsQuery } from "@domain/query-reading/queries/reagents";
import type { QueryReading } from "@domain/query-reading/read-query";
import { aliasFilter } from "@domain/search-query/alias-filter";
import type { AliasMatch } from "@domain/search-query/aliases";
import { readFacetCounts, readListCounts } from "@domain/search-query/facet-counts";
import { numbersQuery, type PreparedQuery, prepareProductQuery, someWordsQuery } from "@domain/search-query/prepare";
import { findProductNumber, productNumberPrecision } from "@domain/search-query/product-number";
import {
  type ProductQuery,
  productCountQuery,
  productFacetPreload,
  productQueries,
  unread,
} from "@domain/search-query/product-search";
import {
  type ResourceQuery,
  resourceCountQuery,
  resourceFacetNames,
  resourceFacetPreload,
  resourceQueries,
} from "@domain/search-query/resource-search";
import type { SearchBody } from "@domain/search-query/search-body";
import { removeStopWords } from "@domain/search-query/stop-words";
import {
  type DroppedFacet,
  dropEmptyFacets,
  droppedFacets,
  type FacetCounts,
  facetKeys,
  facetValues,
  resolveFacets,
} from "@domain/search-url/facet-match";
import { lastReachablePage } from "@domain/search-url/page-limit";
import { sortInTab } from "@domain/search-url/sort";
import { type BrowseState, type BrowseTab, countSelected, type FacetSelection } from "@domain/search-url/state";
import type { SearchFailed, SearchOutcome, SearchPort } from "~/loaders/search/port.server";
import { productsNamed } from "./products-named.server";
import { reagentsLeftOut, wordsLeftOut } from "./shortfalls.server";

interface SearchContext {
  readonly market: { readonly locale: EngineLocale };
  readonly names: NameTable;
  readonly flags: { readonly searchPrecision: boolean };
  /** Runs work that the page does not wait for. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface SearchedList {
  readonly ok: true;
  readonly state: BrowseState;
  readonly hits: readonly SearchResult[];
  readonly total: number;
  readonly counts: Readonly<Record<BrowseTab, number | null>>;
  readonly otherFacets: FacetSelection;
  readonly facets: FacetCounts;
  readonly alias: AliasMatch | null;
  /** Reading that the list was searched by; null if the text engine read the phrase. */
  readonly reading: QueryReading | null;
  /** Set if the phrase had no hits and was relaxed; null otherwise. */
  readonly relaxed: RelaxedQuery | null;
  /** Names and words of the phrase that were not understood, if nothing of it was. */
  readonly unread: readonly string[];
  readonly requestId: string;
  /** Chosen filters that were left out, because nothing has them or nothing of the phrase does. */
  readonly dropped: readonly DroppedFacet[];
}

/** Searched by a product number in the phrase, by any of its words, or without a part of it. */
export type RelaxedQuery =
  | { readonly kind: "number"; readonly number: string }
  | { readonly kind: "words" }
  /** The words are in no product, and similar ones were searched for. */
  | { readonly kind: "similar"; readonly words: string }
  /** Without the phrase's exclusion, because it matches every product. */
  | { readonly kind: "ruled-out"; readonly words: string }
  /** `reagents` are those of the words that the vocabulary knows, each of which may be searched alone. */
  | { readonly kind: "left-out"; readonly words: string; readonly reagents?: readonly string[] };

const preloads = { product: productFacetPreload, resources: resourceFacetPreload } as const;

/** Runs a list search: validates facet values, drops those without hits, counts the other tab. */
export async function searchList(
  search: Pick<SearchPort, "multiSearch">,
  asked: BrowseState,
  { market, flags, names, waitUntil }: SearchContext,
): Promise<SearchedList | SearchFailed> {
  const { tab } = asked;
  const read = prepareProductQuery(asked.query, { flags, names });
  const named = tab === "product" ? await productsNamed(search, asked.query, read.reading) : [];
  const prepared = named.length > 0 ? numbersQuery(named) : read;
  const preload = search.multiSearch(tab, [preloads[tab]()]);
  // Otherwise the preload only fills the cache for later lists.
  const needed = countSelected(asked) > 0 || prepared.alias !== null;
  if (!needed) waitUntil(preload);
  const known = needed ? knownValues(await preload, tab) : null;
  const filter = prepared.alias && known ? aliasFilter(prepared.alias.alias, known.facets) : null;
  const filters = filter ? [filter] : [];
  const words = removeStopWords(asked.query);
  const product: ProductQuery =
    prepared.alias && !filter
      ? { ...unread, text: words }
      : { ...prepared.query, filters: [...prepared.query.filters, ...filters] };
  const phrase: Phrase = {
    product,
    filters,
    resources: { text: words, relaxed: false },
    spelled: (state) => ({ ...state, facets: facetValues(state.facets, known?.facets ?? {}, market.locale) }),
  };
  const first = checkedState(asked, known);
  const shared = pick(first.facets, sharedFacets);
  const [strict, other] = await Promise.all([
    runList(search, first, phrase),
    search.multiSearch(otherTab(tab), otherCounts(phrase.spelled({ ...first, facets: shared }), phrase)),
  ]);
  if (!strict.ok) return strict;
  const [total = null, filtered = 0] = other.ok ? other.value.map(({ meta }) => meta.page.total_results) : [];
  const freer = strict.phraseTotal === 0 ? await readFreely(search, first, phrase, prepared, total) : null;
  const { phraseTotal, ...list } = freer?.list ?? strict;
  const otherTotal = filtered > 0 ? filtered : total;
  return {
    ...list,
    counts:
      tab === "product"
        ? { product: phraseTotal, resources: otherTotal }
        : { product: otherTotal, resources: phraseTotal },
    otherFacets: filtered > 0 ? shared : {},
    alias: filter && tab === "product" && freer === null ? prepared.alias : null,
    reading:
      tab === "product" && (filter !== null || prepared.alias === null) ? (freer?.reading ?? prepared.reading) : null,
    relaxed: freer ? freer.how : tab === "product" ? withoutReagents(list.hits, prepared.reading) : null,
    unread: tab === "product" ? prepared.unread : [],
    dropped: tab === "product" ? droppedFacets(asked, list.state, known?.facets ?? {}) : [],
  };
}

/** Query of a phrase, for both engines. */
interface Phrase {
  /** Filters of an alias, which every product query of the phrase keeps. */
  readonly filters: ProductQuery["filters"];
  /** State with facet values in the engine's spelling. */
  readonly spelled: (state: BrowseState) => BrowseState;
  readonly product: ProductQuery;
  readonly resources: ResourceQuery;
}

type RunList = Omit<SearchedList, "counts" | "otherFacets" | "alias" | "reading" | "relaxed" | "unread" | "dropped"> & {
  readonly phraseTotal: number | null;
};

interface Freer {
  readonly list: RunList;
  readonly how: RelaxedQuery | null;
  readonly reading: QueryReading | null;
}

/**
 * Relaxes a phrase without hits. A phrase that was read keeps its target and drops words that were not understood.
 * Others are searched by the product whose number they contain ("4060P" has no such size), then by most of the words
 * that name something. Hits in the other tab take precedence over such a search.
 */
async function readFreely(
  search: Pick<SearchPort, "multiSearch">,
  state: BrowseState,
  phrase: Phrase,
  prepared: PreparedQuery,
  otherTotal: number | null,
): Promise<Freer | null> {
  if (state.tab === "product" && prepared.reading) {
    const { reading, relaxed } = prepared;
    const run = (query: ProductQuery) =>
      runList(search, state, { ...phrase, product: { ...query, filters: [...query.filters, ...phrase.filters] } });
    const list = relaxed && (await run(relaxed.query));
    if (list && !list.ok) return null;
    if (relaxed && list && list.total > 0) {
      const reagents = reading.reagents.filter((one) => !relaxed.reading.reagents.includes(one));
      const words = [...reagents, ...wordsLeftOut(list.hits, reading)].join(" ");
      return { list, how: words === "" ? null : { kind: "left-out", words }, reading: relaxed.reading };
    }
    const withUses = withRuledOutUses(reading);
    const query = withUses && readingQuery(withUses, state.query);
    const used = query && (await run(query));
    if (withUses && used?.ok && used.total > 0) {
      const names = reading.wants.ruledOut.flatMap(({ field, name }) => (field === "applicationcodes" ? [name] : []));
      return { list: used, how: { kind: "ruled-out", words: names.join(", ") }, reading: withUses };
    }
    const further = furtherWordsQuery(reading);
    const reagents = further && (await run(further));
    if (reagents?.ok && reagents.total > 0)
      return { list: reagents, how: { kind: "left-out", words: reading.reagents[0] ?? "" }, reading: null };
    return relaxed && list ? { list, how: null, reading: relaxed.reading } : null;
  }
  const number = state.tab === "product" ? findProductNumber(state.query) : null;
  if (number !== null) {
    const product = { ...unread, text: number, precision: productNumberPrecision, within: "numbers" } as const;
    const list = await runList(search, state, { ...phrase, product });
    if (list.ok && list.total > 0) return { list, how: { kind: "number", number }, reading: null };
  }
  const { content, misspelled } = prepared;
  if (state.tab === "product" && misspelled) {
    const list = await runList(search, state, { ...phrase, product: misspelled });
    if (list.ok && list.total > 0) return { list, how: null, reading: null };
  }
  if (otherTotal || (state.tab === "product" && content === null) || !hasSeveralWords(phrase[state.tab].text))
    return null;
  const list = await runList(search, state, {
    ...phrase,
    product: someWordsQuery(phrase.product, content),
    resources: { ...phrase.resources, relaxed: true },
  });
  return list.ok && list.total > 0 ? { list, how: { kind: "words" }, reading: null } : null;
}

/** Reagents of the phrase that none of the hits is; null if there are none. */
function withoutReagents(hits: readonly SearchResult[], reading: QueryReading | null): RelaxedQuery | null {
  const words = reading && hits.length > 0 ? reagentsLeftOut(hits, reading) : [];
  const isReagent = (word: string) => reading?.reagents.includes(word) ?? false;
  return words.length > 0 ? { kind: "left-out", words: words.join(" "), reagents: words.filter(isReagent) } : null;
}

/** Operators and quotes demand exact words, so such phrases are not relaxed. */
function hasSeveralWords(text: string): boolean {
  return /\S[\s/-]+\S/.test(text) && !/["+]|(?:^|\s)-|\b(?:AND|OR|NOT)\b/.test(text);
}

async function runList(
  search: Pick<SearchPort, "multiSearch">,
  state: BrowseState,
  phrase: Phrase,
): Promise<RunList | SearchFailed> {
  const names = state.tab === "product" ? undefined : resourceFacetNames;
  const spelled = phrase.spelled(state);
  const queries =
    state.tab === "product" ? productQueries(spelled, phrase.product) : resourceQueries(spelled, phrase.resources);
  const outcome = await search.multiSearch(state.tab, queries);
  if (!outcome.ok) return outcome;
  const [list, phraseAnswer] = outcome.value;
  if (!list) return { ok: false, unanswered: true, messages: [], status: 0 };
  const { shown, phrase: counted } = readListCounts(spelled, outcome.value, names);
  const kept = dropEmptyFacets(state, counted);
  if (kept !== state) return runList(search, kept, phrase);
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

/** State limited to what tab and engine support, with facet values as keys. */
function checkedState(asked: BrowseState, known: FacetCounts | null): BrowseState {
  const facets = known ? resolveFacets(asked.facets, known.facets) : facetKeys(asked.facets);
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

/** Null if the preload failed; values are then not checked. */
function knownValues(outcome: SearchOutcome, tab: BrowseTab): FacetCounts | null {
  const answer = outcome.ok ? outcome.value[0] : undefined;
  return answer ? readFacetCounts(answer, tab === "product" ? undefined : resourceFacetNames) : null;
}

function otherTab(tab: BrowseTab): BrowseTab {
  return tab === "product" ? "resources" : "product";
}

/** Facets whose values mean the same in both tabs. */
const sharedFacets = ["applications"] as const;

/** Counts of the other tab: of the phrase, and of the phrase with the filters that both tabs share, if any is chosen. */
function otherCounts({ tab, facets }: BrowseState, { product, resources }: Phrase): readonly SearchBody[] {
  const selections = Object.keys(facets).length > 0 ? [{}, facets] : [{}];
  return selections.map((selection) =>
    tab === "product" ? resourceCountQuery(resources.text, selection) : productCountQuery(product, selection),
  );
}
