/** Terms of a quote, as basket and order lines carry them. */
import * as v from "valibot";
import { money } from "../values/money";

const line = v.pipe(v.string(), v.maxLength(512));

export const quoteNumber = v.pipe(v.string(), v.regex(/^Q\d{12}$/));

/** The promise of a quote for one line of a basket. */
export const quotedPrice = v.object({
  quoteNumber,
  /** ISO 8601; from then on today's price applies. */
  validUntil: line,
  /** True while the promise is valid; derived at every change and read. */
  holds: v.boolean(),
  /** Pieces that the quote covers. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Price of one piece before promotions. */
  listPrice: money,
  /** Prices of the pieces after promotions. Their quantities add up to the pieces covered. */
  parts: v.pipe(
    v.array(v.object({ quantity: v.pipe(v.number(), v.integer(), v.minValue(1)), value: money })),
    v.minLength(1),
  ),
  /** Names of the promotions in the price. */
  promotions: v.array(line),
  /** Today's price of one piece before promotions; null while the product has none. */
  today: v.nullable(money),
});
export type QuotedPrice = v.InferOutput<typeof quotedPrice>;

/** Share of a quote in a basket. Shipping as quoted needs "whole", gifts need "whole" or "withOthers". */
export const quoteCoverage = v.picklist(["whole", "withOthers", "partial", "expired"]);

/** Pieces of one product and design in a quote. */
export const quotedPieces = v.object({
  sku: line,
  experimentId: v.nullable(line),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** Shipping as quoted. */
export const quotedShipping = v.object({
  /** Null: the cheapest method. */
  methodId: v.nullable(line),
  price: money,
  discountedPrice: v.nullable(money),
});
