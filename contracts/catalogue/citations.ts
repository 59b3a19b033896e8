/** Citation service (C-CITE-01 to C-CITE-03), and the same data in the search engine (C-CITE-05 to C-CITE-08). */
import * as v from "valibot";
import { figure, productKey } from "./catalogue";

const line = v.pipe(v.string(), v.maxLength(1000));
const codes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(40));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A paper that used a product, as listed in the shop. */
const citation = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  title: line,
  authors: line,
  journal: line,
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200)),
  volume: v.nullable(line),
  pages: v.nullable(line),
  pmid: v.nullable(v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/))),
  /** Codes of the applications the product was used for. */
  applications: codes,
  /** Codes of the species it was used in. */
  reactants: codes,
  /** True for demonstration records, which are not real evidence. */
  demonstration: v.boolean(),
});
export type Citation = v.InferOutput<typeof citation>;

/** Citations per value, counted over all citations of the product regardless of the filter. */
const valueCount = v.object({ code: line, count });

export const productCitations = v.object({
  productId: productKey,
  total: count,
  limit: count,
  offset: count,
  citations: v.array(citation),
  applications: v.array(valueCount),
  reactants: v.array(valueCount),
});
export type ProductCitations = v.InferOutput<typeof productCitations>;

export const citationsCount = v.object({ citations_count: count });
export type CitationsCount = v.InferOutput<typeof citationsCount>;

/** `GET /productImages`: figures of papers that show the product. */
export const productImages = v.object({
  productId: productKey,
  total: count,
  images: v.array(v.object({ citation, figure })),
});
export type ProductImages = v.InferOutput<typeof productImages>;

/** Defaults and limits of lists (C-CITE-01). The search engine cannot page beyond 10,000 results. */
export const citationLimits = { defaultLimit: 100, maxLimit: 500, maxWindow: 10_000 } as const;

/** One import line: a paper and the products it used. */
export const citationRecord = v.strictObject({
  ...v.omit(citation, ["applications", "reactants"]).entries,
  products: v.pipe(
    v.array(
      v.strictObject({
        key: productKey,
        applications: codes,
        reactants: codes,
        figure: v.nullable(figure),
      }),
    ),
    v.minLength(1),
    v.maxLength(2000),
  ),
});
export type CitationRecord = v.InferOutput<typeof citationRecord>;

/** Alias of the search index. Its stored templates follow. */
export const citationAlias = "citations";
export const citationTemplates = {
  /** params: productid, from, size, application?, reactants? */
  list: "product-citations",
  /** params: productid */
  count: "product-citations-count",
  /** params: productid, application?, reactants? */
  images: "product-citation-images",
} as const;

export const templateCall = v.object({
  id: v.optional(line),
  source: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])), {}),
});

/** A citation as stored in the search engine. */
const citationSource = v.object({ ...citation.entries, productid: productKey, figure: v.nullable(figure) });
export type CitationSource = v.InferOutput<typeof citationSource>;

const bucket = v.object({ key: line, doc_count: count });
export const searchAnswer = v.object({
  took: v.number(),
  timed_out: v.boolean(),
  hits: v.object({
    total: v.object({ value: count, relation: v.picklist(["eq", "gte"]) }),
    hits: v.array(v.object({ _index: line, _id: line, _score: v.nullable(v.number()), _source: citationSource })),
  }),
  aggregations: v.optional(v.record(v.string(), v.object({ buckets: v.array(bucket) }))),
});
export type SearchAnswer = v.InferOutput<typeof searchAnswer>;

export const searchFailure = v.object({
  error: v.object({ root_cause: v.array(v.object({ type: line, reason: line })), type: line, reason: line }),
  status: v.number(),
});
export type SearchFailure = v.InferOutput<typeof searchFailure>;

/** A failed search returns an error in place of its result; the HTTP status stays 200. */
export const multiSearchAnswer = v.object({
  took: v.number(),
  responses: v.array(v.union([searchAnswer, searchFailure])),
});
