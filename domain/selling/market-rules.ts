/** Selling rules of a country, independent of products: selling mode, price country, basket features. */
import type { SellingSettings } from "@contracts/settings";
import type { Market } from "../market/market";

export const customerKinds = ["anonymous", "customer", "punchout"] as const;
export type CustomerKind = (typeof customerKinds)[number];

/**
 * - `direct`: catalogue prices, basket, checkout;
 * - `price-service`: prices from the price service (JP, CN);
 * - `distributor`: a basket without prices that becomes a request to the local distributor;
 * - `partner`: sold by a partner's shop;
 * - `punchout`: a procurement session, with prices and basket in any country;
 * - `information`: no price, no basket.
 */
export type SellingMode = "direct" | "price-service" | "distributor" | "partner" | "punchout" | "information";

/** Customer kind of a public page, which is the same for everyone in a market. */
export const customerOfMarket = ({ procurement }: Pick<Market, "procurement">): CustomerKind =>
  procurement ? "punchout" : "anonymous";

/** A country with prices of its own is not sold to through distributors, even if their list names it (AMB-C-05). */
export function resolveSellingMode(country: string, customer: CustomerKind, settings: SellingSettings): SellingMode {
  if (customer === "punchout") return "punchout";
  if (settings.priceServiceCountries.includes(country)) return "price-service";
  if (settings.priceCountries.includes(country)) return "direct";
  if (settings.b2dAllowedCountries.includes(country)) return "distributor";
  if (partnerLink(country, settings)) return "partner";
  return "information";
}

/** Partner's shop in a country (C-PRICE-09). */
export function partnerLink(country: string, settings: SellingSettings): string | null {
  return Object.hasOwn(settings.partnerCountries, country) ? (settings.partnerCountries[country] ?? null) : null;
}

/** True if a basket becomes a distributor request; sets the cart type "order" (T-CCALL-17). */
export function isDistributorCountry(country: string, settings: SellingSettings): boolean {
  return resolveSellingMode(country, "anonymous", settings) === "distributor";
}

/**
 * Settings for a basket that the storefront opened for a distributor. The storefront also reads distributor countries
 * from editors' texts, which services do not read, so its decision overrides the settings. A country's own prices still
 * take precedence.
 */
export const servedByDistributor = (settings: SellingSettings, country: string): SellingSettings =>
  settings.b2dAllowedCountries.includes(country)
    ? settings
    : { ...settings, b2dAllowedCountries: [...settings.b2dAllowedCountries, country] };

/** Country whose prices apply: US for distributor countries, otherwise the country itself (C-PRICE-08). */
export function priceCountryOf(country: string, settings: SellingSettings): string {
  return isDistributorCountry(country, settings) ? "US" : country;
}

/** Basket features in a country (rows T-BTN-07, T-BASK-09 to T-BASK-21). */
export interface BasketRules {
  readonly mode: SellingMode;
  /** If false, no basket button and no panel. */
  readonly available: boolean;
  readonly showsPrices: boolean;
  readonly showsSubtotal: boolean;
  /** Path of the proceed button; null without a checkout. */
  readonly checkoutPath: "/checkout/review" | "/ct/punchout/review" | null;
  /** The checkout on one page, for customers who are signed in. */
  readonly expressPath: "/checkout" | null;
  /** The checkout of guests, who pay by card; null where the operator does not allow it. */
  readonly guestPath: "/checkout/guest" | null;
  /** "lead": distributor request; "quote": price quote. Both start at /quote/review. */
  readonly quoteMode: "quote" | "lead" | null;
  readonly quotePath: "/quote/review" | null;
  readonly proceedLabelKey: "basket.checkout" | null;
  readonly quoteLabelKey: "basket.requestQuote" | "basket.japanReview" | "basket.turnIntoQuote" | null;
  readonly noteKeys: readonly ("basket.distributorNote" | "basket.quoteText")[];
  readonly checkoutType: "regular" | "quote" | "punchout" | "quoteb2d";
  /** Kind of quote that this country creates (AMB-T-19). */
  readonly quoteItemType: "quoteUS" | "quoteJP" | "quoteB2D" | "quoteEMEA" | null;
  readonly priceCountry: string;
}

/** The only decision about baskets of a country, shared by page, panel, quick add and gateway. */
export function resolveBasketRules(country: string, customer: CustomerKind, settings: SellingSettings): BasketRules {
  const mode = resolveSellingMode(country, customer, settings);
  const lead = mode === "distributor";
  const punchout = mode === "punchout";
  const available = punchout || lead || (settings.basketCountries.includes(country) && mode !== "information");
  const showsPrices = available && !lead;
  const checkout = available && mode === "direct";
  const quote = available && !punchout && !lead && settings.quoteCountries.includes(country);
  return {
    mode,
    available,
    showsPrices,
    showsSubtotal: showsPrices,
    checkoutPath: punchout ? "/ct/punchout/review" : checkout ? "/checkout/review" : null,
    expressPath: checkout && customer === "customer" ? "/checkout" : null,
    guestPath:
      checkout && customer === "anonymous" && settings.guestOrderCountries?.includes(country)
        ? "/checkout/guest"
        : null,
    quoteMode: lead ? "lead" : quote ? "quote" : null,
    quotePath: lead || quote ? "/quote/review" : null,
    proceedLabelKey: punchout || checkout ? "basket.checkout" : null,
    quoteLabelKey: quoteLabel(lead, quote, checkout),
    noteKeys: lead ? ["basket.distributorNote"] : quote ? ["basket.quoteText"] : [],
    checkoutType: punchout ? "punchout" : lead ? "quoteb2d" : checkout ? "regular" : "quote",
    quoteItemType: lead ? "quoteB2D" : quote ? quoteItemTypeOf(country) : null,
    priceCountry: priceCountryOf(country, settings),
  };
}

/** Without a checkout, the quote is the next step, and its button is labeled accordingly (T-BASK-17, T-BASK-19). */
function quoteLabel(lead: boolean, quote: boolean, checkout: boolean): BasketRules["quoteLabelKey"] {
  if (lead) return "basket.requestQuote";
  if (!quote) return null;
  return checkout ? "basket.turnIntoQuote" : "basket.japanReview";
}

function quoteItemTypeOf(country: string): BasketRules["quoteItemType"] {
  if (country === "US") return "quoteUS";
  return country === "JP" ? "quoteJP" : "quoteEMEA";
}
