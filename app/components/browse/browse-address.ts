import { browseHref } from "@domain/search-url/serialize";
import { type BrowseState, changeBrowseState } from "@domain/search-url/state";
import { urlStructure } from "@domain/search-url/structure";
import type { BrowseData } from "~/loaders/browse/data.server";

export interface BrowseAddress {
  /** State of the list. */
  readonly state: BrowseState;
  /** Address of the list after a change. */
  readonly href: (change: Partial<BrowseState>) => string;
}

/** Every state of the results page has an address (C-SURL-24). */
export function browseAddress({ state, newSearchUrl }: Pick<BrowseData, "state" | "newSearchUrl">): BrowseAddress {
  const structure = urlStructure(newSearchUrl);
  return { state, href: (change) => browseHref(changeBrowseState(state, change), structure) };
}
