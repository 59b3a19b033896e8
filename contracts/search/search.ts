/**
 * App Search requests (rows C-SCALL-01 to C-SCALL-08). Messages follow the protocol where it defines them. The engine
 * checks that fields exist and have the right type.
 */
import * as v from "valibot";

export const searchLimits = {
  /** Maximum query length, in code points (C-SEARCH-12). */
  queryLength: 128,
  queriesPerRequest: 10,
  pages: 100,
  pageSize: 1000,
  results: 10_000,
  facetSize: 250,
  facetRanges: 250,
  filterDepth: 5,
  filterEntries: 256,
  filterValues: 1024,
  sortFields: 10,
  fields: 64,
  boosts: 32,
  weight: 10,
  boostFactor: 10,
  tags: 16,
  tagLength: 64,
  suggestions: 20,
  groupSize: 10,
  documentsPerBatch: 100,
  documentBytes: 102_400,
  payloadBytes: 10_485_760,
  synonymSets: 256,
  synonymWords: 32,
} as const;

const integer = (message: string, min: number, max: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
const fieldName = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** Arrays pass the object check below, so reject them first. */
const plainObject = (message: string) =>
  v.pipe(
    v.unknown(),
    v.check((value) => typeof value === "object" && value !== null && !Array.isArray(value), message),
  );
const byField = <T extends v.GenericSchema>(schema: T, what: string) =>
  v.pipe(
    plainObject(`${what} must be an object of fields`),
    v.record(fieldName, schema),
    v.check((value) => Object.keys(value).length <= searchLimits.fields, `${what} cannot name more than 64 fields`),
  );

/** Numbers are accepted as text, because a product number may arrive unquoted. */
const queryText = v.pipe(
  v.union([v.string(), v.number()], "Query must be a string or a number"),
  v.transform(String),
  v.check((text) => [...text].length <= searchLimits.queryLength, "Query cannot be longer than 128 characters"),
);

const page = v.pipe(
  v.strictObject({
    size: v.optional(integer("Page size must be an integer between 0 and 1000", 0, searchLimits.pageSize)),
    current: v.optional(integer("Page current must be an integer between 1 and 100", 1, searchLimits.pages)),
  }),
  v.check(
    ({ size = 10, current = 1 }) => size * current <= searchLimits.results,
    "Page cannot reach beyond 10000 results",
  ),
);

const direction = v.picklist(["asc", "desc"], 'Sort direction must be "asc" or "desc"');
const sortEntry = v.pipe(
  v.record(fieldName, direction),
  v.check((entry) => Object.keys(entry).length === 1, "Sort entries must name exactly one field"),
);
const sort = v.union(
  [
    sortEntry,
    v.pipe(v.array(sortEntry), v.maxLength(searchLimits.sortFields, "Sort cannot have more than 10 entries")),
  ],
  'Sort must be {"field": "asc"|"desc"} or a list of at most 10 of them',
);

const bound = v.union([v.number(), v.string()]);
const valueFacet = v.strictObject({
  type: v.literal("value"),
  name: v.optional(v.string()),
  size: v.optional(integer("Facet size must be an integer between 1 and 250", 1, searchLimits.facetSize)),
  sort: v.optional(
    v.union(
      [v.strictObject({ count: direction }), v.strictObject({ value: direction })],
      'Facet sort must be {"count": "asc"|"desc"} or {"value": "asc"|"desc"}',
    ),
  ),
});
const rangeFacet = v.strictObject({
  type: v.literal("range"),
  name: v.optional(v.string()),
  /** For `ranges` of a geolocation: the origin and the distance unit. */
  center: v.optional(v.string()),
  unit: v.optional(v.picklist(["m", "km", "mi", "ft", "yd", "in", "mm", "cm"])),
  ranges: v.pipe(
    v.array(v.strictObject({ from: v.optional(bound), to: v.optional(bound), name: v.optional(v.string()) })),
    v.minLength(1, "Facet ranges cannot be empty"),
    v.maxLength(searchLimits.facetRanges, "Facet ranges cannot be more than 250"),
  ),
});
const facet = v.variant("type", [valueFacet, rangeFacet], 'Facet type must be "value" or "range"');
export type ValueFacet = v.InferOutput<typeof valueFacet>;
export type RangeFacet = v.InferOutput<typeof rangeFacet>;
export type Facet = v.InferOutput<typeof facet>;
const facets = byField(v.union([facet, v.pipe(v.array(facet), v.maxLength(10))]), "Facets");

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const range = v.strictObject({ from: v.optional(bound), to: v.optional(bound) });
const geo = v.strictObject({
  center: v.string(),
  unit: v.picklist(["m", "km", "mi", "ft", "yd", "in", "mm", "cm"]),
  distance: v.optional(v.number()),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});
export type FilterScalar = v.InferOutput<typeof scalar>;
export type FilterRange = v.InferOutput<typeof range>;
export type FilterGeo = v.InferOutput<typeof geo>;
/** `all`, `any` and `none` hold lists of filters and nest; any other key is a condition on that field. */
export interface SearchFilter {
  readonly [field: string]:
    | FilterScalar
    | FilterRange
    | FilterGeo
    | readonly (FilterScalar | FilterRange)[]
    | readonly SearchFilter[];
}
const filter: v.GenericSchema<unknown, SearchFilter> = v.pipe(
  plainObject("Filters must be an object"),
  v.record(
    fieldName,
    v.union(
      [v.array(v.union([scalar, range])), v.array(v.lazy(() => filter)), scalar, range, geo],
      "Filters must be values, lists of values, ranges, or all, any and none with lists of filters",
    ),
  ),
);

const resultField = v.strictObject({
  raw: v.optional(
    v.strictObject({ size: v.optional(integer("Raw size must be an integer of at least 20", 20, 1_000_000)) }),
  ),
  snippet: v.optional(
    v.strictObject({
      size: v.optional(integer("Snippet size must be an integer between 20 and 1000", 20, 1000)),
      fallback: v.optional(v.boolean()),
    }),
  ),
});
export type ResultField = v.InferOutput<typeof resultField>;

const weightMessage = "Weight must be a number between 0 and 10";
const searchField = v.strictObject({
  weight: v.optional(
    v.pipe(v.number(weightMessage), v.minValue(0, weightMessage), v.maxValue(searchLimits.weight, weightMessage)),
  ),
});

const factorMessage = "Boost factor must be a number between 0 and 10";
const factor = v.optional(
  v.pipe(v.number(factorMessage), v.minValue(0, factorMessage), v.maxValue(searchLimits.boostFactor, factorMessage)),
);
const operation = v.optional(v.picklist(["add", "multiply"], 'Boost operation must be "add" or "multiply"'));
const decay = v.picklist(
  ["linear", "exponential", "gaussian"],
  'Boost function must be "linear", "exponential" or "gaussian"',
);
const boost = v.variant(
  "type",
  [
    v.strictObject({ type: v.literal("value"), value: v.union([scalar, v.array(scalar)]), operation, factor }),
    v.strictObject({
      type: v.literal("functional"),
      function: v.picklist(
        ["linear", "exponential", "logarithmic"],
        'Boost function must be "linear", "exponential" or "logarithmic"',
      ),
      operation,
      factor,
    }),
    v.strictObject({ type: v.literal("proximity"), function: decay, center: bound, factor }),
    v.strictObject({ type: v.literal("recency"), function: v.optional(decay), center: v.optional(bound), factor }),
  ],
  'Boost type must be "value", "functional", "proximity" or "recency"',
);
export type Boost = v.InferOutput<typeof boost>;
const boosts = v.pipe(
  byField(v.union([boost, v.array(boost)]), "Boosts"),
  v.check((all) => Object.values(all).flat().length <= searchLimits.boosts, "Boosts cannot be more than 32"),
);

const precision = integer("Precision must be an integer between 1 and 11", 1, 11);
const tags = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(searchLimits.tagLength, "Tags cannot be longer than 64 characters"))),
  v.maxLength(searchLimits.tags, "Tags cannot be more than 16"),
);

