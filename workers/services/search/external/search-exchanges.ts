/** A search and a completion, in the form of the exchanges about documents (`index-exchanges.ts`). */
import type { ElasticAnswers, ElasticBodies, OpenAnswers, OpenBodies } from "./vendors";

const index = "benchside-check";

/** Responses have null where OpenSearch's types have undefined. */
const noScore = null as unknown as undefined;

const shards = { total: 1, successful: 1, skipped: 0, failed: 0 };

/** A search with all features: filters, facets, groups, boosts and order. */
export const search = {
  request: {
    query: "akt",
    precision: 9,
    result_fields: { name: { raw: {} }, price: { raw: {} } },
    filters: {
      all: [{ kind: "antibody" }, { price: { from: 99, to: 399 } }, { released: { from: "2020-01-01T00:00:00Z" } }],
    },
    facets: {
      kind: { type: "value", size: 5 },
      price: { type: "range", ranges: [{ to: 200 }, { from: 200 }] },
    },
    group: { field: "name", size: 2 },
    boosts: { released: { type: "recency", factor: 2 } },
    sort: [{ _score: "desc" }, { price: "asc" }],
  },
  lines: [
    { index } satisfies ElasticBodies["header"] satisfies OpenBodies["header"],
    {
      from: 0,
      size: 10,
      track_total_hits: true,
      query: {
        bool: {
          must: [
            {
              function_score: {
                query: {
                  bool: {
                    must: [
                      {
                        bool: {
                          must: [],
                          must_not: [],
                          should: [
                            {
                              dis_max: {
                                queries: [
                                  {
                                    multi_match: {
                                      query: "akt",
                                      type: "phrase",
                                      fields: ["tokens.name^7", "tokens.kind^1"],
                                      tie_breaker: 1,
                                    },
                                  },
                                  {
                                    multi_match: {
                                      query: "\ue000akt",
                                      type: "phrase",
                                      fields: ["tokens.name^7", "tokens.kind^1"],
                                      tie_breaker: 1,
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                          minimum_should_match: 1,
                        },
                      },
                    ],
                    should: [
                      {
                        constant_score: {
                          filter: {
                            multi_match: {
                              query: "\ue000akt",
                              type: "phrase",
                              fields: ["tokens.name^7", "tokens.kind^1"],
                              tie_breaker: 1,
                            },
                          },
                          boost: 1000,
                        },
                      },
                    ],
                  },
                },
                functions: [
                  {
                    filter: { exists: { field: "released" } },
                    gauss: { released: { origin: "now", scale: "8760h", decay: Math.exp(-0.5) } },
                    weight: 2,
                  },
                  { weight: 1 },
                ],
                score_mode: "sum",
                boost_mode: "sum",
              },
            },
          ],
          filter: [
            {
              bool: {
                filter: [
                  { terms: { "kind.value": ["antibody"] } },
                  { range: { price: { gte: 99, lt: 399 } } },
                  { range: { released: { gte: "2020-01-01T00:00:00Z" } } },
                ],
              },
            },
          ],
        },
      },
      sort: [{ _score: { order: "desc" } }, { price: { order: "asc", missing: "_last" } }, { id: { order: "asc" } }],
      aggs: {
        "facet-0-kind": { terms: { field: "kind.value", size: 5, order: [{ _count: "desc" }, { _key: "asc" }] } },
        "facet-0-price": {
          range: {
            field: "price",
            ranges: [
              { key: "0", to: 200 },
              { key: "1", from: 200 },
            ],
          },
        },
        groups: { cardinality: { field: "name.value" } },
      },
      collapse: {
        field: "name.value",
        inner_hits: { name: "members", size: 3, sort: [{ _score: { order: "desc" } }, { id: { order: "asc" } }] },
      },
    } satisfies ElasticBodies["search"] satisfies OpenBodies["search"],
  ],
  answer: {
    took: 12,
    responses: [
      {
        took: 11,
        timed_out: false,
        _shards: shards,
        hits: {
          total: { value: 2, relation: "eq" },
          max_score: 1009.5,
          hits: [
            {
              ...{ _index: index, _id: "1", _score: 1009.5 },
              _source: { id: "1", name: "Phospho-Akt (Ser473) Rabbit mAb", price: 399 },
              fields: { "name.value": ["Phospho-Akt (Ser473) Rabbit mAb"] },
              sort: [1009.5, 399, "1"],
              inner_hits: {
                members: {
                  hits: {
                    total: { value: 2, relation: "eq" },
                    max_score: 1009.5,
                    hits: [
                      {
                        ...{ _index: index, _id: "1", _score: 1009.5, sort: [1009.5, "1"] },
                        _source: { id: "1", name: "Phospho-Akt (Ser473) Rabbit mAb", price: 399 },
                      },
                      {
                        ...{ _index: index, _id: "5", _score: 1008.5, sort: [1008.5, "5"] },
                        _source: { id: "5", name: "Phospho-Akt (Ser473) Rabbit mAb", price: 120 },
                      },
                    ],
                  },
                },
              },
            },
          ],
        },
        aggregations: {
          "facet-0-kind": {
            doc_count_error_upper_bound: 0,
            sum_other_doc_count: 0,
            buckets: [{ key: "antibody", doc_count: 2 }],
          },
          "facet-0-price": {
            buckets: [
              { key: "0", to: 200, doc_count: 1 },
              { key: "1", from: 200, doc_count: 1 },
            ],
          },
          groups: { value: 1 },
        },
        status: 200,
      },
    ],
  } satisfies ElasticAnswers["searches"] satisfies OpenAnswers["searches"],
};

export const completion = {
  body: {
    size: 0,
    query: { bool: { filter: [] } },
    aggs: {
      name: {
        filter: { match_phrase_prefix: { "tokens.name": { query: "ak", max_expansions: 200 } } },
        aggs: { values: { terms: { field: "name.value", size: 200 } } },
      },
      kind: {
        filter: { match_phrase_prefix: { "tokens.kind": { query: "ak", max_expansions: 200 } } },
        aggs: { values: { terms: { field: "kind.value", size: 200 } } },
      },
    },
  } satisfies ElasticBodies["search"] satisfies OpenBodies["search"],
  answer: {
    took: 3,
    timed_out: false,
    _shards: shards,
    hits: { total: { value: 4, relation: "eq" }, max_score: noScore, hits: [] },
    aggregations: {
      name: {
        doc_count: 1,
        values: {
          doc_count_error_upper_bound: 0,
          sum_other_doc_count: 0,
          buckets: [{ key: "Phospho-Akt (Ser473) Rabbit mAb", doc_count: 1 }],
        },
      },
      kind: {
        doc_count: 0,
        values: { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] },
      },
    },
  } satisfies ElasticAnswers["search"] satisfies OpenAnswers["search"],
};
