/** Differences between two states of a result list (C-ANALYT-08). */
import { type BrowseState, sameChoices } from "../search-url/state";
import type { SearchSource } from "./search-source";

export const interactionKinds = ["facet", "sort", "page", "page_size", "tab"] as const;
type InteractionKind = (typeof interactionKinds)[number];

interface SearchInteraction {
  readonly kind: InteractionKind;
  /** The new value: "newest", "3", facets as "applications=WB,IP". */
  readonly value: string;
}

/** Changes between two states with the same phrase, most significant first; empty if the phrase differs. */
export function searchInteractions(from: BrowseState, to: BrowseState): readonly SearchInteraction[] {
  if (from.query !== to.query) return [];
  const found: SearchInteraction[] = [];
  if (from.tab !== to.tab) return [{ kind: "tab", value: to.tab }];
  const facetsAlone = { sort: from.sort, pageSize: from.pageSize };
  if (!sameChoices(from, { ...to, ...facetsAlone })) found.push({ kind: "facet", value: facetText(to) });
  if (from.sort !== to.sort) found.push({ kind: "sort", value: to.sort });
  if (from.pageSize !== to.pageSize) found.push({ kind: "page_size", value: String(to.pageSize) });
  // Any other change resets the page to 1, so a page change counts only on its own.
  if (found.length === 0 && from.page !== to.page) found.push({ kind: "page", value: String(to.page) });
  return found;
}

/** Source of a search that only changes a result list: `filter` for facets, `UI` for other controls. */
export function sourceOfInteractions(interactions: readonly SearchInteraction[]): SearchSource | null {
  if (interactions.length === 0) return null;
  return interactions.some(({ kind }) => kind === "facet") ? "filter" : "UI";
}

function facetText({ facets, other }: Pick<BrowseState, "facets" | "other">): string {
  const chosen = Object.entries(facets).flatMap(([name, values]) =>
    values && values.length > 0 ? [`${name}=${values.join(",")}`] : [],
  );
  return [...chosen, ...other].join("&").slice(0, 500);
}
