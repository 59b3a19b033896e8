/** The market that a basket belongs to. */
import type { StoredCart } from "./token-store";
import type { BasketMarket } from "./types";

/**
 * A basket keeps the prices of its country (W19); distributor countries share a price. The currency follows from the
 * country.
 */
export function isOfMarket(reference: StoredCart, market: BasketMarket): boolean {
  return market.distributor ? reference.currency === distributorCurrency : reference.country === market.country;
}

/** Distributor countries use US prices (C-PRICE-08). */
const distributorCurrency = "USD";

/** Sent with a new basket. The gateway obeys it also for a country that its own settings do not name. */
export const orderType = (market: BasketMarket): { readonly custom?: { readonly type: "order" } } =>
  market.distributor ? { custom: { type: "order" } } : {};
