/** From catalogue data to what the selling policy needs of it. */
import type { Variant } from "@contracts/catalogue";
import type { CountryPrice } from "@contracts/money";
import type { PriceFact } from "./types";

/** The price that holds in `priceCountry`; a price of 0 or less is none (C-DATA-13). */
export function priceFactIn(prices: readonly CountryPrice[], priceCountry: string): PriceFact {
  const price = prices.find((candidate) => candidate.country === priceCountry);
  return price && price.centAmount > 0 ? { kind: "known", price } : { kind: "none" };
}

/** A trial size is offered when its SKU ends in T, its unit is Trial and it is active (C-DATA-14). */
export function isTrialSize(variant: Variant): boolean {
  return variant.sku.endsWith("T") && variant.attributes.unit === "Trial" && variant.attributes.active;
}
