/** Settings for shipping, tax, promotions and quotes, stored by an operator as one document. */
import * as v from "valibot";
import { productKey, sku } from "../catalogue/catalogue";
import { localNames } from "../catalogue/local-names";
import { isEmailAddress } from "../values/email-address";
import { countryCode, currencyCode } from "../values/money";
import { transitDays } from "./offer-terms";
import { referenceRules } from "./references";
import { seller } from "./seller";

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const time = v.pipe(v.string(), v.isoTimestamp());
const countries = v.pipe(v.array(countryCode), v.maxLength(260));

/** Parts per million: 6.25 % is 62,500. */
const partsPerMillion = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const taxRule = v.strictObject({
  country: countryCode,
  /** Two-letter US state; if omitted, the rule applies to every state without its own. */
  state: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** "VAT", "Sales tax". */
  name: line,
  /** The same name in each language; pages fall back to `name`. */
  names: v.optional(localNames),
  partsPerMillion,
  /** True if shipping is taxed like goods. */
  taxesShipping: v.boolean(),
  /** Reverse charge: a customer with a VAT ID pays the tax in the destination country. */
  exemptWithVatId: v.boolean(),
});
export type TaxRule = v.InferOutput<typeof taxRule>;

const shippingMethod = v.strictObject({
  id,
  name: localNames,
  countries,
  currency: currencyCode,
  /** Sorted by weight. Carts heavier than the last tier cannot use this method. Prices are in minor units. */
  tiers: v.pipe(v.array(v.strictObject({ upToWeight: count, centAmount: count })), v.minLength(1), v.maxLength(20)),
  /** Shipping is free from this value of goods. */
  freeFromCentAmount: v.nullable(count),
  /** Published in products' structured data; omitted there if absent. */
  transitDays: v.optional(transitDays),
});
export type ShippingMethod = v.InferOutput<typeof shippingMethod>;

const families = v.optional(v.pipe(v.array(productKey), v.minLength(1), v.maxLength(500)));

export const promotion = v.strictObject({
  id,
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/)),
  name: line,
  /** The same name in each language; pages fall back to `name`. */
  names: v.optional(localNames),
  validFrom: time,
  validUntil: time,
  /** True if an operator stopped it; its codes are then treated as expired. */
  stopped: v.optional(v.boolean()),
  /** Countries where it applies; all if omitted. */
  countries: v.optional(countries),
  /** Orders in which one customer may use it; unlimited if omitted. */
  maxApplicationsPerCustomer: v.optional(v.pipe(count, v.minValue(1))),
  /** Only for customers without an order. */
  newCustomersOnly: v.optional(v.boolean()),
  /** Whether later promotions in the list can also apply. */
  stackingMode: v.optional(v.picklist(["Stacking", "StopAfterThisDiscount"])),
  /** Minimum value of the goods before promotions, by currency. */
  minimumCentAmounts: v.optional(v.record(currencyCode, count)),
  effect: v.variant("kind", [
    /** Percentage off each piece, of all products or of some families. */
    v.strictObject({ kind: v.literal("percentage"), partsPerMillion, families }),
    /** Out of every `buy` + `free` pieces of a line, `free` cost nothing. */
    v.strictObject({
      kind: v.literal("freePieces"),
      buy: v.pipe(count, v.minValue(1)),
      free: v.pipe(count, v.minValue(1)),
      families,
    }),
    v.strictObject({ kind: v.literal("freeShipping") }),
    v.strictObject({
      kind: v.literal("gift"),
      sku,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    }),
  ]),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const distributor = v.strictObject({
  id,
  /** Destination country. */
  country: countryCode,
  name: line,
  url: v.pipe(v.string(), v.startsWith("https://"), v.maxLength(2048)),
  phone: line,
  fax: v.nullable(line),
  customerEmail: v.pipe(v.string(), isEmailAddress(), v.maxLength(254)),
  address: v.strictObject({
    street: line,
    city: line,
    state: v.nullable(line),
    postalCode: line,
    country: countryCode,
  }),
});
export type Distributor = v.InferOutput<typeof distributor>;

