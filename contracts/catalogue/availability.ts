/**
 * Wire format of the availability service: price lookup for JP and CN (C-DATA-20 to C-DATA-24) and ship dates
 * (T-SHIP-03).
 */
import * as v from "valibot";
import { countryPrice } from "../values/money";
import { productKey, sku } from "./catalogue";

const line = v.pipe(v.string(), v.maxLength(512));

/** One size. The price is in minor units: JPY has no decimals, CNY has two. */
const lookupEntry = v.looseObject({
  sku: v.optional(line),
  pricing: v.looseObject({
    "list-price": v.nullable(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.0+)?$/))])),
  }),
  inventory: v.looseObject({ "current-stock": v.nullable(v.union([v.string(), v.number()])) }),
});
export type LookupEntry = v.InferOutput<typeof lookupEntry>;

/** `products` is an array or a map keyed by SKU; both are accepted (C-DATA-21). */
export const lookupAnswer = v.looseObject({
  products: v.union([v.array(lookupEntry), v.record(v.string(), lookupEntry)]),
});
export type LookupAnswer = v.InferOutput<typeof lookupAnswer>;

export const lookupQuery = v.object({
  /** SKU or product number. */
  productno: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[0-9]{4,6}([A-Z]{1,2}[0-9]{0,2})?$/)),
  country: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
});

export const maxShipDateItems = 50;
export const shipDateRequest = v.strictObject({
  items: v.pipe(
    v.array(v.strictObject({ sku, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)) })),
    v.minLength(1),
    v.maxLength(maxShipDateItems),
  ),
});

/** Calendar day "YYYY-MM-DD". */
const calendarDay = v.pipe(v.string(), v.isoDate());
const shipDateItem = v.object({ sku: line, quantity: v.number(), finalShipDate: v.nullable(calendarDay) });
export type ShipDateItem = v.InferOutput<typeof shipDateItem>;
export const shipDateAnswer = v.object({ items: v.array(shipDateItem) });

/** One line of the stock import. */
export const stockRecord = v.strictObject({
  sku,
  productKey,
  prices: v.pipe(v.array(countryPrice), v.maxLength(260)),
  /** Pieces that can ship on the next business day. */
  onHand: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  /** Calendar days until more stock arrives. */
  replenishmentDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
});
export type StockRecord = v.InferOutput<typeof stockRecord>;
