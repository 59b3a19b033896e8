import type { FacetCounts } from "../search-url/facet-match";
import { matchKey } from "../search-url/match-key";
import type { SearchAlias } from "./aliases";
import type { FieldFilter } from "./search-body";

/** Filter of an alias; null if the catalogue has no matching value, so its words are searched instead. */
export function aliasFilter({ target }: SearchAlias, known: FacetCounts["facets"]): FieldFilter | null {
  if (target.field === "applicationcodes") return { applicationcodes: target.values };
  const names = (known.categories ?? [])
    .map(({ value }) => value)
    .filter((value) => target.values.some((start) => matchKey(value).startsWith(matchKey(start))));
  return names.length > 0 ? { categories: names } : null;
}
