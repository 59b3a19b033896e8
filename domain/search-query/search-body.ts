/** Parts of a search body that the engines share. */
export type FieldFilter = Readonly<Record<string, string | readonly string[]>>;

/** What the shop sends to a search engine; the wire schema checks it again on the way out. */
export interface SearchBody {
  readonly query: string;
  readonly page: { readonly size: number; readonly current: number };
  readonly filters: { readonly all: readonly FieldFilter[]; readonly none: readonly FieldFilter[] };
  readonly sort?: Readonly<Record<string, "asc" | "desc">>;
  readonly facets?: Readonly<Record<string, ValueFacet>>;
  readonly result_fields: Readonly<Record<string, unknown>>;
  readonly search_fields: Readonly<Record<string, { readonly weight: number }>>;
  readonly boosts?: Readonly<Record<string, readonly unknown[]>>;
  readonly precision?: number;
  readonly record_analytics?: boolean;
  readonly analytics?: { readonly tags: readonly string[] };
}

export interface ValueFacet {
  readonly type: "value";
  readonly size: number;
  readonly sort?: { readonly count: "desc" } | { readonly value: "asc" };
}

/** Value facets of the given fields, by default the most frequent values first. */
export function facetRequest(fields: readonly string[], size: number, sort: ValueFacet["sort"] = { count: "desc" }) {
  return Object.fromEntries(fields.map((field) => [field, { type: "value", size, sort } as const]));
}
