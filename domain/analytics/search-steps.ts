/** What a visitor changed from one list of results to the next (C-ANALYT-08). */
import { type BrowseState, sameChoices } from "../search-url/state";
import type { SearchSource } from "./search-source";

export const interactionKinds = ["facet", "sort", "page", "page_size", "tab"] as const;
export type InteractionKind = (typeof interactionKinds)[number];

export interface SearchInteraction {
  readonly kind: InteractionKind;
  /** What it is now: "newest", "3", facets as "applications=WB,IP". */
  readonly value: string;
}

/** Changes between two states of one phrase, in the order in which they count; empty for another phrase. */
export function searchInteractions(from: BrowseState, to: BrowseState): readonly SearchInteraction[] {
  if (from.query !== to.query) return [];
  const found: SearchInteraction[] = [];
  if (from.tab !== to.tab) return [{ kind: "tab", value: to.tab }];
  const facetsAlone = { sort: from.sort, pageSize: from.pageSize };
  if (!sameChoices(from, { ...to, ...facetsAlone })) found.push({ kind: "facet", value: facetText(to) });
  if (from.sort !== to.sort) found.push({ kind: "sort", value: to.sort });
  if (from.pageSize !== to.pageSize) found.push({ kind: "page_size", value: String(to.pageSize) });
  // Every other change begins at the first page again: that is no step of its own.
  if (found.length === 0 && from.page !== to.page) found.push({ kind: "page", value: String(to.page) });
  return found;
}

/** A search that only changes a list of results was started by its facets or by its other controls. */
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
