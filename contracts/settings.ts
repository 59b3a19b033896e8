/** The settings service on the wire: who is asking from where, feature flags, how each country sells. */
import * as v from "valibot";
import { sku } from "./catalogue/catalogue";
import { isEmailAddress } from "./values/email-address";
import { countryCode } from "./values/money";

/** Country and address of the client as the edge saw them (C-CTRY-21); both empty when nothing is known. */
export const userSettings = v.object({
  countryCode: v.pipe(v.string(), v.maxLength(8)),
  clientIP: v.pipe(v.string(), v.maxLength(64)),
});
export type UserSettings = v.InferOutput<typeof userSettings>;

export const flagNames = ["searchPrecision", "newSearchUrl", "gop", "citationSearch", "elisaCrossSell"] as const;
export const flagName = v.picklist(flagNames);
export type FlagName = v.InferOutput<typeof flagName>;

/** Values are texts; only the text `true` switches a flag on (C-FLAG-02). */
export const flagValue = v.pipe(v.string(), v.maxLength(64));

export const flag = v.object({
  name: v.pipe(v.string(), v.maxLength(64)),
  evaluateBasedOn: v.picklist(["email", "country"]),
  value: flagValue,
  /** ISO 8601, when the service evaluated it. */
  fetchedAt: v.string(),
  /** "fixed": the region does not evaluate flags (C-FLAG-06). */
  status: v.picklist(["evaluated", "default", "fixed"]),
});
export type Flag = v.InferOutput<typeof flag>;
export const flagList = v.object({ flags: v.array(flag) });

/** Sets the value for everyone, or for one country or e-mail address; `null` takes that value back. */
export const flagChange = v.strictObject({
  name: flagName,
  value: v.nullable(flagValue),
  country: v.optional(countryCode),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), isEmailAddress(), v.maxLength(254))),
});
export type FlagChange = v.InferOutput<typeof flagChange>;

const countries = v.pipe(v.array(countryCode), v.maxLength(260));
const skus = v.pipe(v.array(sku), v.maxLength(20_000));

/** How countries sell (rows C-PRICE-05 to C-PRICE-14, T-BTN-07) and which SKUs are exceptions. */
export const sellingSettings = v.strictObject({
  /** Prices come with the product. */
  priceCountries: countries,
  /** Prices come from the price service. */
  priceServiceCountries: countries,
  basketCountries: countries,
  quoteCountries: countries,
  /** Distributor countries: a basket without prices, priced as US in calls (C-PRICE-08). */
  b2dAllowedCountries: countries,
  /** Bought from a partner; the link of each country. */
  partnerCountries: v.record(countryCode, v.pipe(v.string(), v.maxLength(2048), v.startsWith("https://"))),
  punchoutCountries: countries,
  /** SKUs that are not sold in a country (C-PRICE-11). */
  excludedSkus: v.record(countryCode, skus),
  hidePriceSkus: skus,
  madeToOrderSkus: skus,
});
export type SellingSettings = v.InferOutput<typeof sellingSettings>;

/** Changes when stored pages are to be dropped; milliseconds since 1970, 0 before that has ever happened. */
export const pageGeneration = v.object({ generation: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export type PageGeneration = v.InferOutput<typeof pageGeneration>;
