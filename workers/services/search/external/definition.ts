/**
 * Index of an external engine (Elasticsearch 9, OpenSearch) for one of the shop's engines. Words are analyzed here, as
 * for the embedded engine, and sent as tokens that the index only splits, so "NF-κB" is found in the same spellings.
 */
import type { EngineSchema, FieldType, FieldWeights } from "@contracts/search/search-engines";
import type { SynonymSet } from "../engine/terms/synonyms";
import { analysisVersion } from "../text/indexed-text";
import type { ElasticBodies, OpenBodies, Property } from "./vendors";

/** Facts about an engine that are stored in the `_meta` of its mapping. */
export interface EngineFacts {
  readonly schema: EngineSchema;
  readonly language: string | null;
  /** Default fields and weights; null for all text fields with equal weight. */
  readonly searchFields: FieldWeights | null;
  readonly synonyms: readonly SynonymSet[];
}

/** Longer texts are not used for filters, facets and sorting. */
const longestValue = 256;

/** The field with the tokens of a text field. */
export const tokensField = (field: string): string => `tokens.${field}`;

/** The field that filters, facets and boosts read. */
export const valueField = (field: string, type: FieldType): string => (type === "text" ? `${field}.value` : field);

export const sortField = (field: string, type: FieldType): string => (type === "text" ? `${field}.sort` : field);

const types = { number: "double", date: "date", geolocation: "geo_point" } as const;

function propertyOf(type: FieldType): Property {
  if (type !== "text") return { type: types[type] };
  const keyword = { type: "keyword", ignore_above: longestValue } as const;
  return { type: "text", index: false, fields: { value: keyword, sort: { ...keyword, normalizer: "sort" } } };
}

/** Body that creates the index. */
export function indexDefinition(facts: EngineFacts) {
  return {
    settings: {
      analysis: {
        analyzer: { tokens: { type: "custom", tokenizer: "whitespace" } },
        normalizer: { sort: { type: "custom", filter: ["lowercase", "asciifolding"] } },
      },
    },
    mappings: mappingOf(facts),
  } satisfies ElasticBodies["index"] satisfies OpenBodies["index"];
}

/** Mapping with the facts; sent again when fields are added or synonyms change. */
export function mappingOf({ schema, language, searchFields, synonyms }: EngineFacts) {
  const fields = Object.entries(schema);
  const texts = fields.filter(([, type]) => type === "text");
  return {
    dynamic: false,
    _meta: { schema, language, searchFields, synonyms, analysisVersion },
    // Tokens are derived from the values.
    _source: { excludes: ["tokens"] },
    properties: {
      id: { type: "keyword" },
      ...Object.fromEntries(fields.map(([field, type]) => [field, propertyOf(type)])),
      tokens: {
        properties: Object.fromEntries(texts.map(([field]) => [field, { type: "text", analyzer: "tokens" }])),
      },
    },
  } satisfies ElasticBodies["mapping"] satisfies OpenBodies["mapping"];
}
