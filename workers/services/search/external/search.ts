/** One search: the body for an external engine, and the conversion of its response to the protocol. */
import { type SearchFilter, type SearchRequest, searchLimits } from "@contracts/search/search";
import * as v from "valibot";
import { type Hit, hit } from "../engine/results";
import { marksOf } from "../engine/terms/snippets";
import { synonymLookup } from "../engine/terms/synonyms";
import { defaultPrecision, precisionRules } from "../text/precision";
import { parseQuery } from "../text/query";
import { boostedQuery } from "./boosts";
import { type EngineFacts, sortField, valueField } from "./definition";
import { aggregationAnswer, aggregations, facetAnswers } from "./facets";
import { filterQuery } from "./filters";
import { textQuery } from "./text-query";
import type { ElasticBodies, OpenBodies, Query, Sort } from "./vendors";

const groupCount = "groups";
const groupHits = "members";

/** @param forced filter of a signed key, which always applies */
export function searchBody(request: SearchRequest, forced: SearchFilter | undefined, facts: EngineFacts) {
  const { schema } = facts;
  const { size = 10, current = 1 } = request.page ?? {};
  const query = boostedQuery(queryOf(request, facts), request.boosts ?? {}, schema);
  const filter = [request.filters, forced].flatMap((given) => (given ? [filterQuery(given, schema)] : []));
  const { group, facets } = request;
  const groupField = group && valueField(group.field, schema[group.field] ?? "text");
  return {
    from: size * (current - 1),
    size: Math.min(size, Math.max(0, searchLimits.results - size * (current - 1))),
    track_total_hits: true,
    query: { bool: { must: [query], filter } },
    sort: sortOf(request.sort, schema),
    ...((facets || groupField) && {
      aggs: {
        ...(facets && aggregations(facets, schema)),
        ...(groupField && { [groupCount]: { cardinality: { field: groupField } } }),
      },
    }),
    ...(groupField && {
      collapse: {
        field: groupField,
        inner_hits: {
          name: groupHits,
          // One more, because the leader is among them.
          size: (group?.size ?? searchLimits.groupSize) + 1,
          sort: sortOf(group?.sort, schema),
        },
      },
    }),
  } satisfies ElasticBodies["search"] satisfies OpenBodies["search"];
}

function queryOf(
  { query, precision = defaultPrecision, search_fields: asked }: SearchRequest,
  facts: EngineFacts,
): Query {
  if (query.trim() === "") return { match_all: {} };
  const rules = precisionRules(precision);
  return textQuery(parseQuery(query, rules, synonymLookup(facts.synonyms)), rules, fieldsOf(asked, facts));
}

/** Searched fields: those of the request, else the engine's defaults, else all text fields with equal weight. */
function fieldsOf(asked: SearchRequest["search_fields"], { schema, searchFields }: EngineFacts) {
  const wanted: Readonly<Record<string, { readonly weight?: number | undefined }>> = asked ?? searchFields ?? {};
  const named = Object.entries(wanted).filter(([field]) => schema[field] === "text");
  const all = Object.entries(schema).filter(([, type]) => type === "text");
  return Object.fromEntries(
    named.length > 0
      ? named.map(([field, { weight = 1 }]) => [field, { weight }])
      : all.map(([field]) => [field, { weight: 1 }]),
  );
}

/** Ties are broken by score, then by id, which is the same in every copy of an index. */
function sortOf(sort: SearchRequest["sort"], schema: EngineFacts["schema"]): Sort[] {
  const keys = [sort ?? []].flat().flatMap(Object.entries<"asc" | "desc">);
  const byScore = keys.some(([field]) => field === "_score");
  return [
    ...keys.map(
      ([field, order]): Sort =>
        field === "_score"
          ? { _score: { order } }
          : { [sortField(field, schema[field] ?? "text")]: { order, missing: "_last" } },
    ),
    ...(byScore ? [] : [{ _score: { order: "desc" as const } }]),
    { id: { order: "asc" } },
  ];
}

const engineHit = v.looseObject({
  _id: v.string(),
  _score: v.optional(v.nullable(v.number())),
  _source: v.record(v.string(), v.unknown()),
});
const hitList = v.looseObject({
  total: v.optional(v.looseObject({ value: v.number() })),
  hits: v.array(
    v.looseObject({
      ...engineHit.entries,
      inner_hits: v.optional(
        v.record(v.string(), v.looseObject({ hits: v.looseObject({ hits: v.array(engineHit) }) })),
      ),
    }),
  ),
});
export const engineAnswer = v.looseObject({
  hits: hitList,
  aggregations: v.optional(v.record(v.string(), aggregationAnswer), {}),
});
export type ExternalAnswer = v.InferOutput<typeof engineAnswer>;

/** The response of the protocol. Snippets are made here, as in the embedded engine. */
export function answerOf(
  request: SearchRequest,
  facts: EngineFacts,
  { hits: found, aggregations: counts }: ExternalAnswer,
  engine: string,
) {
  const precision = request.precision ?? defaultPrecision;
  const { units } = parseQuery(request.query, precisionRules(precision), synonymLookup(facts.synonyms));
  const marks = marksOf(units);
  const { size = 10, current = 1 } = request.page ?? {};
  const total = request.group ? (counts[groupCount]?.value ?? 0) : (found.total?.value ?? 0);
  const one = ({ _id: id, _score: score, _source: source }: v.InferOutput<typeof engineHit>): Hit => {
    const { id: _, tokens: __, ...values } = source;
    return hit({ number: 0, id, body: JSON.stringify(values) }, engine, score ?? null, request.result_fields, marks);
  };
  const results = found.hits.map((leader): Hit => {
    if (!request.group) return one(leader);
    const members = leader.inner_hits?.[groupHits]?.hits.hits ?? [];
    return { ...one(leader), _group: members.filter(({ _id: id }) => id !== leader._id).map(one) };
  });
  return {
    page: { current, total_pages: size === 0 ? 0 : Math.ceil(total / size), total_results: total, size },
    precision,
    results,
    ...(request.facets && { facets: facetAnswers(request.facets, facts.schema, counts) }),
  };
}
