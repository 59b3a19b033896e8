import {
  type ApplicationCode,
  applicationNames,
  type CategoryKey,
  categoryNames,
  modificationNames,
  type SpeciesCode,
  speciesNames,
} from "../vocabulary/names";
import type { Localized } from "./locales";

export interface BrowseFilter {
  readonly q?: string;
  readonly categories?: readonly CategoryKey[];
  readonly applications?: readonly ApplicationCode[];
  readonly species?: readonly SpeciesCode[];
  readonly modifications?: readonly (keyof typeof modificationNames)[];
  readonly other?: readonly ("newproduct" | "recombinant" | "trialsizeavailable" | "epitopetag" | "xp")[];
  readonly sort?: "newest" | "citations";
}

function valuesIn(
  language: keyof Localized<unknown>,
  names: readonly string[] | undefined,
  table: Record<string, Localized<string>>,
): string {
  return (names ?? []).map((name) => table[name]?.[language] ?? name).join(",");
}

function address(filter: BrowseFilter, language: keyof Localized<unknown>): string {
  const parameters = [
    ["q", filter.q ?? ""],
    ["categories", valuesIn(language, filter.categories, categoryNames)],
    ["applications", valuesIn(language, filter.applications, applicationNames)],
    ["speciesreactivity", valuesIn(language, filter.species, speciesNames)],
    ["targetmodifications", valuesIn(language, filter.modifications, modificationNames)],
    ["other", (filter.other ?? []).join(",")],
    ["sort-by", filter.sort ?? ""],
  ];
  const query = parameters
    .filter(([, value]) => value)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value ?? "")
          .replaceAll("%2C", ",")
          .replaceAll("%20", "+")}`,
    );
  return query.length > 0 ? `/browse?${query.join("&")}` : "/browse";
}

/** Address of a search; facet values are those of each language's engine. */
export function browse(filter: BrowseFilter): Localized<string> {
  return { en: address(filter, "en"), ja: address(filter, "ja"), zh: address(filter, "zh") };
}
