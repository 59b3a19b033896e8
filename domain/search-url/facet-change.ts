import { facetNames, otherFacetNames } from "@contracts/search/search-names";
import type { BrowseState } from "./state";

/**
 * State change for toggling one facet value; null for an unknown facet.
 * @param name parameter of the facet, or `other` for boolean facets
 * @param value in the catalogue's spelling, as in the state
 */
export function facetChange(
  { facets, other }: Pick<BrowseState, "facets" | "other">,
  name: string,
  value: string,
  on: boolean,
): Partial<BrowseState> {
  if (name === "other")
    return { other: otherFacetNames.filter((flag) => (flag === value ? on : other.includes(flag))) };
  const facet = facetNames.find((known) => known === name);
  if (!facet) return {};
  const kept = (facets[facet] ?? []).filter((chosen) => chosen !== value);
  return { facets: { ...facets, [facet]: on ? [...kept, value] : kept } };
}
