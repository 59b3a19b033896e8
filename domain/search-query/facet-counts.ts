/** Converts the responses of a multi-search to facet counts. */
import { type FacetName, facetNames, type OtherFacetName, otherFacetNames } from "@contracts/search/search-documents";
import type { FacetCount, FacetCounts } from "../search-url/facet-match";
import type { BrowseState } from "../search-url/state";
import { facetKey } from "../vocabulary/facet-keys";

/** The members of a response that are used here. */
interface FacetAnswer {
  readonly facets?: Readonly<
    Record<string, readonly { readonly data: readonly { readonly value?: unknown; readonly count: number }[] }[]>
  >;
}

/** Counts of one response, without values that have no hits. */
export function readFacetCounts(answer: FacetAnswer, names: readonly FacetName[] = facetNames): FacetCounts {
  const facets: Partial<Record<FacetName, readonly FacetCount[]>> = {};
  for (const name of names) {
    const values = valuesOf(answer, name).map((entry) => ({ key: facetKey(name, entry.value), ...entry }));
    if (values.length > 0) facets[name] = values;
  }
  const other: Partial<Record<OtherFacetName, number>> = {};
  for (const name of otherFacetNames) {
    const count = valuesOf(answer, name).find(({ value }) => value === "true")?.count;
    if (count !== undefined) other[name] = count;
  }
  return { facets, other };
}

/** Values of one field with their counts, most frequent first. */
export function valuesOf(answer: FacetAnswer, field: string): readonly Omit<FacetCount, "key">[] {
  const facets = answer.facets;
  if (!facets || !Object.hasOwn(facets, field)) return [];
  return (facets[field]?.[0]?.data ?? [])
    .filter(({ value, count }) => typeof value === "string" && value !== "" && count > 0)
    .map(({ value, count }) => ({ value: String(value), count }));
}

/**
 * Counts of a list. `answers` are the responses for the list and, with a selection, for the phrase alone and for each
 * chosen facet, whose counts replace the list's. The state has values in the engine's spelling, as requested.
 */
export function readListCounts(
  state: Pick<BrowseState, "facets" | "other">,
  answers: readonly FacetAnswer[],
  names: readonly FacetName[] = facetNames,
): { readonly shown: FacetCounts; readonly phrase: FacetCounts } {
  const [list = {}, ...rest] = answers;
  const own = readFacetCounts(list, names);
  const chosen = names.filter((name) => (state.facets[name]?.length ?? 0) > 0);
  const narrowed = chosen.length > 0 || state.other.length > 0;
  if (!narrowed) return { shown: own, phrase: own };
  const phrase = readFacetCounts(rest[0] ?? {}, names);
  const facets: Partial<Record<FacetName, readonly FacetCount[]>> = { ...own.facets };
  for (const [index, name] of chosen.entries()) {
    const counts = readFacetCounts(rest[index + 1] ?? {}, [name]).facets[name];
    facets[name] = withChosen(name, counts ?? [], state.facets[name] ?? []);
  }
  return { shown: { facets, other: own.other }, phrase };
}

/** A chosen value stays listed with count 0, so it can be removed. */
function withChosen(facet: FacetName, counts: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] {
  const present = new Set(counts.map(({ value }) => value));
  const missing = chosen.filter((value) => !present.has(value));
  return [...counts, ...missing.map((value) => ({ key: facetKey(facet, value), value, count: 0 }))];
}
