/** App Search responses: results, suggestions and errors (rows C-SCALL-08, C-ERR-03). */
import * as v from "valibot";

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export type FieldValue = string | number | null | (string | number)[];

/** `raw` is not escaped. `snippet` is HTML whose only markup is `<em>` around matches. */
export type ResultValue = {
  raw?: FieldValue | undefined;
  snippet?: string | null | undefined;
  [other: string]: unknown;
};
/**
 * Checked by hand because a list has about 800 values: an object schema with a union takes a third of a millisecond for
 * them, four times as long.
 */
const resultValue = v.custom<ResultValue>(isResultValue, "A field must have a text, a number or a list of them");

const resultMeta = v.looseObject({ id: v.optional(text), engine: v.optional(text), score: v.nullable(v.number()) });
/** One hit: `_meta`, `_group` in grouped results, and a {@link ResultValue} per field. */
const searchResult = v.objectWithRest(
  { _meta: resultMeta, _group: v.optional(v.array(v.record(v.string(), v.unknown()))) },
  resultValue,
);
export type SearchResult = v.InferOutput<typeof searchResult>;

const searchMeta = v.looseObject({
  alerts: v.optional(v.array(v.unknown())),
  warnings: v.optional(v.array(v.unknown())),
  precision: v.optional(v.number()),
  page: v.looseObject({ current: count, total_pages: count, total_results: count, size: count }),
  engine: v.optional(v.looseObject({ name: text, type: text })),
  request_id: text,
});

const facetValue = v.looseObject({
  value: v.optional(v.union([v.string(), v.number()])),
  from: v.optional(v.union([v.string(), v.number()])),
  to: v.optional(v.union([v.string(), v.number()])),
  name: v.optional(text),
  count,
});
const facetAnswer = v.looseObject({ type: text, name: v.optional(text), data: v.array(facetValue) });
export type FacetAnswer = v.InferOutput<typeof facetAnswer>;

export const searchAnswer = v.looseObject({
  meta: searchMeta,
  results: v.array(searchResult),
  facets: v.optional(v.record(v.string(), v.array(facetAnswer))),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

export const multiSearchAnswer = v.array(searchAnswer);

export const suggestionAnswer = v.looseObject({
  results: v.looseObject({ documents: v.array(v.looseObject({ suggestion: text })) }),
  meta: v.looseObject({ request_id: text }),
});

const errorList = v.looseObject({ errors: v.array(v.string()) });
/** Error bodies of the engines; a body may also be empty or not JSON. */
export const searchErrorBody = v.union([
  errorList,
  v.looseObject({ error: v.string() }),
  v.looseObject({ errors: v.string() }),
  v.array(errorList),
]);

function isResultValue(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { raw, snippet }: { raw?: unknown; snippet?: unknown } = value;
  const isField = raw === undefined || raw === null || isScalar(raw) || (Array.isArray(raw) && raw.every(isScalar));
  return isField && (snippet === undefined || snippet === null || typeof snippet === "string");
}

const isScalar = (value: unknown) => typeof value === "string" || typeof value === "number";
