/** Filters that list only what a phrase asks for besides its target: its use, animals, hosts, labels. */
import type { EngineLocale } from "@contracts/search/search-engines";
import { type FacetName, facetNames } from "@contracts/search/search-names";
import type { QueryReading } from "@domain/query-reading/read-query";
import type { FacetCounts } from "@domain/search-url/facet-match";
import { type BrowseState, countSelected, type FacetSelection } from "@domain/search-url/state";
import { facetKey, facetName } from "@domain/vocabulary/facet-keys";
import {
  antibodyTypeNames,
  applicationNames,
  formulationNames,
  hostNames,
  labelName,
  type Names,
  speciesNames,
} from "@domain/vocabulary/names";

export interface Narrowing {
  /** Names of the filters, in the language of the page. */
  readonly names: readonly string[];
  readonly facets: FacetSelection;
}

interface Shown {
  readonly state: Pick<BrowseState, "facets" | "other">;
  readonly facets: FacetCounts;
  readonly total: number;
  readonly locale: EngineLocale;
  /** Uses that only modified forms are tested for, so that the list does not begin with what is tested. */
  readonly plainUntested: readonly string[];
}

/** Null if the list is filtered already, or if the filters would match all products or none. */
export function narrowingOf(
  { wants, targets, against }: QueryReading,
  { state, facets, total, locale, plainUntested }: Shown,
): Narrowing | null {
  if (countSelected(state) > 0 || (targets.length === 0 && against === null)) return null;
  const asked: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
    applications: plainUntested.length > 0 ? [] : englishNames(applicationNames, wants.applications),
    // A list that begins with kits does not begin with the animal.
    speciesreactivity: wants.kinds.some((kind) => /Kit$/.test(kind)) ? [] : englishNames(speciesNames, wants.species),
    // An animal that may be sample or host filters by sample only.
    hostspecies: wants.species.length > 0 && against === null ? [] : englishNames(hostNames, wants.hosts),
    formulation: englishNames(formulationNames, wants.categories),
    conjugationtype: wants.labels.filter((label) => label !== "none").map((label) => labelName(label, "en")),
    antibodytype: wants.recombinant
      ? [antibodyTypeNames.recombinant.en]
      : wants.clonality.flatMap((code) =>
          code === "polyclonal"
            ? [antibodyTypeNames.polyclonal.en]
            : [antibodyTypeNames.monoclonal.en, antibodyTypeNames.recombinant.en],
        ),
  };
  const chosen = facetNames.flatMap((facet) => {
    const counted = facets.facets[facet] ?? [];
    const keys = (asked[facet] ?? []).map((name) => facetKey(facet, name));
    const sold = counted.filter(({ key, count }) => keys.includes(key) && count > 0);
    // Skip a property that no product has, which is reported elsewhere, and one that all have.
    const isMetByAll = sold.some(({ count }) => count >= total);
    return sold.length === 0 || isMetByAll ? [] : [[facet, sold.map(({ key }) => key)] as const];
  });
  if (chosen.length === 0) return null;
  return {
    names: chosen.flatMap(([facet, keys]) => keys.map((key) => facetName(facet, key, locale))),
    facets: Object.fromEntries(chosen),
  };
}

const englishNames = (names: Readonly<Record<string, Names>>, codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => names[code]?.en ?? []);
