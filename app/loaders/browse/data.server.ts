/** Data of the results page: plain, and the same for everyone with equal region, country, language and flags. */
import type { Money } from "@contracts/values/money";
import type { AliasId } from "@domain/search-query/aliases";
import type { HighlightPart } from "@domain/search-query/highlight/highlight";
import type { FacetCounts } from "@domain/search-url/facet-match";
import type { Pages } from "@domain/search-url/page-limit";
import type { BrowseState, BrowseTab, FacetSelection } from "@domain/search-url/state";
import type { SellingAction, SellingReason } from "@domain/selling/types";
import type { ForeignNumberData } from "~/loaders/lineage/foreign.server";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { RegistryNumber } from "./numbers/registry-number.server";
import type { ReadingData } from "./reading.server";
import type { RelaxedQuery } from "./search.server";

export interface CodeName {
  readonly code: string;
  readonly name: string;
}

/** Purchase data of a row; null if prices are unavailable. */
export interface RowOffer {
  readonly sku: string;
  readonly price: Money | null;
  /** Price group of the shopper's company whose price this is; null at the list price. */
  readonly contract: string | null;
  /** Every size in the product's order; the first one is sold by the row. */
  readonly sizes: readonly RowSize[];
  /** Reason for a missing price; null if there is one. */
  readonly reason: SellingReason | null;
  readonly action: SellingAction;
  readonly partnerHref: string | null;
}

export interface RowSize {
  readonly sku: string;
  /** "100" for "100 µl"; "" if the index does not say. */
  readonly amount: string;
  readonly unit: string;
  /** Null if unknown or not shown. */
  readonly price: Money | null;
}

export interface ProductRow {
  readonly id: string;
  readonly number: string;
  readonly href: string;
  readonly name: readonly HighlightPart[];
  readonly applications: readonly CodeName[];
  readonly species: readonly CodeName[];
  /** In the page's language; "" if not applicable. */
  readonly host: string;
  readonly kind: string;
  /** Null for products other than antibodies. */
  readonly clonality: "Monoclonal" | "Polyclonal" | null;
  readonly clone: string;
  /** kDa */
  readonly weights: readonly number[];
  readonly citations: number;
  /** At most two figures, first of the chosen applications. */
  readonly thumbnails: readonly string[];
  readonly discontinued: boolean;
  readonly offer: RowOffer | null;
}

export interface ResourceRow {
  readonly id: string;
  readonly href: string;
  readonly title: readonly HighlightPart[];
  readonly text: readonly HighlightPart[];
  readonly kinds: readonly string[];
  /** ISO 8601; "" if unknown. */
  readonly released: string;
  readonly thumbnail: string | null;
}

export type BrowseList =
  | { readonly tab: "product"; readonly rows: readonly ProductRow[] }
  | { readonly tab: "resources"; readonly rows: readonly ResourceRow[] };

/**
 * Error of a failed search: the engine's messages about the query (C-ERR-03), or the shop's if there was no response
 * (C-ERR-02) or the engine itself failed.
 */
export type BrowseError =
  | { readonly kind: "unanswered" }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "messages"; readonly messages: readonly string[] };

export interface BrowseData {
  readonly head: PageHead;
  /** Effective state: the address without invalid values. */
  readonly state: BrowseState;
  readonly newSearchUrl: boolean;
  readonly list: BrowseList;
  readonly total: number;
  /** Hits by tab: in the open one of the phrase alone, in the other of the phrase with `otherFacets`. Null if unknown. */
  readonly counts: Readonly<Record<BrowseTab, number | null>>;
  /** Chosen filters that the other tab shares and has hits for. */
  readonly otherFacets: FacetSelection;
  readonly pages: Pages;
  readonly facets: FacetCounts;
  /** The alias that the phrase was treated as, and the same search as text. */
  readonly alias: { readonly id: AliasId; readonly words: string } | null;
  /** The reading of a query that names a target; null otherwise. */
  readonly reading: ReadingData | null;
  /** Set if the phrase had no hits and was relaxed; null otherwise. */
  readonly relaxed: RelaxedQuery | null;
  /** Names and words of the phrase that were not understood, if nothing of it was. */
  readonly unread: readonly string[];
  /** Target names inside a phrase that does not mean them and finds no product. */
  readonly unreadTargets: readonly string[];
  /** A number of a public database in a phrase that finds no product. */
  readonly registryNumber: RegistryNumber | null;
  /** The phrase as typed if it is only markup, so that nothing was searched; null otherwise. */
  readonly markup: string | null;
  /** Chosen filters that were left out, as the page names them. */
  readonly dropped: readonly string[];
  /** The phrase is another maker's number that records relate to products. */
  readonly foreign: ForeignNumberData | null;
  /** For click tracking; "" if the search failed. */
  readonly requestId: string;
  readonly pricesFailed: boolean;
  readonly error: BrowseError | null;
}
