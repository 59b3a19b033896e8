import { keyOfNames } from "@domain/vocabulary/facet-keys";
import { applicationNames, categoryNames, modificationNames, type Names, speciesNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { keyOf } from "../data-files/schemas";
import { text } from "./read-content";

/** A search by facets, named by their codes. */
const filter = v.strictObject({
  q: v.optional(v.string(), ""),
  categories: v.optional(v.array(keyOf(categoryNames)), []),
  applications: v.optional(v.array(keyOf(applicationNames)), []),
  species: v.optional(v.array(keyOf(speciesNames)), []),
  modifications: v.optional(v.array(keyOf(modificationNames)), []),
  other: v.optional(v.array(v.picklist(["newproduct", "recombinant", "trialsizeavailable", "epitopetag", "xp"])), []),
  sort: v.optional(v.picklist(["newest", "citations"]), undefined),
});
type Filter = v.InferOutput<typeof filter>;

function address(search: Filter): string {
  const named = (codes: readonly string[], table: Readonly<Record<string, Names>>) =>
    codes.map((code) => (table[code] ? keyOfNames(table[code]) : code)).join(",");
  const parameters = [
    ["q", search.q],
    ["categories", named(search.categories, categoryNames)],
    ["applications", named(search.applications, applicationNames)],
    ["speciesreactivity", named(search.species, speciesNames)],
    ["targetmodifications", named(search.modifications, modificationNames)],
    ["other", search.other.join(",")],
    ["sort-by", search.sort ?? ""],
  ] as const;
  const query = parameters
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+")}`);
  return query.length > 0 ? `/browse?${query.join("&")}` : "/browse";
}

const search = v.pipe(
  v.strictObject({ browse: filter }),
  v.transform(({ browse }) => address(browse)),
);

/** An address: the same in every language, one per language, or a search. */
export const href = v.union([v.string(), search, text], "is not an address");
