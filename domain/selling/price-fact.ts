/** Converts catalogue prices for the selling policy. */
import type { CountryPrice } from "@contracts/values/money";
import type { PriceFact } from "./types";

/** Price in `priceCountry`; 0 or less counts as none (C-DATA-13). */
export function priceIn(prices: readonly CountryPrice[], priceCountry: string): CountryPrice | null {
  return prices.find(({ country, centAmount }) => country === priceCountry && centAmount > 0) ?? null;
}

/**
 * Price of each of `pieces`: the lowest of the list price and the breaks that the quantity reaches, so a larger
 * quantity never costs more for each piece.
 */
export function priceOfPiece<P extends CountryPrice>(price: P, pieces: number): P {
  const reached = (price.breaks ?? []).filter((each) => each.pieces <= pieces);
  const centAmount = Math.min(price.centAmount, ...reached.map((each) => each.centAmount));
  return centAmount === price.centAmount ? price : { ...price, centAmount };
}

/** Prices of each piece for larger quantities, smallest quantity first; each is lower than the one before. */
export function lowerPrices<P extends CountryPrice>(price: P): { readonly pieces: number; readonly price: P }[] {
  const steps = [...new Set((price.breaks ?? []).map(({ pieces }) => pieces))].sort((one, other) => one - other);
  const found: { pieces: number; price: P }[] = [];
  for (const pieces of steps) {
    const reached = priceOfPiece(price, pieces);
    if (reached.centAmount < (found.at(-1)?.price ?? price).centAmount) found.push({ pieces, price: reached });
  }
  return found;
}

export function priceFactIn(prices: readonly CountryPrice[], priceCountry: string): PriceFact {
  const price = priceIn(prices, priceCountry);
  return price ? { kind: "known", price } : { kind: "none" };
}
