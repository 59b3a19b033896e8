/** Short records of the commerce catalogue: briefs, product numbers and list prices (C-DATA-19). */
import * as v from "valibot";
import { countryPrice } from "../values/money";
import { productKey, productStatus, productType } from "./catalogue";
import { productNames } from "./product-texts";

const line = v.pipe(v.string(), v.maxLength(512));

/** Status of a brief for an unknown product (C-DATA-19). */
export const unknownBriefStatus = "not found";

const productBrief = v.object({
  /** The requested code in upper case; the product may not exist. */
  sku: line,
  productKey: v.nullable(productKey),
  name: v.nullable(line),
  /** The name in other languages; absent without any. */
  names: v.optional(productNames),
  status: v.union([productStatus, v.literal(unknownBriefStatus)]),
  category: v.nullable(line),
  productType: v.nullable(productType),
  listPrice: v.nullable(countryPrice),
  /** Size that the price is for; null if it is unknown. */
  size: v.optional(v.nullable(v.object({ sku: line, amount: line, unit: line })), null),
  /** Codes of the applications that the product is tested for. */
  applications: v.optional(v.array(line), []),
});
export type ProductBrief = v.InferOutput<typeof productBrief>;
export const productBriefs = v.object({ products: v.array(productBrief) });

/** One page of the numbers of published products, in order; `limit` is at most {@link maxKeys}. */
export const productKeys = v.object({
  limit: v.number(),
  offset: v.number(),
  count: v.number(),
  total: v.number(),
  /** `changedAt` in milliseconds since 1970. */
  results: v.array(v.object({ key: productKey, changedAt: v.number() })),
  /** With `every=5000`: each 5000th number, so a reader can start after any of them. A gateway may leave it out. */
  ends: v.optional(v.array(productKey)),
});
export type ProductKeys = v.InferOutput<typeof productKeys>;
export const maxKeys = 5000;

/** `GET /products/keys?after=4060&limit=`: numbers after one, without a total, so every page costs the same. */
export const productKeysAfter = v.object({ more: v.boolean(), results: productKeys.entries.results });
export type ProductKeysAfter = v.InferOutput<typeof productKeysAfter>;

/**
 * `GET /products/clones?limit=&offset=`: one page of the clones of published products. Each is listed once, with the
 * spelling and the position of its first product.
 */
export const cloneNames = v.object({
  total: v.number(),
  results: v.array(line),
  /** With `every=5000`: the first product of each 5000th clone. A gateway may leave it out. */
  ends: productKeys.entries.ends,
});
export type CloneNames = v.InferOutput<typeof cloneNames>;

/** `GET /products/clones?after=4060&limit=`: clones whose first product comes after a number, without a total. */
export const cloneNamesAfter = v.object({
  /** Start of the next page; null on the last one. */
  next: v.nullable(productKey),
  results: cloneNames.entries.results,
});
export type CloneNamesAfter = v.InferOutput<typeof cloneNamesAfter>;

export const listPriceLookup = v.object({ family: productKey, country: line, listPrice: v.nullable(countryPrice) });
