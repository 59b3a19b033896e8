/** Where a search came from (C-ANALYT-10). */

/**
 * `history`: a phrase of this browser's own history · `typeahead`: a suggestion · `keyword`: typed and sent ·
 * `navigation`: a link or an address · `filter`: a facet of the results · `UI`: order, page, size or tab of the results.
 */
export const searchSources = ["history", "typeahead", "keyword", "navigation", "filter", "UI"] as const;
export type SearchSource = (typeof searchSources)[number];

/** Marker of an address (parameter `qs`) as a source; null for markers that are none. */
export function markedSource(marker: string): SearchSource | null {
  return searchSources.find((source) => source.toLowerCase() === marker.toLowerCase()) ?? null;
}
