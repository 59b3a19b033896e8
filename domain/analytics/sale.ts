/** A basket or an order as analytics know it: what pages hand to the browser, and what events are made of. */
import type { Cart, LineItem } from "@contracts/cart";
import type { Money } from "@contracts/money";
import * as v from "valibot";
import { summarise } from "../cart/derived";
import { multiply } from "../money/money";
import { type AnalyticsItem, type Ecommerce, itemBrand, majorUnits, maxItems } from "./item";

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const amount = v.pipe(v.number(), v.minValue(0));

export const saleItem = v.object({
  sku: text,
  name: text,
  family: text,
  /** One piece as it counts, in major units; null where no price is shown. */
  price: v.nullable(amount),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type SaleItem = v.InferOutput<typeof saleItem>;

export const sale = v.object({
  /** Null where no price is shown. */
  currency: v.nullable(text),
  items: v.array(saleItem),
});
export type Sale = v.InferOutput<typeof sale>;

/** @param showsPrices false in countries whose baskets have no prices */
export function saleOf({ lineItems, currency }: Pick<Cart, "lineItems" | "currency">, showsPrices: boolean): Sale {
  return {
    currency: showsPrices ? currency : null,
    items: lineItems.flatMap((line) => (line.quantity > 0 ? [saleItemOf(line, showsPrices)] : [])),
  };
}

/** Promotion codes that are in effect, in one text. */
export const couponOf = (cart: Cart): string | null =>
  summarise(cart)
    .activeCodes.map(({ code }) => code)
    .join(",") || null;

/** Members of commerce for all of a sale; the value is what its items come to. */
export function ecommerceOf({ currency, items }: Sale): Ecommerce | null {
  if (items.length === 0) return null;
  const listed = items.slice(0, maxItems).map(analyticsItemOf);
  if (currency === null) return { items: listed.map(({ price: _, ...item }) => item) };
  return { currency, value: totalOf(items), items: listed };
}

/** Sum of the items in major units, without what floats would add to it. */
function totalOf(items: readonly SaleItem[]): number {
  const value = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  return Number(value.toFixed(4));
}

function analyticsItemOf({ sku, name, family, price, quantity }: SaleItem): AnalyticsItem {
  return {
    item_id: family,
    item_name: name,
    item_brand: itemBrand,
    item_variant: sku,
    ...(price !== null && { price }),
    quantity,
  };
}

function saleItemOf(line: LineItem, showsPrices: boolean): SaleItem {
  const { sku, name, productKey: family, quantity } = line;
  return { sku, name, family, quantity, price: showsPrices ? majorUnits(pieceOf(line)) : null };
}

/** Price of a piece after promotions; where pieces of a line differ, their average to the minor unit. */
function pieceOf({ totalPriceComputed, discountedPrice, price, quantity }: LineItem): Money {
  const piece = discountedPrice ?? price.value;
  if (multiply(piece, quantity).centAmount === totalPriceComputed.centAmount) return piece;
  return { ...piece, centAmount: Math.round(totalPriceComputed.centAmount / quantity) };
}
