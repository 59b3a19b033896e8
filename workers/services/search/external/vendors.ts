/**
 * Bodies and responses as typed by the vendors' clients for Elasticsearch 9 and OpenSearch 3. A body must fit both,
 * because only the address selects the engine. Types only, so no code of the clients is bundled.
 */
import type * as Elastic from "@elastic/elasticsearch/lib/api/types";
import type { Search_RequestBody } from "@opensearch-project/opensearch/api/_core/search.js";
import type * as OpenAggregations from "@opensearch-project/opensearch/api/_types/_common.aggregations.js";
import type * as OpenCommon from "@opensearch-project/opensearch/api/_types/_common.js";
import type * as OpenMappings from "@opensearch-project/opensearch/api/_types/_common.mapping.js";
import type * as OpenQueries from "@opensearch-project/opensearch/api/_types/_common.query_dsl.js";
import type * as OpenBulk from "@opensearch-project/opensearch/api/_types/_core.bulk.js";
import type * as OpenSearches from "@opensearch-project/opensearch/api/_types/_core.msearch.js";
import type * as OpenSearch from "@opensearch-project/opensearch/api/_types/_core.search.js";
import type {
  Indices_Create_RequestBody,
  Indices_Create_ResponseBody,
} from "@opensearch-project/opensearch/api/indices/create.js";
import type { Indices_GetMapping_ResponseBody } from "@opensearch-project/opensearch/api/indices/getMapping.js";
import type { Indices_PutMapping_RequestBody } from "@opensearch-project/opensearch/api/indices/putMapping.js";

/**
 * Members of a vendor's union that have one of the keys. The unions have some sixty members each, and comparing one with
 * another would take half of the folder's type check.
 */
type With<Union, Key extends PropertyKey> = Union extends unknown
  ? [NonNullable<Union[Key & keyof Union]>] extends [never]
    ? never
    : Union
  : never;

type QueryKind =
  | ("bool" | "constant_score" | "dis_max" | "function_score")
  | ("exists" | "geo_distance" | "match_all" | "match_none" | "multi_match" | "range" | "terms");
export type Query = With<Elastic.QueryDslQueryContainer, QueryKind> & Pick<OpenQueries.QueryContainer, QueryKind>;
export type ScoreFunction = Elastic.QueryDslFunctionScoreContainer & OpenQueries.FunctionScoreContainer;
export type Decay = Elastic.QueryDslDecayFunction & OpenQueries.DecayFunction;
export type Sort = Elastic.SortOptions & OpenCommon.SortCombinations;
export type Property = Elastic.MappingProperty & OpenMappings.Property;

/** OpenSearch's types (3.9) lack the field of two aggregations, also in nested ones. */
type OpenAggregation =
  | OpenAggregations.AggregationContainer
  | { terms: OpenAggregations.TermsAggregationFields & { field: string } }
  | { cardinality: OpenAggregations.CardinalityAggregation & { field: string } }
  | { filter: OpenQueries.QueryContainer; aggs: Record<string, OpenAggregation> };
type AggregationKind = "cardinality" | "date_range" | "filter" | "geo_distance" | "range" | "terms";
export type Aggregation = With<Elastic.AggregationsAggregationContainer, AggregationKind> &
  With<OpenAggregation, AggregationKind>;

/** Bodies that the shop sends. */
export interface ElasticBodies {
  readonly search: Elastic.SearchSearchRequestBody;
  readonly header: Elastic.MsearchMultisearchHeader;
  readonly bulk: Elastic.BulkOperationContainer;
  readonly mapping: Elastic.MappingTypeMapping;
  readonly index: Pick<Elastic.IndicesCreateRequest, "aliases" | "mappings" | "settings">;
}

export interface OpenBodies {
  readonly search: Omit<Search_RequestBody, "aggs"> & { readonly aggs?: Readonly<Record<string, OpenAggregation>> };
  readonly header: OpenSearches.MultisearchHeader;
  readonly bulk: OpenBulk.OperationContainer;
  readonly mapping: Indices_PutMapping_RequestBody;
  readonly index: Indices_Create_RequestBody;
}

/** Responses that the shop reads. */
export interface ElasticAnswers {
  readonly search: Elastic.SearchResponse;
  readonly searches: Elastic.MsearchResponse;
  readonly bulk: Elastic.BulkResponse;
  readonly mapping: Elastic.IndicesGetMappingResponse;
  readonly created: Elastic.IndicesCreateResponse;
  readonly error: Elastic.ErrorResponseBase;
}

export interface OpenAnswers {
  readonly search: OpenSearch.SearchResult;
  readonly searches: OpenSearches.MultiSearchResult;
  readonly bulk: OpenBulk.BulkResponse;
  readonly mapping: Indices_GetMapping_ResponseBody;
  readonly created: Indices_Create_ResponseBody;
  readonly error: OpenCommon.ErrorResponseBase;
}
