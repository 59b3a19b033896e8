/** Data of the results page: plain, and the same for everyone with equal region, country, language and flags. */
import type { Money } from "@contracts/values/money";
import type { AliasId } from "@domain/search-query/aliases";
import type { HighlightPart } from "@domain/search-query/highlight";
import type { FacetCounts } from "@domain/search-url/facet-match";
import type { Pages } from "@domain/search-url/page-limit";
import type { BrowseState, BrowseTab } from "@domain/search-url/state";
import type { SellingAction, SellingReason } from "@domain/selling/types";
import type { PageHead } from "~/loaders/page/page-head.server";
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
  /** Reason for a missing price; null if there is one. */
  readonly reason: SellingReason | null;
  readonly action: SellingAction;
  readonly partnerHref: string | null;
}

export interface ProductRow {
  readonly id: string;
  readonly number: string;
  readonly href: string;
  readonly name: readonly HighlightPart[];
  readonly applications: readonly CodeName[];
  readonly species: readonly CodeName[];
  /** Host, kind of product: facts that the name does not contain. */
  readonly facts: readonly string[];
  readonly citations: number;
  readonly thumbnail: string | null;
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
 * Error of a failed search: the engine's messages about the query (C-ERR-03), or the shop's if there was no answer
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
  /** Hits of the phrase by tab; null if unknown. */
  readonly counts: Readonly<Record<BrowseTab, number | null>>;
  readonly pages: Pages;
  readonly facets: FacetCounts;
  /** The alias that the phrase was treated as, and the same search as text. */
  readonly alias: { readonly id: AliasId; readonly words: string } | null;
  /** How the query was read, if by the names in it; null otherwise. */
  readonly reading: ReadingData | null;
  /** Set if the phrase had no hits and was relaxed; null otherwise. */
  readonly loosened: RelaxedQuery | null;
  /** For click tracking; "" if the search failed. */
  readonly requestId: string;
  readonly pricesFailed: boolean;
  readonly error: BrowseError | null;
}
