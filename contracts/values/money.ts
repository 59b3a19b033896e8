import * as v from "valibot";

/** Two-letter ISO 3166 code, upper case. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Three-letter ISO 4217 code. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** An amount in minor units of its currency: 12.50 EUR is 1250 with 2 fraction digits; JPY has 0. */
export const money = v.object({
  centAmount: v.pipe(v.number(), v.safeInteger()),
  currencyCode,
  fractionDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
});
export type Money = v.InferOutput<typeof money>;

/** Price of each piece, in minor units of the price's currency, for a line of at least `pieces`. */
const priceBreak = v.object({
  pieces: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9999)),
  centAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** A list price in one country (C-DATA-24), with lower ones for larger quantities. */
export const countryPrice = v.object({
  ...money.entries,
  country: countryCode,
  breaks: v.optional(v.pipe(v.array(priceBreak), v.maxLength(10))),
});
export type CountryPrice = v.InferOutput<typeof countryPrice>;
