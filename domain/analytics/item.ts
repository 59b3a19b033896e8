/** Google Analytics 4 items; prices are in major units of their currency. */
import type { Money } from "@contracts/values/money";
import * as v from "valibot";
import { decimalText } from "../money/format";

/** Brand of every item; the shop only sells its own products. */
export const itemBrand = "Benchside";

/** Google Analytics ignores additional items. */
export const maxItems = 200;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const price = v.pipe(v.number(), v.minValue(0));

const analyticsItem = v.strictObject({
  item_id: text,
  item_name: text,
  item_brand: v.literal(itemBrand),
  item_category: v.optional(text),
  item_variant: v.optional(text),
  item_list_id: v.optional(text),
  item_list_name: v.optional(text),
  /** Zero-based position in its list. */
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  price: v.optional(price),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type AnalyticsItem = v.InferOutput<typeof analyticsItem>;

export const ecommerce = v.pipe(
  v.strictObject({
    currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    value: v.optional(price),
    item_list_id: v.optional(text),
    item_list_name: v.optional(text),
    coupon: v.optional(text),
    shipping_tier: v.optional(text),
    payment_type: v.optional(text),
    /** Orders only: the order number, tax and shipping. */
    transaction_id: v.optional(text),
    tax: v.optional(price),
    shipping: v.optional(price),
    items: v.pipe(v.array(analyticsItem), v.minLength(1), v.maxLength(maxItems)),
  }),
  v.check(
    ({ currency, value, items }) =>
      currency !== undefined || (value === undefined && items.every((item) => item.price === undefined)),
    "a price without a currency",
  ),
);
export type Ecommerce = v.InferOutput<typeof ecommerce>;

interface ItemInput {
  readonly id: string;
  readonly name: string;
  readonly category?: string | undefined;
  /** Size, or the SKU if one was chosen. */
  readonly variant?: string | undefined;
  /** Omitted if no price is shown. */
  readonly price?: Money | null | undefined;
  readonly list?: { readonly id: string; readonly name: string; readonly index: number } | undefined;
}

/** Item without unknown fields. */
export function itemOf({ id, name, category, variant, price: money, list }: ItemInput): AnalyticsItem {
  return {
    item_id: id,
    item_name: name,
    item_brand: itemBrand,
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    ...(list && { item_list_id: list.id, item_list_name: list.name, index: list.index }),
    ...(money && { price: majorUnits(money), quantity: 1 }),
  };
}

/** Converts to major units: 39900 US cents are 399, 52000 yen are 52000. */
export function majorUnits(money: Pick<Money, "centAmount" | "fractionDigits">): number {
  return Number(decimalText(money));
}
