/** From catalogue data to what the selling policy needs of it. */
import type { CountryPrice } from "@contracts/values/money";
import type { PriceFact } from "./types";

/** The price that holds in `priceCountry`; a price of 0 or less is none (C-DATA-13). */
export function priceIn(prices: readonly CountryPrice[], priceCountry: string): CountryPrice | null {
  return prices.find(({ country, centAmount }) => country === priceCountry && centAmount > 0) ?? null;
}

/** The same, as the policy asks for it. */
export function priceFactIn(prices: readonly CountryPrice[], priceCountry: string): PriceFact {
  const price = priceIn(prices, priceCountry);
  return price ? { kind: "known", price } : { kind: "none" };
}
