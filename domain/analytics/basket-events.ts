/** Events for a basket change: products added and removed (T-TANALYT-01, T-TANALYT-03). */
import type { Sale } from "@contracts/commerce/basket-answers";
import type { AnalyticsEvent } from "./events";
import { ecommerceOf } from "./sale";

type Added = { readonly sku: string; readonly count: number } | null;

/** @param before null if this page has not loaded the basket yet; then only `added` is reported */
export function basketEvents(before: Sale | null, after: Sale | null, added: Added): AnalyticsEvent[] {
  if (added) return eventOf("add_to_cart", pieces(after, [added]));
  if (!before) return [];
  const was = piecesBySku(before);
  const is = piecesBySku(after ?? { currency: null, items: [] });
  const changes = [...new Set([...was.keys(), ...is.keys()])].map((sku) => ({
    sku,
    count: (is.get(sku) ?? 0) - (was.get(sku) ?? 0),
  }));
  const gone = changes.flatMap(({ sku, count }) => (count < 0 ? [{ sku, count: -count }] : []));
  return [
    ...eventOf(
      "add_to_cart",
      pieces(
        after,
        changes.filter(({ count }) => count > 0),
      ),
    ),
    ...eventOf("remove_from_cart", pieces(before, gone)),
  ];
}

/** Event about the whole basket; null if it is empty. */
export function eventOf(
  name: "add_to_cart" | "remove_from_cart" | "view_cart" | "begin_checkout" | "e_requestQuote",
  sale: Sale | null,
): AnalyticsEvent[] {
  const ecommerce = sale && ecommerceOf(sale);
  return ecommerce ? [{ name, parameters: { ecommerce } }] : [];
}

/** Basket items for the given SKUs; unknown SKUs are skipped. */
function pieces(sale: Sale | null, wanted: readonly { readonly sku: string; readonly count: number }[]): Sale | null {
  if (!sale) return null;
  const items = wanted.flatMap(({ sku, count }) => {
    const item = sale.items.find((candidate) => candidate.sku === sku);
    return item ? [{ ...item, quantity: count }] : [];
  });
  return { ...sale, items };
}

function piecesBySku({ items }: Sale): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sku, quantity } of items) counts.set(sku, (counts.get(sku) ?? 0) + quantity);
  return counts;
}
