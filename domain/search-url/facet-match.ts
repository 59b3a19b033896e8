/**
 * Matches facet values of an address to known catalogue values (C-SURL-20 to C-SURL-22). Values are compared by
 * `matchKey` and get the catalogue's spelling; unknown values and those without hits are dropped.
 */
import { type FacetName, facetNames, type OtherFacetName } from "@contracts/search/search-names";
import { matchKey } from "./match-key";
import type { BrowseState, FacetSelection } from "./state";

/** Values requested per facet (C-FACET-03). A list of this length may be incomplete. */
export const facetSize = 50;

/** Known values by facet with hit counts; boolean facets hold the number of matching documents. */
export interface FacetCounts {
  readonly facets: Readonly<Partial<Record<FacetName, readonly FacetCount[]>>>;
  readonly other: Readonly<Partial<Record<OtherFacetName, number>>>;
}
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/**
 * Selection in the catalogue's spelling. A value that was split at its own comma is rejoined: the longest run of
 * neighbours that matches a known value wins.
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
    // A full list may be incomplete, so keep values that cannot be checked.
    else if (known.length >= facetSize) values.add(asked[start] ?? "");
    start = run ? run.end : start + 1;
  }
  return [...values];
}

/** No facet value contains more separators. */
const maxPieces = 6;

function longestRun(asked: readonly string[], start: number, byKey: ReadonlyMap<string, string>) {
  for (let end = Math.min(asked.length, start + maxPieces); end > start; end -= 1) {
    const value = byKey.get(matchKey(asked.slice(start, end).join("")));
    if (value !== undefined) return { value, end };
  }
  return null;
}

/** State without selections that have no hits for the phrase. Returns the same object if nothing is dropped. */
export function dropEmptyFacets(state: BrowseState, counts: FacetCounts): BrowseState {
  const facets = resolveFacets(state.facets, counts.facets);
  const other = state.other.filter((name) => (counts.other[name] ?? 0) > 0);
  const same = facetNames.every((name) => facets[name]?.length === state.facets[name]?.length);
  return same && other.length === state.other.length ? state : { ...state, facets, other, page: 1 };
}
