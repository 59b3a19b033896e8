/** A basket or an order for analytics, passed from pages to the browser's events. */
import type { Sale } from "@contracts/commerce/basket-answers";
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { Money } from "@contracts/values/money";
import { multiply } from "../money/money";
import { type AnalyticsItem, type Ecommerce, itemBrand, majorUnits, maxItems } from "./item";

type SoldItem = Sale["items"][number];

/** @param showsPrices false in countries whose baskets have no prices */
export function saleOf({ lineItems, currency }: Pick<Cart, "lineItems" | "currency">, showsPrices: boolean): Sale {
  return {
    currency: showsPrices ? currency : null,
    items: lineItems.flatMap((line) => (line.quantity > 0 ? [soldItemOf(line, showsPrices)] : [])),
  };
}

/** Ecommerce fields of a sale; `value` is the sum of its items. Null if there are none. */
export function ecommerceOf({ currency, items }: Sale): Ecommerce | null {
  if (items.length === 0) return null;
  const listed = items.slice(0, maxItems).map(analyticsItemOf);
  if (currency === null) return { items: listed.map(({ price: _, ...item }) => item) };
  return { currency, value: totalOf(items), items: listed };
}

/** Sum of the items in major units, without floating-point error. */
function totalOf(items: readonly SoldItem[]): number {
  const value = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  return Number(value.toFixed(4));
}

function analyticsItemOf({ sku, name, family, price, quantity }: SoldItem): AnalyticsItem {
  return {
    item_id: family,
    item_name: name,
    item_brand: itemBrand,
    item_variant: sku,
    ...(price !== null && { price }),
    quantity,
  };
}

function soldItemOf(line: LineItem, showsPrices: boolean): SoldItem {
  const { sku, name, productKey: family, quantity } = line;
  return { sku, name, family, quantity, price: showsPrices ? majorUnits(pieceOf(line)) : null };
}

/** Price of one piece after promotions; the rounded average if pieces of the line differ. */
function pieceOf({ totalPriceComputed, discountedPrice, price, quantity }: LineItem): Money {
  const piece = discountedPrice ?? price.value;
  if (multiply(piece, quantity).centAmount === totalPriceComputed.centAmount) return piece;
  return { ...piece, centAmount: Math.round(totalPriceComputed.centAmount / quantity) };
}
