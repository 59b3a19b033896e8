/** Response of `/getclp`: list price and stock of every size of a product in one country (C-DATA-20 to C-DATA-24). */
import type { LookupAnswer, LookupEntry, StockRecord } from "@contracts/catalogue/availability";

/** Stock below this is low. */
const lowStock = 5;

/** A `map` keyed by SKU, or an `array` of entries with their SKU. Upstreams use both. */
type LookupFormat = "map" | "array";

export function lookupAnswerOf(records: readonly StockRecord[], country: string, format: LookupFormat): LookupAnswer {
  const entries = records.map((record): LookupEntry & { sku: string } => ({
    sku: record.sku,
    pricing: {
      // Minor units of the country's currency: whole yen for JP, fen for CN.
      "list-price": record.prices.find((price) => price.country === country)?.centAmount ?? null,
    },
    inventory: { "current-stock": stockWord(record.onHand) },
  }));
  if (format === "array") return { products: entries };
  return { products: Object.fromEntries(entries.map(({ sku, ...entry }) => [sku, entry])) };
}

function stockWord(onHand: number): string {
  if (onHand === 0) return "Out of Stock";
  return onHand < lowStock ? "Low Stock" : "In Stock";
}
