/** Products as analytics know them: the item of Google Analytics 4, prices in major units of their currency. */
import type { Money } from "@contracts/values/money";
import * as v from "valibot";
import { decimalText } from "../money/format";

/** The brand of every item; the shop sells its own products only. */
export const itemBrand = "Benchside";

/** Google Analytics leaves out items beyond these. */
export const maxItems = 200;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const price = v.pipe(v.number(), v.minValue(0));

export const analyticsItem = v.strictObject({
  item_id: text,
  item_name: text,
  item_brand: v.literal(itemBrand),
  item_category: v.optional(text),
  item_variant: v.optional(text),
  item_list_id: v.optional(text),
  item_list_name: v.optional(text),
  /** Place in its list, from 0. */
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
    /** Of an order: its number, and what is not part of the value. */
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
  /** Size, or SKU where that is what was chosen. */
  readonly variant?: string | undefined;
  /** Left out where none is shown. */
  readonly price?: Money | null | undefined;
  readonly list?: { readonly id: string; readonly name: string; readonly index: number } | undefined;
}

/** An item without the members that nothing is known of. */
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

/** 39900 US cents are 399; 52000 yen are 52000. */
export function majorUnits(money: Pick<Money, "centAmount" | "fractionDigits">): number {
  return Number(decimalText(money));
}