/** Prices agreed with companies, which replace list prices. */
export const priceGroup = v.strictObject({
  id,
  /** Named beside the price: "Academic 2030". */
  name: line,
  /** First and last day on which its prices hold, in UTC; without end if absent. */
  validFrom: v.optional(v.pipe(v.string(), v.isoDate())),
  validUntil: v.optional(v.pipe(v.string(), v.isoDate())),
  /**
   * Percentages off the list price; the first rule that covers a product counts. A rule without families and product
   * types covers all.
   */
  rules: v.pipe(
    v.array(
      v.strictObject({
        partsPerMillion,
        families,
        productTypes: v.optional(v.pipe(v.array(line), v.minLength(1), v.maxLength(100))),
      }),
    ),
    v.maxLength(200),
  ),
  /** Agreed prices of one piece in minor units of the country's currency; they win over the rules. */
  prices: v.pipe(v.array(v.strictObject({ sku, country: countryCode, centAmount: count })), v.maxLength(20_000)),
});
export type PriceGroup = v.InferOutput<typeof priceGroup>;

export const checkoutSettings = v.strictObject({
  taxRules: v.pipe(v.array(taxRule), v.maxLength(500)),
  /** Weight of one piece by product type, in the units of the shipping tiers, with a default for all other types. */
  weights: v.strictObject({ default: count, productTypes: v.record(line, count) }),
  shippingMethods: v.pipe(v.array(shippingMethod), v.maxLength(200)),
  /** Applied in this order. */
  promotions: v.pipe(v.array(promotion), v.maxLength(1000)),
  purchaseOrders: v.strictObject({
    /** Maximum open amount on purchase orders, by currency. Currencies not listed cannot be sold on account. */
    limits: v.record(currencyCode, count),
    /** Restricts purchase orders to customers with a back-office account. */
    requiresSoldToId: v.boolean(),
  }),
  /** Companies name theirs by its id. */
  priceGroups: v.optional(v.pipe(v.array(priceGroup), v.maxLength(200))),
  /** Days a quote stays valid. */
  quoteValidDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  /** Largest discount from the list price that a role of the staff may give in a quote. */
  quoteDiscountLimits: v.optional(v.record(line, partsPerMillion)),
  /** Buyers' companies by their back-office accounts, with the codes that they book orders by. */
  companies: v.optional(
    v.pipe(
      v.array(v.strictObject({ soldToIds: v.pipe(v.array(line), v.minLength(1)), references: referenceRules })),
      v.maxLength(5000),
    ),
  ),
  distributors: v.pipe(v.array(distributor), v.maxLength(2000)),
  /**
   * Return policy, as published in structured data. The first rule that matches country and storage temperature
   * applies; a rule with neither matches all. Zero days: no returns. Nothing is published where no rule matches.
   */
  returns: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          countries: v.optional(countries),
          temperatures: v.optional(v.pipe(v.array(line), v.minLength(1))),
          days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)),
        }),
      ),
      v.maxLength(260),
    ),
  ),
  /** Named on quotes, orders and mails to their countries. */
  sellers: v.optional(v.pipe(v.array(v.strictObject({ countries, seller })), v.maxLength(260))),
});
export type CheckoutSettings = v.InferOutput<typeof checkoutSettings>;

/** A shipping method with its price for one cart (T-CCALL-14). */
export const shippingOffer = v.object({
  id: v.string(),
  name: v.object({ en_EN: v.string(), ja_JP: v.string(), zh_CN: v.string() }),
  price: v.object({ centAmount: v.number(), currencyCode, fractionDigits: v.number() }),
  discountedPrice: v.nullable(v.object({ centAmount: v.number(), currencyCode, fractionDigits: v.number() })),
});
export type ShippingOffer = v.InferOutput<typeof shippingOffer>;
