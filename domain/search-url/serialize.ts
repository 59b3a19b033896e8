/** Serializes the state of the results page. Defaults are omitted, except the tab (C-SURL-03). */
import { facetNames } from "@contracts/search/search-names";
import { joinListValues } from "./list-values";
import { type BrowseState, defaultBrowseState } from "./state";
import { browsePath, type UrlStructure } from "./structure";

/** Query without "?", in the given structure. */
export function serializeBrowseState(state: BrowseState, structure: UrlStructure): string {
  return browseParameters(state, structure)
    .map(([name, value]) => `${name}=${encodeParameter(value)}`)
    .join("&");
}

/** Path and query of the results page. */
export function browseHref(state: BrowseState, structure: UrlStructure): string {
  return `${browsePath}?${serializeBrowseState(state, structure)}`;
}

/** Address of a new search; `change` sets tab, facets or source. */
export function searchHref(query: string, structure: UrlStructure, change: Partial<BrowseState>): string {
  return browseHref({ ...defaultBrowseState, ...change, query }, structure);
}

/** Parameters in order; forms without scripts carry the others as hidden fields. */
function browseParameters(state: BrowseState, structure: UrlStructure): readonly (readonly [string, string])[] {
  const parameters: [string, string][] = [];
  if (state.query !== "") parameters.push([structure.query, state.query]);
  parameters.push(["tab", state.tab]);
  for (const name of facetNames) {
    const values = state.facets[name];
    if (values && values.length > 0) parameters.push([name, joinListValues(values, structure.separator)]);
  }
  if (state.other.length > 0) parameters.push(["other", state.other.join(structure.separator)]);
  if (state.sort !== defaultBrowseState.sort) parameters.push([structure.sort, state.sort]);
  if (state.pageSize !== defaultBrowseState.pageSize) parameters.push([structure.pageSize, String(state.pageSize)]);
  if (state.page > 1) parameters.push(["nr", String(state.page)]);
  if (state.redirect !== null) parameters.push(["redirect", String(state.redirect)]);
  if (state.noscroll) parameters.push(["noscroll", "true"]);
  if (state.source !== "") parameters.push(["qs", state.source]);
  return parameters;
}

/** Percent-encoding that keeps commas, which a query allows. */
function encodeParameter(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+");
}
