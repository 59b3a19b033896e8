/** Completions: values of text fields with a word that starts with the query, the most frequent first. */
import type { SearchFilter, SuggestionRequest } from "@contracts/search/search";
import * as v from "valibot";
import { compoundsOf } from "../text/compounds";
import { type EngineFacts, tokensField, valueField } from "./definition";
import { aggregationAnswer } from "./facets";
import { filterQuery } from "./filters";
import type { ElasticBodies, OpenBodies } from "./vendors";

/** Maximum values requested per field; those that do not match the query are dropped here. */
const lookedAt = 200;
/** Longer values are sentences, not suggestions. */
const longest = 80;
const defaultSize = 10;

const keyOf = (text: string): string =>
  compoundsOf(text)
    .flatMap(({ pieces }) => pieces.map(({ token }) => token))
    .join(" ");

export function suggestBody(request: SuggestionRequest, forced: SearchFilter | undefined, facts: EngineFacts) {
  const asked = request.types?.documents?.fields ?? Object.keys(facts.schema);
  const fields = asked.filter((field) => facts.schema[field] === "text");
  const query = keyOf(request.query);
  return {
    size: 0,
    query: { bool: { filter: forced ? [filterQuery(forced, facts.schema)] : [] } },
    aggs: Object.fromEntries(
      fields.map((field) => [
        field,
        {
          filter: { match_phrase_prefix: { [tokensField(field)]: { query, max_expansions: lookedAt } } },
          aggs: { values: { terms: { field: valueField(field, "text"), size: lookedAt } } },
        },
      ]),
    ),
  } satisfies ElasticBodies["search"] satisfies OpenBodies["search"];
}

export const suggestAnswer = v.looseObject({
  aggregations: v.optional(v.record(v.string(), v.looseObject({ values: aggregationAnswer })), {}),
});

export function suggestionsOf(
  { query, size = defaultSize }: SuggestionRequest,
  { aggregations }: v.InferOutput<typeof suggestAnswer>,
): string[] {
  const wanted = keyOf(query);
  if (wanted === "") return [];
  const counts = new Map<string, number>();
  for (const { values } of Object.values(aggregations)) {
    for (const { key, doc_count: count } of values.buckets ?? []) {
      const text = String(key);
      if (text.length <= longest && ` ${keyOf(text)}`.includes(` ${wanted}`)) {
        counts.set(text, Math.max(count, counts.get(text) ?? 0));
      }
    }
  }
  const starts = (text: string) => Number(keyOf(text).startsWith(wanted));
  return [...counts]
    .sort(
      ([one, a], [other, b]) =>
        starts(other) - starts(one) || b - a || one.length - other.length || (one < other ? -1 : 1),
    )
    .slice(0, size)
    .map(([text]) => text);
}
