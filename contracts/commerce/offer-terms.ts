/** Wire format of delivery and returns in a country, as structured data of products states them. */
import * as v from "valibot";
import { currencyCode } from "../values/money";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Business days from dispatch to delivery. */
export const transitDays = v.pipe(
  v.strictObject({ least: count, most: count }),
  v.check(({ least, most }) => least <= most, "The minimum number of days is larger than the maximum."),
);
export type TransitDays = v.InferOutput<typeof transitDays>;

/** Amounts in minor units. */
export const offerTerms = v.object({
  /** Weight of one piece by product type, in the units of the tiers. */
  weights: v.object({ default: count, productTypes: v.record(v.string(), count) }),
  shippingMethods: v.array(
    v.object({
      currency: currencyCode,
      tiers: v.array(v.object({ upToWeight: count, centAmount: count })),
      freeFromCentAmount: v.nullable(count),
      transitDays: v.optional(transitDays),
    }),
  ),
  /**
   * The first rule that names the product's storage temperature, or that names none, applies. Zero days: no returns.
   */
  returns: v.array(v.object({ temperatures: v.optional(v.array(v.string())), days: count })),
});
export type OfferTerms = v.InferOutput<typeof offerTerms>;
