/** What the results page gets: plain data, the same for everyone with equal region, country, language and flags. */
import type { Money } from "@contracts/values/money";
import type { AliasId } from "@domain/search-query/aliases";
import type { HighlightPart } from "@domain/search-query/highlight";
import type { FacetCounts } from "@domain/search-url/facet-match";
import type { Pages } from "@domain/search-url/page-limit";
import type { BrowseState, BrowseTab } from "@domain/search-url/state";
import type { SellingAction, SellingReason } from "@domain/selling/types";
import type { PageHead } from "~/loaders/page/page-head.server";
import type { Loosened } from "./search.server";

export interface CodeName {
  readonly code: string;
  readonly name: string;
}

/** What a row says about buying; null while prices cannot be had at all. */
export interface RowOffer {
  readonly sku: string;
  readonly price: Money | null;
  /** Why there is no price; null when there is one. */
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
  /** Host, kind of product: what the name does not say. */
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
  /** ISO 8601, "" for none. */
  readonly released: string;
  readonly thumbnail: string | null;
}

export type BrowseList =
  | { readonly tab: "product"; readonly rows: readonly ProductRow[] }
  | { readonly tab: "resources"; readonly rows: readonly ResourceRow[] };

/**
 * Texts of a failed search: what the engine says of the question (C-ERR-03); ours when nobody answered (C-ERR-02) or the
 * engine speaks of itself.
 */
export type BrowseError =
  | { readonly kind: "unanswered" }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "messages"; readonly messages: readonly string[] };

export interface BrowseData {
  readonly head: PageHead;
  /** State in force: what the address asked for, without what does not exist. */
  readonly state: BrowseState;
  readonly newSearchUrl: boolean;
  readonly list: BrowseList;
  readonly total: number;
  /** Hits for the phrase by tab; null when not known. */
  readonly counts: Readonly<Record<BrowseTab, number | null>>;
  readonly pages: Pages;
  readonly facets: FacetCounts;
  /** The application or category that the phrase was taken for, and the same search word for word. */
  readonly alias: { readonly id: AliasId; readonly words: string } | null;
  /** How the phrase was read because nothing matched it as it stands; null when something did. */
  readonly loosened: Loosened | null;
  /** For click tracking, "" when the search failed. */
  readonly requestId: string;
  readonly pricesFailed: boolean;
  readonly error: BrowseError | null;
}
