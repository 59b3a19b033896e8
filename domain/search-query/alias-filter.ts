import type { FacetCounts } from "../search-url/facet-match";
import { matchKey } from "../search-url/match-key";
import type { SearchAlias } from "./aliases";
import type { FieldFilter } from "./search-body";

/** The filter that an alias stands for, or null when the catalogue has nothing of the kind: then its words are searched. */
export function aliasFilter({ target }: SearchAlias, known: FacetCounts["facets"]): FieldFilter | null {
  if (target.field === "applicationcodes") return { applicationcodes: target.values };
  const names = (known.categories ?? [])
    .map(({ value }) => value)
    .filter((value) => target.values.some((start) => matchKey(value).startsWith(matchKey(start))));
  return names.length > 0 ? { categories: names } : null;
}
