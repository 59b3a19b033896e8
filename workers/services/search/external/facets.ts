/** Facets as aggregations, and their counts in the format of the protocol. */
import type { Facet, RangeFacet, SearchOptions } from "@contracts/search/search";
import type { FacetAnswer } from "@contracts/search/search-answers";
import type { EngineSchema, FieldType } from "@contracts/search/search-engines";
import * as v from "valibot";
import { valueField } from "./definition";
import type { Aggregation } from "./vendors";

type Facets = NonNullable<SearchOptions["facets"]>;

const nameOf = (field: string, index: number): string => `facet-${index}-${field}`;
const listOf = (given: Facets[string]): readonly Facet[] => [given].flat();

export function aggregations(facets: Facets, schema: EngineSchema): Record<string, Aggregation> {
  return Object.fromEntries(
    Object.entries(facets).flatMap(([field, given]) =>
      listOf(given).map((facet, index) => [nameOf(field, index), aggregation(field, schema[field] ?? "text", facet)]),
    ),
  );
}

function aggregation(field: string, type: FieldType, facet: Facet): Aggregation {
  const name = valueField(field, type);
  if (facet.type === "range") return rangeAggregation(name, type, facet);
  const sort = facet.sort ?? { count: "desc" };
  const order: Record<string, "asc" | "desc">[] =
    "value" in sort ? [{ _key: sort.value }] : [{ _count: sort.count }, { _key: "asc" }];
  return { terms: { field: name, size: facet.size ?? 10, order } };
}

function rangeAggregation(field: string, type: FieldType, { ranges, center, unit = "m" }: RangeFacet): Aggregation {
  // Ranges are matched by position, because engines name them differently.
  const keyed = <Bound>(bound: (given: string | number) => Bound) =>
    ranges.map(({ from, to }, index) => ({
      key: String(index),
      ...(from !== undefined && { from: bound(from) }),
      ...(to !== undefined && { to: bound(to) }),
    }));
  if (type === "date") return { date_range: { field, ranges: keyed((bound) => bound) } };
  if (type === "geolocation") return { geo_distance: { field, origin: center ?? "", unit, ranges: keyed(Number) } };
  return { range: { field, ranges: keyed(Number) } };
}

const bucket = v.looseObject({
  key: v.union([v.string(), v.number()]),
  key_as_string: v.optional(v.string()),
  doc_count: v.number(),
});
export const aggregationAnswer = v.looseObject({ buckets: v.optional(v.array(bucket)), value: v.optional(v.number()) });
type AggregationAnswers = Readonly<Record<string, v.InferOutput<typeof aggregationAnswer>>>;

export function facetAnswers(facets: Facets, schema: EngineSchema, answers: AggregationAnswers) {
  return Object.fromEntries(
    Object.entries(facets).map(([field, given]) => [
      field,
      listOf(given).map((facet, index): FacetAnswer => {
        const buckets = answers[nameOf(field, index)]?.buckets ?? [];
        const named = facet.name === undefined ? {} : { name: facet.name };
        if (facet.type === "range") {
          const data = facet.ranges.map(({ from, to, name }, at) => ({
            ...shownBound("from", from, schema[field]),
            ...shownBound("to", to, schema[field]),
            ...(name !== undefined && { name }),
            count: buckets.find(({ key }) => key === String(at))?.doc_count ?? 0,
          }));
          return { type: "range", ...named, data };
        }
        const data = buckets.map(({ key, key_as_string: text, doc_count: count }) => ({
          value: schema[field] === "date" ? new Date(text ?? key).toISOString() : key,
          count,
        }));
        return { type: "value", ...named, data };
      }),
    ]),
  );
}

function shownBound(name: "from" | "to", bound: string | number | undefined, type: FieldType | undefined) {
  if (bound === undefined) return {};
  return { [name]: type === "date" ? new Date(bound).toISOString() : bound };
}
