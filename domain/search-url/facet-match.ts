/**
 * Values of an address against the values that the catalogue knows (C-SURL-20 to C-SURL-22): compared by `matchKey`,
 * unknown ones and those without a hit are dropped, known ones get the catalogue's spelling.
 */
import { type FacetName, facetNames, type OtherFacetName } from "@contracts/search/search-names";
import { matchKey } from "./match-key";
import type { BrowseState, FacetSelection } from "./state";

/** Values per facet that the engine is asked for (C-FACET-03). A list of that length may not be all there is. */
export const facetSize = 50;

/** Known values by facet with their number of hits; boolean facets hold the number of documents where they are true. */
export interface FacetCounts {
  readonly facets: Readonly<Partial<Record<FacetName, readonly FacetCount[]>>>;
  readonly other: Readonly<Partial<Record<OtherFacetName, number>>>;
}
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * Selection in the catalogue's spelling. A list that was split at a comma inside a value is put together again:
 * the longest run of neighbours that names a known value counts as that value.
 */
export function resolveFacets(selection: FacetSelection, known: FacetCounts["facets"]): FacetSelection {
  const resolved: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    const values = resolveValues(selection[name] ?? [], known[name] ?? []);
    if (values.length > 0) resolved[name] = values;
  }
  return resolved;
}

function resolveValues(asked: readonly string[], known: readonly FacetCount[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const { value, count } of known) if (count > 0) byKey.set(matchKey(value), value);
  byKey.delete("");
  const values = new Set<string>();
  for (let start = 0; start < asked.length; ) {
    const run = longestRun(asked, start, byKey);
    if (run) values.add(run.value);
    // Behind the end of a full list there may be more: what cannot be checked is kept.
    else if (known.length >= facetSize) values.add(asked[start] ?? "");
    start = run ? run.end : start + 1;
  }
  return [...values];
}

/** No facet value of the catalogue holds more separators than this. */
const maxPieces = 6;

function longestRun(asked: readonly string[], start: number, byKey: ReadonlyMap<string, string>) {
  for (let end = Math.min(asked.length, start + maxPieces); end > start; end -= 1) {
    const value = byKey.get(matchKey(asked.slice(start, end).join("")));
    if (value !== undefined) return { value, end };
  }
  return null;
}

/** State without selections that have no hit for the phrase. Gives the same object when nothing is dropped. */
export function dropEmptyFacets(state: BrowseState, counts: FacetCounts): BrowseState {
  const facets = resolveFacets(state.facets, counts.facets);
  const other = state.other.filter((name) => (counts.other[name] ?? 0) > 0);
  const same = facetNames.every((name) => facets[name]?.length === state.facets[name]?.length);
  return same && other.length === state.other.length ? state : { ...state, facets, other, page: 1 };
}
