/**
 * Exchanges about indexes and documents, and refusals: our requests, and responses in the form that the vendors
 * document. Each literal is fully checked against the types of both clients.
 */
import type { ElasticAnswers, ElasticBodies, OpenAnswers, OpenBodies } from "./vendors";

const index = "benchside-check";

const mapping = {
  dynamic: false,
  _meta: {
    schema: { name: "text", kind: "text", price: "number", released: "date" },
    language: "en-us",
    searchFields: { name: { weight: 7 }, kind: { weight: 1 } },
    synonyms: [],
    analysisVersion: 2,
  },
  _source: { excludes: ["tokens"] },
  properties: {
    id: { type: "keyword" },
    name: {
      type: "text",
      index: false,
      fields: {
        value: { type: "keyword", ignore_above: 256 },
        sort: { type: "keyword", ignore_above: 256, normalizer: "sort" },
      },
    },
    kind: {
      type: "text",
      index: false,
      fields: {
        value: { type: "keyword", ignore_above: 256 },
        sort: { type: "keyword", ignore_above: 256, normalizer: "sort" },
      },
    },
    price: { type: "double" },
    released: { type: "date" },
    tokens: {
      properties: { name: { type: "text", analyzer: "tokens" }, kind: { type: "text", analyzer: "tokens" } },
    },
  },
} satisfies ElasticBodies["mapping"] satisfies OpenBodies["mapping"];

export const creation = {
  body: {
    settings: {
      analysis: {
        analyzer: { tokens: { type: "custom", tokenizer: "whitespace" } },
        normalizer: { sort: { type: "custom", filter: ["lowercase", "asciifolding"] } },
      },
    },
    mappings: mapping,
  } satisfies ElasticBodies["index"] satisfies OpenBodies["index"],
  answer: {
    acknowledged: true,
    shards_acknowledged: true,
    index,
  } satisfies ElasticAnswers["created"] satisfies OpenAnswers["created"],
};

export const mappings = {
  [index]: { mappings: mapping },
} satisfies ElasticAnswers["mapping"] satisfies OpenAnswers["mapping"];

export const documents = {
  lines: [
    { index: { _index: index, _id: "1" } } satisfies ElasticBodies["bulk"] satisfies OpenBodies["bulk"],
    {
      name: "Phospho-Akt (Ser473) Rabbit mAb",
      kind: "antibody",
      price: 399,
      released: "2020-01-02T00:00:00Z",
      id: "1",
      tokens: {
        name: "phospho akt ser473 rabbit mab phosphoakt pakt s473 \ue000paktser473rabbitmab",
        kind: "antibody \ue000antibody",
      },
    },
  ],
  answer: {
    took: 30,
    errors: false,
    items: [
      {
        index: {
          _index: index,
          _id: "1",
          _version: 1,
          result: "created",
          forced_refresh: true,
          _shards: { total: 2, successful: 1, failed: 0 },
          _seq_no: 0,
          _primary_term: 1,
          status: 201,
        },
      },
    ],
  } satisfies ElasticAnswers["bulk"] satisfies OpenAnswers["bulk"],
};

export const deletion = {
  lines: [
    { delete: { _index: index, _id: "1" } } satisfies ElasticBodies["bulk"] satisfies OpenBodies["bulk"],
    { delete: { _index: index, _id: "9" } } satisfies ElasticBodies["bulk"] satisfies OpenBodies["bulk"],
  ],
  answer: {
    took: 7,
    errors: false,
    items: [
      {
        delete: {
          ...{ _index: index, _id: "1", _version: 2, result: "deleted", _seq_no: 1, _primary_term: 1, status: 200 },
          _shards: { total: 2, successful: 1, failed: 0 },
        },
      },
      {
        delete: {
          ...{ _index: index, _id: "9", _version: 1, result: "not_found", _seq_no: 2, _primary_term: 1, status: 404 },
          _shards: { total: 2, successful: 1, failed: 0 },
        },
      },
    ],
  } satisfies ElasticAnswers["bulk"] satisfies OpenAnswers["bulk"],
};

const missing = { type: "index_not_found_exception", reason: "no such index [benchside-check]", index };
const busy = { reason: "rejected execution of coordinating operation" };

/** Refusals with their status, and the status in the shop's protocol. */
export const refusals = [
  {
    expected: 404,
    answer: {
      error: { ...missing, root_cause: [missing] },
      status: 404,
    } satisfies ElasticAnswers["error"] satisfies OpenAnswers["error"],
  },
  {
    expected: 429,
    answer: {
      error: { type: "es_rejected_execution_exception", ...busy },
      status: 429,
    } satisfies ElasticAnswers["error"] satisfies OpenAnswers["error"],
  },
  {
    expected: 429,
    answer: {
      error: { type: "rejected_execution_exception", ...busy },
      status: 429,
    } satisfies ElasticAnswers["error"] satisfies OpenAnswers["error"],
  },
  {
    expected: 400,
    answer: {
      error: {
        root_cause: [{ type: "query_shard_exception", reason: "failed to create query", index }],
        ...{ type: "search_phase_execution_exception", reason: "all shards failed" },
      },
      status: 400,
    } satisfies ElasticAnswers["error"] satisfies OpenAnswers["error"],
  },
] as const;