const group = v.strictObject({
  field: fieldName,
  size: v.optional(integer("Group size must be an integer between 1 and 10", 1, searchLimits.groupSize)),
  sort: v.optional(sort),
  collapse: v.optional(v.boolean()),
});

/** Every search option except the query. A signed search key may fix some of them. */
const options = {
  page: v.optional(page),
  sort: v.optional(sort),
  facets: v.optional(facets),
  filters: v.optional(filter),
  result_fields: v.optional(byField(resultField, "Result fields")),
  search_fields: v.optional(byField(searchField, "Search fields")),
  boosts: v.optional(boosts),
  precision: v.optional(precision),
  group: v.optional(group),
  analytics: v.optional(v.strictObject({ tags: v.optional(tags) })),
  record_analytics: v.optional(v.boolean()),
};
export const searchOptions = v.strictObject(options);
export type SearchOptions = v.InferOutput<typeof searchOptions>;

export const searchRequest = v.strictObject({ query: queryText, ...options });
export type SearchRequest = v.InferOutput<typeof searchRequest>;

export const suggestionRequest = v.strictObject({
  query: queryText,
  types: v.optional(
    v.strictObject({
      documents: v.optional(
        v.strictObject({ fields: v.optional(v.pipe(v.array(fieldName), v.maxLength(searchLimits.fields))) }),
      ),
    }),
  ),
  size: v.optional(integer("Size must be an integer between 1 and 20", 1, searchLimits.suggestions)),
});
export type SuggestionRequest = v.InferOutput<typeof suggestionRequest>;

const clickId = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
export const clickRequest = v.strictObject({
  query: queryText,
  document_id: clickId,
  request_id: v.optional(clickId),
  tags: v.optional(tags),
});
export type ClickRequest = v.InferOutput<typeof clickRequest>;
