import type { Boosts } from "./boosts";

/** Parts shared by the search bodies of all engines. */
export type FieldFilter = Readonly<Record<string, string | readonly string[]>>;

/** One condition, alternatives (any), or exclusions (none). */
export type SearchFilter =
  | FieldFilter
  | { readonly any: readonly FieldFilter[] }
  | { readonly none: readonly FieldFilter[] };

/** Body sent to a search engine; the wire schema validates it again before sending. */
type SortOrder = Readonly<Record<string, "asc" | "desc">>;

export interface SearchBody {
  readonly query: string;
  readonly page: { readonly size: number; readonly current: number };
  readonly filters: { readonly all: readonly SearchFilter[]; readonly none: readonly FieldFilter[] };
  /** One order, or several in descending weight. */
  readonly sort?: SortOrder | readonly SortOrder[];
  readonly facets?: Readonly<Record<string, ValueFacet>>;
  readonly result_fields: Readonly<Record<string, unknown>>;
  readonly search_fields: Readonly<Record<string, { readonly weight: number }>>;
  readonly boosts?: Boosts;
  readonly precision?: number;
  readonly record_analytics?: boolean;
  readonly analytics?: { readonly tags: readonly string[] };
}

interface ValueFacet {
  readonly type: "value";
  readonly size: number;
  readonly sort?: { readonly count: "desc" } | { readonly value: "asc" };
}

/** Value facets of the given fields, most frequent first by default. */
export function facetRequest(fields: readonly string[], size: number, sort: ValueFacet["sort"] = { count: "desc" }) {
  return Object.fromEntries(fields.map((field) => [field, { type: "value", size, sort } as const]));
}
