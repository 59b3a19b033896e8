/** Converts catalogue prices for the selling policy. */
import type { CountryPrice } from "@contracts/values/money";
import type { PriceFact } from "./types";

/** Price in `priceCountry`; 0 or less counts as none (C-DATA-13). */
export function priceIn(prices: readonly CountryPrice[], priceCountry: string): CountryPrice | null {
  return prices.find(({ country, centAmount }) => country === priceCountry && centAmount > 0) ?? null;
}

export function priceFactIn(prices: readonly CountryPrice[], priceCountry: string): PriceFact {
  const price = priceIn(prices, priceCountry);
  return price ? { kind: "known", price } : { kind: "none" };
}
