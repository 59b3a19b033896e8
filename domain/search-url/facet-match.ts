/**
 * Matches facet values of an address to known values (C-SURL-20 to C-SURL-22). Values are compared by `matchKey` and
 * become keys; unknown values and those without hits are dropped.
 */
import type { EngineLocale } from "@contracts/search/search-engines";
import { type FacetName, facetNames, type OtherFacetName } from "@contracts/search/search-names";
import { facetKey, facetName } from "../vocabulary/facet-keys";
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
  /** Key in addresses, the same in every language. */
  readonly key: string;
  /** Name in the engine's language and spelling. */
  readonly value: string;
  readonly count: number;
}

/**
 * Selection as keys. A value may be written as key, in the engine's spelling, or as a name in any language. A value that
 * was split at its own comma is rejoined: the longest run of neighbors that matches a known value wins.
 */
export function resolveFacets(selection: FacetSelection, known: FacetCounts["facets"]): FacetSelection {
  const resolved: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    const keys = resolveValues(name, selection[name] ?? [], known[name] ?? []);
    if (keys.length > 0) resolved[name] = keys;
  }
  return resolved;
}

function resolveValues(facet: FacetName, asked: readonly string[], known: readonly FacetCount[]): readonly string[] {
  const byWord = keysByWord(known);
  const keyOf = (text: string) => keyOfText(facet, text, byWord);
  const keys = new Set<string>();
  for (let start = 0; start < asked.length; ) {
    const run = longestRun(asked, start, keyOf);
    if (run) keys.add(run.key);
    // A full list may be incomplete, so keep values that cannot be checked.
    else if (known.length >= facetSize) keys.add(facetKey(facet, asked[start] ?? ""));
    start = run ? run.end : start + 1;
  }
  return [...keys];
}

function keysByWord(known: readonly FacetCount[]): ReadonlyMap<string, string> {
  const byWord = new Map<string, string>();
  for (const { key, value, count } of known) {
    if (count === 0) continue;
    byWord.set(matchKey(value), key);
    byWord.set(matchKey(key), key);
  }
  byWord.delete("");
  return byWord;
}

const keyOfText = (facet: FacetName, text: string, byWord: ReadonlyMap<string, string>) =>
  byWord.get(matchKey(text)) ?? byWord.get(matchKey(facetKey(facet, text)));

/** No facet value contains more separators. */
const maxPieces = 6;

function longestRun(asked: readonly string[], start: number, keyOf: (text: string) => string | undefined) {
  for (let end = Math.min(asked.length, start + maxPieces); end > start; end -= 1) {
    const key = keyOf(asked.slice(start, end).join(""));
    if (key !== undefined) return { key, end };
  }
  return null;
}

export interface DroppedFacet {
  readonly facet: FacetName | OtherFacetName;
  /** Key of a known value, or the requested value. */
  readonly value: string;
}

/** Requested values that are left out of the selection, because no product, or none of the phrase, has them. */
export function droppedFacets(
  asked: Pick<BrowseState, "facets" | "other">,
  kept: Pick<BrowseState, "facets" | "other">,
  known: FacetCounts["facets"],
): readonly DroppedFacet[] {
  const values = facetNames.flatMap((facet) => {
    const wanted = asked.facets[facet] ?? [];
    const byWord = keysByWord(known[facet] ?? []);
    const dropped: DroppedFacet[] = [];
    for (let start = 0; start < wanted.length; ) {
      const run = longestRun(wanted, start, (text) => keyOfText(facet, text, byWord));
      const value = run?.key ?? facetKey(facet, wanted[start] ?? "");
      if (!kept.facets[facet]?.includes(value)) dropped.push({ facet, value: run ? value : (wanted[start] ?? "") });
      start = run ? run.end : start + 1;
    }
    return dropped;
  });
  const flags = asked.other.filter((name) => !kept.other.includes(name)).map((facet) => ({ facet, value: "" }));
  return [...values, ...flags];
}

/** Selection as keys, without a check of known values. */
export function facetKeys(selection: FacetSelection): FacetSelection {
  return mapFacets(selection, facetKey);
}

/** Selection in the engine's spelling, which its filters need. */
export function facetValues(
  selection: FacetSelection,
  known: FacetCounts["facets"],
  locale: EngineLocale,
): FacetSelection {
  return mapFacets(
    selection,
    (facet, key) => known[facet]?.find((entry) => entry.key === key)?.value ?? facetName(facet, key, locale),
  );
}

function mapFacets(selection: FacetSelection, map: (facet: FacetName, value: string) => string): FacetSelection {
  const mapped: Partial<Record<FacetName, readonly string[]>> = {};
  for (const facet of facetNames) {
    const values = selection[facet];
    if (values) mapped[facet] = [...new Set(values.map((value) => map(facet, value)))];
  }
  return mapped;
}

/** State without selections that have no hits for the phrase. Returns the same object if nothing is dropped. */
export function dropEmptyFacets(state: BrowseState, counts: FacetCounts): BrowseState {
  const facets = resolveFacets(state.facets, counts.facets);
  const other = state.other.filter((name) => (counts.other[name] ?? 0) > 0);
  const same = facetNames.every((name) => facets[name]?.length === state.facets[name]?.length);
  return same && other.length === state.other.length ? state : { ...state, facets, other, page: 1 };
}
