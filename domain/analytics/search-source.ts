/**
 * Source of a search (C-ANALYT-10). `history`: this browser's search history · `typeahead`: a suggestion · `keyword`:
 * typed and submitted · `navigation`: a link or an address · `filter`: a facet of the results · `UI`: sort order, page,
 * page size or tab of the results.
 */
export const searchSources = ["history", "typeahead", "keyword", "navigation", "filter", "UI"] as const;
export type SearchSource = (typeof searchSources)[number];

/** Source from the URL parameter `qs`; null if unknown. */
export function markedSource(marker: string): SearchSource | null {
  return searchSources.find((source) => source.toLowerCase() === marker.toLowerCase()) ?? null;
}
