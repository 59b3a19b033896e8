/** Wire format of the settings service: client location, feature flags and selling rules per country. */
import * as v from "valibot";
import { sku } from "./catalogue/catalogue";
import { isEmailAddress } from "./values/email-address";
import { countryCode } from "./values/money";

/** Country and IP address of the client as seen by the edge (C-CTRY-21); empty if unknown. */
export const userSettings = v.object({
  countryCode: v.pipe(v.string(), v.maxLength(8)),
  clientIP: v.pipe(v.string(), v.maxLength(64)),
});
export type UserSettings = v.InferOutput<typeof userSettings>;

export const flagNames = ["searchPrecision", "newSearchUrl", "gop", "citationSearch", "elisaCrossSell"] as const;
export const flagName = v.picklist(flagNames);
export type FlagName = v.InferOutput<typeof flagName>;
/** The feature switches of one visitor. */
export type Flags = Readonly<Record<FlagName, boolean>>;

/** A flag is on only for the text `true` (C-FLAG-02). */
const flagValue = v.pipe(v.string(), v.maxLength(64));

export const flag = v.object({
  name: v.pipe(v.string(), v.maxLength(64)),
  evaluateBasedOn: v.picklist(["email", "country"]),
  value: flagValue,
  /** ISO 8601, time of evaluation. */
  fetchedAt: v.string(),
  /** "fixed": the region does not evaluate flags (C-FLAG-06). */
  status: v.picklist(["evaluated", "default", "fixed"]),
});
export type Flag = v.InferOutput<typeof flag>;
export const flagList = v.object({ flags: v.array(flag) });

/** Sets the value for everyone, one country or one email address; `null` removes it. */
export const flagChange = v.strictObject({
  name: flagName,
  value: v.nullable(flagValue),
  country: v.optional(countryCode),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), isEmailAddress(), v.maxLength(254))),
});
export type FlagChange = v.InferOutput<typeof flagChange>;

const countries = v.pipe(v.array(countryCode), v.maxLength(260));
const skus = v.pipe(v.array(sku), v.maxLength(20_000));

/** Selling rules per country (rows C-PRICE-05 to C-PRICE-14, T-BTN-07), and SKU exceptions. */
export const sellingSettings = v.strictObject({
  /** Countries whose prices come with the product. */
  priceCountries: countries,
  /** Countries whose prices come from the price service. */
  priceServiceCountries: countries,
  basketCountries: countries,
  quoteCountries: countries,
  /** Distributor countries: baskets without prices, priced as US in calls (C-PRICE-08). */
  b2dAllowedCountries: countries,
  /** Countries served by a partner, with the partner's link. */
  partnerCountries: v.record(countryCode, v.pipe(v.string(), v.maxLength(2048), v.startsWith("https://"))),
  punchoutCountries: countries,
  /** Countries in which guests may order by card, without an account; none if omitted. */
  guestOrderCountries: v.optional(countries),
  /** SKUs that are not sold in a country (C-PRICE-11). */
  excludedSkus: v.record(countryCode, skus),
  hidePriceSkus: skus,
  madeToOrderSkus: skus,
  /** Withdrawal function of Article 11a of Directive 2011/83/EU; if omitted, `domain/withdrawal/offered.ts` decides. */
  withdrawal: v.optional(
    v.strictObject({
      /** Countries whose pages link to it; if empty, the shop does not offer it. */
      countries,
      /** Also for signed-in customers with a VAT id, to whom the law gives no such right. */
      forBusinesses: v.boolean(),
    }),
  ),
});
export type SellingSettings = v.InferOutput<typeof sellingSettings>;

const generationTime = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Changes when stored pages must be dropped. Milliseconds since 1970; 0 until the first drop. */
export const pageGeneration = v.object({
  generation: generationTime,
  /** Products whose own pages were dropped since, with the time, by product number. */
  products: v.optional(v.record(v.string(), generationTime)),
});
export type PageGeneration = v.InferOutput<typeof pageGeneration>;
